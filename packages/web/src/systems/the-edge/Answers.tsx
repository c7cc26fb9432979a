import { boardOf, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import type { Desk } from '../../table/desk.js';
import { draftOf, placesOf } from './aims.js';
import { centreOfHexes, hexesOf, outlineOf, pointsOf } from './hexes.js';
import { outlineAround } from './outline.js';

/** Where the answer of a lesson would put pieces. */
export function Hinted({ desk }: { readonly desk: Desk }): JSX.Element {
  const board = boardOf(desk.state as State);
  return (
    <g class="edge-hinted">
      {placesOf(desk.state as State, desk.hint?.choice).flatMap((place, i) =>
        hexesOf(board, place).map(hex => <polygon key={`${i} ${hex.q} ${hex.r}`} points={outlineOf(hex, 0.9)} />),
      )}
    </g>
  );
}

/** A tick, and a cross: whether it may be is not told by colour alone. */
const TICK = 'M-7 0-2 5.5 8-6';
const CROSS = 'M-6-6 6 6M6-6-6 6';

/** Where the answer so far would put pieces: bases as they would stand. */
export function Aims({ desk }: { readonly desk: Desk }): JSX.Element {
  useCell(desk.draft);
  const board = boardOf(desk.state as State);
  const { choice } = draftOf(desk);
  const legal = choice === undefined || desk.judge(choice).ok;
  return (
    <g class={legal ? 'edge-aims' : 'edge-aims illegal'}>
      {placesOf(desk.state as State, choice).map((place, i) => {
        const hexes = hexesOf(board, place);
        const { x, y } = centreOfHexes(hexes);
        return (
          <g key={i}>
            <polygon points={pointsOf(outlineAround(hexes, 2))} />
            <path class="edge-aim-sign" d={legal ? TICK : CROSS} transform={`translate(${x} ${y})`} />
          </g>
        );
      })}
    </g>
  );
}
