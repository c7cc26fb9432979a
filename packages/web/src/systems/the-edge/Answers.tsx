import { isObject } from '@banneret/kernel';
import { boardOf, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import type { Desk } from '../../table/desk.js';
import { draftOf, placesOf } from './aims.js';
import { centreOfHexes, hexesOf, outlineOf, pointsOf, type At } from './hexes.js';
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

/** Two blades. */
const BLADES = 'M-8-8 8 8M8-8-8 8M-8.5 4-4 8.5M8.5 4 4 8.5';

/** What the answer so far would do: bases as they would stand, the way there, whom it strikes. Over the figures, for it is often among them. */
export function Aims({ desk }: { readonly desk: Desk }): JSX.Element {
  useCell(desk.draft);
  const state = desk.state as State;
  const board = boardOf(state);
  const { choice } = draftOf(desk);
  const legal = choice === undefined || desk.judge(choice).ok;
  const way = wayOf(state, choice);
  const target = strikeOf(state, choice);
  return (
    <g class={legal ? 'edge-aims' : 'edge-aims illegal'} aria-hidden="true">
      {way !== undefined && (
        <>
          <polyline class="edge-way-edge" points={pointsOf(way)} />
          <polyline class="edge-way" points={pointsOf(way)} />
        </>
      )}
      {placesOf(state, choice).map((place, i) => {
        const hexes = hexesOf(board, place);
        const { x, y } = centreOfHexes(hexes);
        return (
          <g key={i}>
            <polygon points={pointsOf(outlineAround(hexes, 2))} />
            <Sign path={legal ? TICK : CROSS} x={x} y={y} />
          </g>
        );
      })}
      {target !== undefined && <Sign path={legal ? BLADES : CROSS} {...target} />}
    </g>
  );
}

const Sign = ({ path, x, y }: At & { readonly path: string }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <circle class="edge-aim-disc" r={13} />
    <path class="edge-aim-sign" d={path} />
  </g>
);

/** From where a figure stands, through the Spaces it crosses, to where it would stand. */
function wayOf(state: State, choice: unknown): readonly At[] | undefined {
  if (!isObject(choice) || choice['do'] !== 'move') return undefined;
  const board = boardOf(state);
  const from = state.figures[Number(choice['figure'])];
  const [to] = placesOf(state, choice);
  if (from === undefined || to === undefined) return undefined;
  const crossed = Array.isArray(choice['path']) ? (choice['path'] as readonly number[]).slice(0, -1) : [];
  const middles = [from, ...crossed.map(space => ({ space, mask: MIDDLE })), to];
  return middles.map(place => centreOfHexes(hexesOf(board, place)));
}

/** The middle hex of a Space. */
const MIDDLE = 1;

/** Between two who would come to blows. */
function strikeOf(state: State, choice: unknown): At | undefined {
  if (!isObject(choice) || typeof choice['target'] !== 'number') return undefined;
  const board = boardOf(state);
  const both = [state.figures[Number(choice['figure'])], state.figures[choice['target']]];
  const [a, b] = both.map(figure => figure && centreOfHexes(hexesOf(board, figure)));
  return a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
