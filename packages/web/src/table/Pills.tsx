import type { SeatInfo } from '@banneret/room';
import type { ComponentChildren, JSX } from 'preact';
import { useWords } from '../app/language.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import { SeatMark, seatClass } from './Seat.js';

interface ScoreProps {
  readonly system: WebSystem;
  readonly desk: Desk;
  /** The seats that the table waits for. */
  readonly awaited?: readonly number[];
  /** What else there is to say of a seat: whose it is, its clock. */
  readonly beside?: (seat: number, info: SeatInfo) => ComponentChildren;
}

/** Who plays, and how it stands: a pill in the colour of each side with its sign, the round between them. */
export function Score({ system, desk, awaited = [], beside }: ScoreProps): JSX.Element {
  const t = useWords();
  const { state, seats } = desk;
  const scores = state === undefined ? undefined : scoresOf(system, state);
  return (
    <div class="bar-score">
      <ul class="seats">
        {seats.map((info, seat) => (
          <li key={seat} class={`pill ${seatClass(seat)}${awaited.includes(seat) ? ' awaited' : ''}`}>
            <SeatMark seat={seat} />
            <span class="pill-name">{info.name}</span>
            {beside?.(seat, info)}
            {scores?.[seat] !== undefined && (
              <span class="pill-score" title={t('web.seat.score')}>
                <span class="hidden-label">{t('web.seat.score')}</span> {scores[seat]}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p class="status" role="status">
        {state === undefined ? '' : (system.status?.(state, desk.t) ?? '')}
      </p>
    </div>
  );
}

/** Most games count something all the time; those that do not say otherwise are scored as at their end. */
const scoresOf = ({ scores, entry }: WebSystem, state: unknown): readonly number[] | undefined =>
  scores === undefined ? entry.game.system.result(state).scores : scores(state);
