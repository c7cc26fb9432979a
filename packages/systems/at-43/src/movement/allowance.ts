import type { Um, UnitId } from '../battle.js';
import { halfOf, RAPID_BONUS } from '../rulings.js';
import type { Fighter, State } from '../state.js';
import { isEngaged } from '../table/engagement.js';
import { isArmour, isImmobilised, sheetOf, unitOf } from '../units.js';
import type { Mode } from './field.js';

/** AT43-MOV-13 to -17, R-32: how far a fighter may go; each uses his own Movement. */
export function allowanceOf(state: State, unit: UnitId, fighter: Fighter, mode: Mode): Um {
  if (!canMove(state, unit, fighter)) return 0;
  const { movement } = sheetOf(state, fighter.id);
  if (mode === 'rapid') return movement + RAPID_BONUS[isArmour(state, unit) ? 'armour' : 'infantry'];
  return isEngaged(state, unit) ? halfOf(movement) : movement;
}

/** AT43-DMG-16, R-77: not without propulsion, and a support weapon not without a gunner of its unit. */
function canMove(state: State, unit: UnitId, fighter: Fighter): boolean {
  if (isImmobilised(state, fighter)) return false;
  if (sheetOf(state, fighter.id).role !== 'supportWeapon') return true;
  return unitOf(state, unit).fighters.some(({ id }) => sheetOf(state, id).role === 'gunner');
}

/** Can anybody of the unit move at all? */
export const isMobile = (state: State, unit: UnitId): boolean =>
  unitOf(state, unit).fighters.some(fighter => canMove(state, unit, fighter));
