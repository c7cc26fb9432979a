import { unitSheetOf, type FigureId, type PieceId, type State } from '../state.js';
import { judgeAboard } from './aboard.js';
import { judgeLodging } from './judge.js';
import type { Placement, PlaceQuestion } from './placement.js';
import { spotFor } from './suggest.js';

/** Where a figure of a unit that is put down goes: onto the table, aboard the unit's Transport, or into a building. */
export type Berth =
  | { readonly kind: 'table' }
  | { readonly kind: 'aboard' }
  | { readonly kind: 'inside'; readonly piece: PieceId; readonly storey: number };

const TABLE: Berth = { kind: 'table' };
const ABOARD: Berth = { kind: 'aboard' };

/** All that a figure may choose from, whoever else chooses the same; the judge of the whole has the last word. */
export function berthsOf(state: State, ask: PlaceQuestion, figure: FigureId): readonly Berth[] {
  const storeys = state.battle.terrain.flatMap(({ storeys: count = 1 }, piece) =>
    Array.from({ length: count }, (_, storey) => ({ figure, piece, storey })),
  );
  return [
    TABLE,
    ...(judgeAboard(state, ask.unit, [figure]).ok ? [ABOARD] : []),
    ...storeys
      .filter(lodging => judgeLodging(state, ask, lodging).ok)
      .map(({ piece, storey }): Berth => ({ kind: 'inside', piece, storey })),
  ];
}

/** Where a placement has a figure. */
export function berthIn({ aboard, inside }: Placement, figure: FigureId): Berth {
  if (aboard.includes(figure)) return ABOARD;
  const lodging = inside.find(other => other.figure === figure);
  return lodging === undefined ? TABLE : { kind: 'inside', piece: lodging.piece, storey: lodging.storey };
}

/** The placement with one figure elsewhere. On the table it joins the others where there is room, else it stands on one of them. */
export function berthed(
  state: State,
  ask: PlaceQuestion,
  placement: Placement,
  figure: FigureId,
  berth: Berth,
): Placement {
  const spots = placement.spots.filter(other => other.figure !== figure);
  const aboard = placement.aboard.filter(other => other !== figure);
  const inside = placement.inside.filter(other => other.figure !== figure);
  switch (berth.kind) {
    case 'aboard':
      return { do: 'place', spots, aboard: [...aboard, figure], inside };
    case 'inside':
      return { do: 'place', spots, aboard, inside: [...inside, { figure, piece: berth.piece, storey: berth.storey }] };
    case 'table': {
      const { x, y, facing } = spots[0] ?? { x: 0, y: 0, facing: 0 };
      const spot = spotFor(state, ask, figure, { x, y }, { spots, aboard, inside }) ?? { figure, x, y, facing };
      return { do: 'place', spots: inOrder(state, ask, [...spots, spot]), aboard, inside };
    }
  }
}

/** As the unit's sheet has them, so that the same placement always reads the same. */
function inOrder(state: State, { unit }: PlaceQuestion, spots: Placement['spots']): Placement['spots'] {
  const { figures } = unitSheetOf(state, unit);
  return [...spots].sort((a, b) => figures.indexOf(a.figure) - figures.indexOf(b.figure));
}
