import { within } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { NOBODY, type UnitId } from '../battle.js';
import { CONTACT, ONE_RANGE } from '../rulings.js';
import type { State } from '../state.js';
import { basesOf, isOnTable, officerOf, rosterOf, seatOf, unitOf, unitsOf } from '../units.js';

/** AT43-HERO-04: heroes who got out of a machine and are on their own. */
export const lonelyHeroes = (state: State, seat: Seat): UnitId[] =>
  [...unitsOf(state, seat)].filter(unit => rosterOf(state, unit).pool === 'pilot' && isOnTable(state, unit));

/**
 * AT43-HERO-04, -05, R-72: units without officer, of his category and rank, that he stands in cohesion with; none while he is
 * disorganised himself.
 */
export const unitsToLead = (state: State, hero: UnitId): UnitId[] =>
  [...unitsOf(state, seatOf(state, hero))].filter(unit => {
    if (unitOf(state, hero).morale === 'disorganised') return false;
    const [own, other] = [rosterOf(state, hero), rosterOf(state, unit)];
    // He himself is an officer.
    if (!isOnTable(state, unit) || officerOf(state, unit) !== NOBODY) return false;
    return other.category === own.category && other.rank === own.rank && isInCohesion(state, hero, unit);
  });

/** No member more than 10 cm from him, and at least one in contact. */
function isInCohesion(state: State, hero: UnitId, unit: UnitId): boolean {
  const base = basesOf(state, hero)[0]!;
  const bases = basesOf(state, unit);
  return bases.every(one => within(base, one, ONE_RANGE)) && bases.some(one => within(base, one, CONTACT));
}
