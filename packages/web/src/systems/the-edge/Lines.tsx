import { boardOf, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import type { Desk } from '../../table/desk.js';
import { useSighting } from '../../tabletop/Sight.js';
import { hexesOf, middleOf, pointsOf, type At } from './hexes.js';
import { outlineAround } from './outline.js';

/** All seven hexes. */
const WHOLE_SPACE = 127;

/** Lines of fire at the Squad that is pointed at, and the Spaces that cut them. */
export function Lines({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const sighting = useSighting(desk);
  const board = boardOf(desk.state as State);
  if (sighting === undefined) return null;
  const place = ({ x, y }: { readonly x: number; readonly y: number }): At => middleOf({ q: x, r: y });
  return (
    <g class="edge-lines">
      {sighting.inTheWay.map(({ id }) => (
        <polygon
          key={id}
          class="tt-in-the-way"
          points={pointsOf(outlineAround(hexesOf(board, { space: Number(id), mask: WHOLE_SPACE }), 1))}
        />
      ))}
      {sighting.looks.map(({ from, to, isClear }, i) => {
        const [a, b] = [place(from), place(to)];
        const ends = { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
        const blocked = isClear ? '' : ' blocked';
        return (
          <g key={i}>
            <line class="edge-line-edge" {...ends} />
            <line class={`edge-line${blocked}`} {...ends} />
            {isClear ? (
              <circle class="edge-line-end" cx={b.x} cy={b.y} r={9} />
            ) : (
              <path class="edge-line-end blocked" d="M-7-7 7 7M7-7-7 7" transform={`translate(${b.x} ${b.y})`} />
            )}
          </g>
        );
      })}
    </g>
  );
}
