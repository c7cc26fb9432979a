import { gap, within } from '@banneret/geometry';
import type { Um, UnitId } from '../battle.js';
import { bandOf, CONTACT } from '../rulings.js';
import type { Fighter, State } from '../state.js';
import { leaderOf, placedOf } from '../units.js';

/** AT43-GEN-03: from edge to edge. */
export const distanceBetween = (state: State, a: Fighter, b: Fighter): Um =>
  gap(placedOf(state, a), placedOf(state, b));

/** AT43-GEN-04: unit to unit is leader to leader. */
export const unitDistance = (state: State, a: UnitId, b: UnitId): Um =>
  distanceBetween(state, leaderOf(state, a), leaderOf(state, b));

/** AT43-GEN-07. */
export const bandBetween = (state: State, a: Fighter, b: Fighter): number => bandOf(distanceBetween(state, a, b));

/** AT43-GEN-06. */
export const inContact = (state: State, a: Fighter, b: Fighter): boolean =>
  within(placedOf(state, a), placedOf(state, b), CONTACT);
