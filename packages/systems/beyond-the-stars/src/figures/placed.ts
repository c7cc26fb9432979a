import { gap, gapToPolygon, within, type Placed, type Um } from '@banneret/geometry';
import type { Sheet } from '../sheet.js';
import { memoByFigure } from './memo.js';
import { bearerOf } from './sharedBase.js';
import { figureOf, pieceOf, sheetOf, type FigureId, type Spot, type State } from '../state.js';

/** A figure's base in its place. Passengers and occupants have none of their own; BTS-BAS-10: Servants may share one. */
export const placedOf = memoByFigure(
  (state, figure) => figureOf(state, bearerOf(state, figure)).spot,
  (state, figure) => standingOf(state, bearerOf(state, figure)),
);

/** Where it stands itself, even on the base of another. */
export const standingOf = (state: State, figure: FigureId): Placed =>
  placedAt(sheetOf(state, figure), figureOf(state, figure).spot);

export const placedAt = (sheet: Sheet, { x, y, facing }: Spot): Placed => ({ base: sheet.base, at: { x, y }, facing });

/** whoever is in a building is as near as the building. */
export function distanceOf(state: State, a: FigureId, b: FigureId): Um {
  if (a === b) return 0;
  const [first, second] = [figureOf(state, a), figureOf(state, b)];
  if (second.place === 'inside') return first.place === 'inside' ? 0 : fromBuilding(state, a, second.host);
  return first.place === 'inside' ? fromBuilding(state, b, first.host) : gap(placedOf(state, a), placedOf(state, b));
}

const fromBuilding = (state: State, figure: FigureId, piece: number): Um =>
  gapToPolygon(placedOf(state, figure), pieceOf(state, piece).outline);

/** BTS-GEN-22, -24, R-01: nearest points of the bases; always in range of itself. */
export function isWithin(state: State, a: FigureId, b: FigureId, distance: Um): boolean {
  if (a === b) return true;
  if (figureOf(state, a).place === 'inside' || figureOf(state, b).place === 'inside')
    return distanceOf(state, a, b) <= distance;
  return within(placedOf(state, a), placedOf(state, b), distance);
}
