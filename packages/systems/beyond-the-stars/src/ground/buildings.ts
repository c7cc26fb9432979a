import { onSegment, whereabouts, type Point, type Polygon, type Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { hasRule } from '../compile.js';
import { is } from '../figures/traits.js';
import { boxOf } from '../movement/boxes.js';
import { SMALL_GAP } from '../rulings.js';
import { figureOf, pieceOf, seatOf, sheetOf, type FigureId, type Opening, type PieceId, type State } from '../state.js';

/** BTS-BLD-22: 4 cm a storey. */
export const storeyHeight = (state: State, piece: PieceId): Um => {
  const { height, storeys = 1 } = pieceOf(state, piece);
  return Math.round(height / storeys);
};

/** Everybody in one storey, or in the whole building. */
export function occupantsOf(state: State, piece: PieceId, storey?: number): FigureId[] {
  return [...state.figures.keys()].filter(figure => {
    const { place, host, storey: own } = figureOf(state, figure);
    return place === 'inside' && host === piece && (storey === undefined || own === storey);
  });
}

/** One storey of a building. */
export interface Room {
  readonly piece: PieceId;
  readonly storey: number;
}

/** The room somebody is in. */
export function roomOf(state: State, figure: FigureId): Room | null {
  const { place, host, storey } = figureOf(state, figure);
  return place === 'inside' ? { piece: host, storey } : null;
}

/** Are two figures in the same room? */
export function sharesRoom(state: State, one: FigureId, other: FigureId): boolean {
  const [a, b] = [figureOf(state, one), figureOf(state, other)];
  return a.place === 'inside' && b.place === 'inside' && a.host === b.host && a.storey === b.storey;
}

export const isHeldBy = (state: State, seat: Seat, piece: PieceId, storey: number): boolean =>
  occupantsOf(state, piece, storey).some(figure => seatOf(state, figure) === seat);

/** BTS-BLD-18: a fight in which one side has nobody left. */
export const isFoughtOut = (state: State, piece: PieceId, storey: number): boolean =>
  state.fights.some(fight => fight.piece === piece && fight.storey === storey) &&
  !(isHeldBy(state, 0, piece, storey) && isHeldBy(state, 1, piece, storey));

/** BTS-BLD-02: who may go in. */
export const mayEnter = (state: State, figure: FigureId): boolean =>
  is(state, figure, 'infantry') || (is(state, figure, 'siege') && hasRule(state, figure, 'srLightSiege'));

/** BTS-BLD-04: doors and windows; only doors of fortified buildings, and for Siege Weapons. */
export const mayUse = (state: State, figure: FigureId, piece: PieceId, { kind }: Opening): boolean =>
  kind === 'door' || (pieceOf(state, piece).fortified !== true && !is(state, figure, 'siege'));

/** The first place outside an opening where the figure's base fits against the wall. */
export function doorstepOf(state: State, figure: FigureId, piece: PieceId, opening: Opening): Point {
  const { outline } = pieceOf(state, piece);
  const reach = boxOf(sheetOf(state, figure).base) + SMALL_GAP;
  for (let i = 0; i < outline.length; i++) {
    const [a, b] = [outline[i] as Point, outline[(i + 1) % outline.length] as Point];
    if (!onSegment(a, b, opening)) continue;
    const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    // The outside of a counter-clockwise outline is on the right of its edges.
    return {
      x: Math.round(opening.x + ((b.y - a.y) * reach) / length),
      y: Math.round(opening.y - ((b.x - a.x) * reach) / length),
    };
  }
  return { x: opening.x, y: opening.y };
}

/** BTS-BLD-21: may one of his side leave the fight in this storey? It must keep as many as the enemy. */
export function mayLeaveFight(state: State, figure: FigureId): boolean {
  const { place, host, storey } = figureOf(state, figure);
  if (place !== 'inside') return false;
  const [own = 0, foe = 0] = [seatOf(state, figure), 1 - seatOf(state, figure)].map(
    seat => occupantsOf(state, host, storey).filter(one => seatOf(state, one) === seat).length,
  );
  return own - 1 >= foe;
}

/** A point inside, for templates that are aimed at it. */
export const middleOf = (outline: Polygon): Point => ({
  x: Math.round(outline.reduce((sum, { x }) => sum + x, 0) / outline.length),
  y: Math.round(outline.reduce((sum, { y }) => sum + y, 0) / outline.length),
});

/** Where a template is aimed: at the figure, or at the building it is in. BTS-BLD-14. */
export function aimAt(state: State, target: FigureId): Point {
  const { place, host, spot } = figureOf(state, target);
  return place === 'inside' ? middleOf(pieceOf(state, host).outline) : { x: spot.x, y: spot.y };
}

/** BTS-BLD-15: the building that a point lies on. */
export const buildingAt = (state: State, at: Point): PieceId | undefined => {
  const found = state.battle.terrain.findIndex(
    ({ kind, outline }) => kind === 'building' && whereabouts(outline, at) !== 'outside',
  );
  return found < 0 ? undefined : found;
};

/** BTS-BLD-24: can the building that the figure is in catch fire? */
export function burnableAround(state: State, figure: FigureId): PieceId[] {
  const { place, host } = figureOf(state, figure);
  return place === 'inside' && pieceOf(state, host).flammable && !state.burning.includes(host) ? [host] : [];
}
