import { within } from '@banneret/geometry';
import type { Because, Option, Seat } from '@banneret/kernel';
import { NOBODY, type UnitId } from '../battle.js';
import { CONTACT, ONE_RANGE } from '../rulings.js';
import type { State } from '../state.js';
import { basesOf, isOnTable, officerOf, rosterOf, seatOf, unitOf, unitsOf } from '../units.js';

/** AT43-HERO-04: heroes who got out of a machine and are on their own. */
export const lonelyHeroes = (state: State, seat: Seat): UnitId[] =>
  [...unitsOf(state, seat)].filter(unit => rosterOf(state, unit).pool === 'pilot' && isOnTable(state, unit));

/** AT43-HERO-04, -05: the other units of his side on the table; what he cannot lead says why. */
export function unitsToLead(state: State, hero: UnitId): Option[] {
  const options: Option[] = [];
  for (const unit of unitsOf(state, seatOf(state, hero))) {
    if (unit === hero || !isOnTable(state, unit)) continue;
    const because = leadBar(state, hero, unit);
    options.push({ id: unit, ...(because && { barred: [because] }) });
  }
  return options;
}

/** nobody's while he is disorganised himself; else units without officer, of his category and rank, that he stands in cohesion with. */
function leadBar(state: State, hero: UnitId, unit: UnitId): Because | undefined {
  if (unitOf(state, hero).morale === 'disorganised') return { rule: 'AT43-HERO-05', say: 'at43.no.heroShaken' };
  if (officerOf(state, unit) !== NOBODY) return { rule: 'AT43-HERO-04', say: 'at43.no.hasOfficer' };
  const [own, other] = [rosterOf(state, hero), rosterOf(state, unit)];
  if (other.category !== own.category || other.rank !== own.rank)
    return { rule: 'AT43-HERO-04', say: 'at43.no.otherTroops' };
  return isInCohesion(state, hero, unit) ? undefined : { rule: 'AT43-HERO-05', say: 'at43.no.heroApart' };
}

/** No member more than 10 cm from him, and at least one in contact. */
function isInCohesion(state: State, hero: UnitId, unit: UnitId): boolean {
  const base = basesOf(state, hero)[0]!;
  const bases = basesOf(state, unit);
  return bases.every(one => within(base, one, ONE_RANGE)) && bases.some(one => within(base, one, CONTACT));
}
