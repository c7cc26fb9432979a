import { hasRule } from '../compile.js';
import { distanceOf, inContact, placedOf } from '../figures/placed.js';
import { is, onTable } from '../figures/traits.js';
import { memoByPosition } from '../ground/memo.js';
import { baseArea } from '../rulings.js';
import { seatOf, sheetOf, type FigureId, type State } from '../state.js';

const touch = (state: State, a: FigureId, b: FigureId): boolean => inContact(placedOf(state, a), placedOf(state, b));

/** A comrade in contact, no larger at the base, and nearer to the target. */
const isNext = (state: State, from: FigureId, next: FigureId, target: FigureId): boolean =>
  touch(state, from, next) &&
  baseArea(sheetOf(state, next).base) <= baseArea(sheetOf(state, from).base) &&
  distanceOf(state, next, target) < distanceOf(state, from, target);

/** BTS-SPR-78, R-87: is this figure one of the two in line before the shooter? */
export const standsInLine = (state: State, shooter: FigureId, target: FigureId, other: FigureId): boolean =>
  lines(state, shooter * state.figures.length + target).includes(other);

/** Those in line before a shooter on the way to a target; remembered, since every shot asks. */
const lines = memoByPosition((state, key): readonly FigureId[] => {
  const [shooter, target] = [Math.floor(key / state.figures.length), key % state.figures.length];
  if (!is(state, shooter, 'infantry') || !hasRule(state, shooter, 'srLineTroops')) return [];
  const comrades = onTable(state, seatOf(state, shooter)).filter(figure => hasRule(state, figure, 'srLineTroops'));
  const second = comrades.filter(figure => isNext(state, shooter, figure, target));
  return [...second, ...comrades.filter(third => second.some(figure => isNext(state, figure, third, target)))];
});
