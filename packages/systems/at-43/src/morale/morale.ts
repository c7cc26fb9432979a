import type { UnitId } from '../battle.js';
import { needFor } from '../resolution.js';
import { MORALE_DIFFICULTY, waveringStrength, type Need } from '../rulings.js';
import type { State } from '../state.js';
import { isArmour, isImmobilised, isOnTable, rosterOf, sheetOf, strengthOf, unitOf } from '../units.js';

/** AT43-MOR-08, -12, R-68, R-69: the highest Morale in its ranks; `null` if somebody has nerves of steel. */
export function moraleOf(state: State, unit: UnitId): number | null {
  let highest = 0;
  for (const { id } of unitOf(state, unit).fighters) {
    const { morale } = sheetOf(state, id);
    if (morale === null) return null;
    highest = Math.max(highest, morale);
  }
  return highest;
}

/** AT43-MOR-03 to -05, R-67: must it test before it is activated? Units off the table never do. */
export function mustTest(state: State, unit: UnitId): boolean {
  if (!isOnTable(state, unit)) return false;
  if (isArmour(state, unit)) return unitOf(state, unit).fighters.every(fighter => isImmobilised(state, fighter));
  return strengthOf(state, unit) <= waveringStrength(rosterOf(state, unit).rank);
}

/** AT43-MOR-09: what the die needs. */
export const moraleNeed = (morale: number): Need => needFor(morale, MORALE_DIFFICULTY);
