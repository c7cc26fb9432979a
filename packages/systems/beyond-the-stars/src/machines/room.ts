import { moveField, nearestStand, overlapping, type MoveField, type Placed, type Point } from '@banneret/geometry';
import { spotAt } from '../deploy/stand.js';
import { placedOf } from '../figures/placed.js';
import { groundOf } from '../ground/board.js';
import { isClosed } from '../movement/field.js';
import type { C } from '../procedures/machine.js';
import { figureOf, sheetOf, type FigureId, type State } from '../state.js';

/** Figures that must go somewhere else, as near as possible. */

const standsOnTable = (state: State, figure: FigureId): boolean => figureOf(state, figure).place === 'table';

/** Scenery that a figure cannot stand in, and these bases. */
function fieldFor(state: State, figure: FigureId, bases: readonly Placed[]): MoveField {
  return moveField(groundOf(state.battle), {
    forbidden: piece => isClosed(state, figure, piece),
    blockers: bases.map(placed => ({ placed, clearance: 0 })),
  });
}

const othersBut = (state: State, ...left: readonly FigureId[]): Placed[] =>
  [...state.figures.keys()]
    .filter(other => !left.includes(other) && standsOnTable(state, other))
    .map(other => placedOf(state, other));

/** The nearest free place for a figure; past everybody else, or wherever scenery lets it stand. */
export function placeNear(state: State, figure: FigureId, at: Point, crowded: boolean): Point | undefined {
  const field = fieldFor(state, figure, crowded ? othersBut(state, figure) : []);
  return nearestStand(field, sheetOf(state, figure).base, 0, at);
}

/** Who would stand under a base. */
export const under = (state: State, placed: Placed, except: FigureId): FigureId[] =>
  [...state.figures.keys()].filter(
    other => other !== except && standsOnTable(state, other) && overlapping(placed, placedOf(state, other)),
  );

/** BTS-MON-05, -10: a figure is shifted as little as possible to make room for another one there. */
export function giveWay(c: C, other: FigureId, comer: FigureId, there: Placed): void {
  const { spot } = figureOf(c.state, other);
  const field = fieldFor(c.state, other, [...othersBut(c.state, other, comer), there]);
  const to = nearestStand(field, sheetOf(c.state, other).base, spot.facing, spot);
  if (to !== undefined)
    c.emit({ type: 'figure.shifted', figure: other, to: spotAt(c.state, other, to), how: 'made-way' });
}
