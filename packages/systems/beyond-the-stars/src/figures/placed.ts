import { gap, gapToPolygon, legLength, within, type Placed, type Polygon, type Um } from '@banneret/geometry';
import { nearestOn } from '../ground/nearest.js';
import { HAIR } from '../rulings.js';
import type { Sheet } from '../sheet.js';
import { memoByFigure } from './memo.js';
import { bearerOf } from './sharedBase.js';
import { figureOf, pieceOf, sheetOf, type FigureId, type PieceId, type Spot, type State } from '../state.js';

/** A figure's base in its place. Passengers and occupants have none of their own; BTS-BAS-10: Servants may share one. */
export const placedOf = memoByFigure(
  (state, figure) => figureOf(state, bearerOf(state, figure)).spot,
  (state, figure) => standingOf(state, bearerOf(state, figure)),
);

/** Where it stands itself, even on the base of another. */
export const standingOf = (state: State, figure: FigureId): Placed =>
  placedAt(sheetOf(state, figure), figureOf(state, figure).spot);

export const placedAt = (sheet: Sheet, { x, y, facing }: Spot): Placed => ({ base: sheet.base, at: { x, y }, facing });

/** near enough to be called base to base by whoever puts figures there. */
export const inContact = (a: Placed, b: Placed): boolean => within(a, b, HAIR);

/** Who stands on the table for a figure: itself, or what carries it. BTS-CMD-12. */
export const carrierOf = (state: State, figure: FigureId): FigureId => {
  const { place, host } = figureOf(state, figure);
  return place === 'aboard' ? host : figure;
};

/** whoever is in a building, or aboard, is as near as what he is in. */
export function distanceOf(state: State, one: FigureId, other: FigureId): Um {
  const [a, b] = [carrierOf(state, one), carrierOf(state, other)];
  if (a === b) return 0;
  const [first, second] = [figureOf(state, a), figureOf(state, b)];
  if (first.place === 'inside' && second.place === 'inside') return betweenBuildings(state, first.host, second.host);
  if (second.place === 'inside') return fromBuilding(state, a, second.host);
  return first.place === 'inside' ? fromBuilding(state, b, first.host) : gap(placedOf(state, a), placedOf(state, b));
}

const fromBuilding = (state: State, figure: FigureId, piece: number): Um =>
  gapToPolygon(placedOf(state, figure), pieceOf(state, piece).outline);

/** How far two buildings are from each other, or one from itself. */
export const betweenBuildings = (state: State, a: PieceId, b: PieceId): Um =>
  a === b ? 0 : betweenOutlines(pieceOf(state, a).outline, pieceOf(state, b).outline);

/** Buildings do not overlap: a corner of one of them is nearest. */
function betweenOutlines(one: Polygon, other: Polygon): Um {
  const away = (corners: Polygon, wall: Polygon): number =>
    Math.min(...corners.map(corner => legLength(corner, nearestOn(wall, corner))));
  return Math.min(away(one, other), away(other, one));
}

/** BTS-GEN-22, -24, R-01: nearest points of the bases; always in range of itself. */
export function isWithin(state: State, one: FigureId, other: FigureId, distance: Um): boolean {
  const [a, b] = [carrierOf(state, one), carrierOf(state, other)];
  if (a === b) return true;
  if (figureOf(state, a).place !== 'table' || figureOf(state, b).place !== 'table')
    return distanceOf(state, a, b) <= distance;
  return within(placedOf(state, a), placedOf(state, b), distance);
}
