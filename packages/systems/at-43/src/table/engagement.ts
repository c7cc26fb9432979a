import { anyWithin, within } from '@banneret/geometry';
import type { UnitId } from '../battle.js';
import { perKey, type PerKey } from '../remember.js';
import { CONTACT } from '../rulings.js';
import type { Fighter, State } from '../state.js';
import { areEnemies, basesOf, isArmour, placedOf, seatOf, unitOf, unitsOnTable } from '../units.js';

const touches = perKey<readonly Fighter[], PerKey<readonly Fighter[], boolean>>();

/** Is any fighter of one unit in contact with one of the other (AT43-GEN-06)? Remembered by the two lists of fighters. */
export function unitsTouch(state: State, a: UnitId, b: UnitId): boolean {
  const [own, other] = [unitOf(state, a).fighters, unitOf(state, b).fighters];
  return touches(own, () => perKey())(other, () => anyWithin(basesOf(state, a), basesOf(state, b), CONTACT));
}

/** The enemy units that a unit on the table touches. */
export function enemiesInContact(state: State, unit: UnitId): UnitId[] {
  const found: UnitId[] = [];
  for (const other of unitsOnTable(state))
    if (areEnemies(state, unit, other) && unitsTouch(state, unit, other)) found.push(other);
  return found;
}

/** AT43-STAT-03, -04, R-25: armour never is; infantry is engaged by any enemy in contact, machines included. */
export function isEngaged(state: State, unit: UnitId): boolean {
  if (isArmour(state, unit) || unitOf(state, unit).place !== 'table') return false;
  const seat = seatOf(state, unit);
  // Asked at every turn of the rules, so without a generator.
  for (let other = 0; other < state.units.length; other++)
    if (state.units[other]!.place === 'table' && seatOf(state, other) !== seat && unitsTouch(state, unit, other))
      return true;
  return false;
}

/** AT43-STAT-02. */
export const isFree = (state: State, unit: UnitId): boolean => !isEngaged(state, unit);

/** Enemies in contact with one fighter, with their units. */
export function contactsOf(state: State, unit: UnitId, fighter: Fighter): { unit: UnitId; fighter: Fighter }[] {
  const base = placedOf(state, fighter);
  const found: { unit: UnitId; fighter: Fighter }[] = [];
  for (const other of enemiesInContact(state, unit))
    for (const [i, placed] of basesOf(state, other).entries())
      if (within(base, placed, CONTACT)) found.push({ unit: other, fighter: unitOf(state, other).fighters[i]! });
  return found;
}

/** AT43-SHO-13, R-42: the infantry units linked by contact with an engaged unit, itself first; alone if it is free. */
export function meleeAround(state: State, unit: UnitId): UnitId[] {
  const found = [unit];
  if (!isEngaged(state, unit)) return found;
  for (const member of found)
    for (const other of enemiesInContact(state, member))
      if (!isArmour(state, other) && !found.includes(other)) found.push(other);
  return found;
}
