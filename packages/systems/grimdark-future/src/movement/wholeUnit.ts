import { pathLength, type Formation, type MoveField, type Mover, type Um } from '@banneret/geometry';
import { fieldFor, gaitOf } from '../ground/board.js';
import type { MoveOrder } from '../rule.js';
import type { State, UnitId } from '../state.js';
import { figures, type Figure } from '../units/figures.js';
import { allowance, type Legs } from './movement.js';

/** A unit that moves as one: how far each model may go, where, and the ways that come of it. */

export const moversOf = (living: readonly Figure[], order: MoveOrder, most: Um): Mover[] =>
  living.map(figure => ({ placed: figure, budget: Math.min(allowance(figure, order), most) }));

/** One field for a whole unit: over everything if all its models fly, else as those go who walk. */
export const commonField = (state: State, unit: UnitId): MoveField =>
  fieldFor(state, unit, figures(state, unit).every(({ kind }) => gaitOf(kind) === 'fly') ? 'fly' : 'walk');

export function legsOf(formation: Formation): Legs | undefined {
  if (!formation.ok) return undefined;
  return formation.paths.map(path => (pathLength(path) === 0 ? [] : path.slice(1)));
}
