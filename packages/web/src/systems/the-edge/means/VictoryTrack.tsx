import { duelVp, VP_TRACK_HALF, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import type { Desk } from '../../../table/desk.js';
import { SideSign } from '../SideSign.js';

const STEP = 16;
const STATIONS = 2 * VP_TRACK_HALF + 1;
const [WIDE, HIGH] = [STATIONS * STEP, 22];

/** The track of a duel: one marker, pulled from both ends. Each side's stations bear its colour and its sign. */
export function VictoryTrack({ desk }: { readonly desk: Desk }): JSX.Element {
  const { marker } = desk.state as State;
  const { t, seats } = desk;
  const said = t.say('web.edge.track', {
    first: seats[0]?.name ?? '',
    second: seats[1]?.name ?? '',
    one: duelVp(marker, 0),
    two: duelVp(marker, 1),
  });
  return (
    <svg class="edge-track" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={said}>
      <title>{said}</title>
      <path class="edge-track-line" d={`M${STEP / 2} ${HIGH / 2}H${WIDE - STEP / 2}`} />
      {Array.from({ length: STATIONS }, (_, i) => {
        const at = VP_TRACK_HALF - i;
        const seat = at > 0 ? 0 : 1;
        const isTaken = at !== 0 && Math.sign(at) === Math.sign(marker) && Math.abs(at) <= Math.abs(marker);
        return (
          <circle
            key={i}
            class={`edge-station${at === 0 ? ' middle' : ` seat-${seat}`}${isTaken ? ' taken' : ''}`}
            cx={xOf(at)}
            cy={HIGH / 2}
            r={at === 0 || Math.abs(at) === VP_TRACK_HALF ? 5.2 : 3.4}
          />
        );
      })}
      <g
        class={`edge-marker${marker === 0 ? '' : ` seat-${marker > 0 ? 0 : 1}`}`}
        style={{ transform: `translate(${xOf(marker)}px, ${HIGH / 2}px)` }}
      >
        <path class="edge-marker-crystal" d="M0-10 7-1 0 10-7-1z" />
        {marker !== 0 && <SideSign seat={marker > 0 ? 0 : 1} size={3.4} />}
      </g>
    </svg>
  );
}

/** The first player's end is on the left. */
const xOf = (at: number): number => (VP_TRACK_HALF - at + 0.5) * STEP;
