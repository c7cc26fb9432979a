import type { Seat } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import type { State } from '../state.js';
import { clockwiseAfter, seatOf, unitOf, unitsOf } from '../units.js';

/** AT43-MS1-05. */
export const PRIORITY_TARGETS = 3;

export const clockwiseFrom = (state: State, seat: Seat): Seat[] => [seat, ...clockwiseAfter(state, seat)];

/** AT43-RSV-04, R-75: what may start in reserve. */
export const assaultUnits = (state: State, seat: Seat): UnitId[] =>
  [...unitsOf(state, seat)].filter(unit => unitOf(state, unit).place === 'assault');

/** Enemy units that can be named: everything the enemy brings, reinforcements included; pilots are not units yet. */
export const priorityCandidates = (state: State, seat: Seat): UnitId[] =>
  [...state.units.keys()].filter(unit => {
    const { place } = unitOf(state, unit);
    return seatOf(state, unit) !== seat && place !== 'pilot' && place !== 'unused';
  });

/** What a portion is called with so many sides (`missions/portions.ts` cuts them so). */
export const portionWord = (sides: number): 'half' | 'third' | 'quarter' =>
  sides === 2 ? 'half' : sides === 3 ? 'third' : 'quarter';
