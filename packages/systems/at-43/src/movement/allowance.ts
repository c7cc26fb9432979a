import type { Because } from '@banneret/kernel';
import type { Um, UnitId } from '../battle.js';
import { halfOf, RAPID_BONUS } from '../rulings.js';
import type { Acting, Fighter, State } from '../state.js';
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

/** AT43-DMG-16, R-40, R-77: not without propulsion, not thrown down in the activation, and a support weapon not without a gunner. */
const canMove = (state: State, unit: UnitId, fighter: Fighter): boolean =>
  stuckBecause(state, unit, fighter) === undefined;

/** Why a fighter cannot move at all. */
export function stuckBecause(state: State, unit: UnitId, fighter: Fighter): Because | undefined {
  if (isImmobilised(state, fighter)) return { rule: 'AT43-DMG-16', say: 'at43.no.stuck' };
  if (isThrownDown(state, unit, fighter)) return { rule: 'AT43-STAT-06', say: 'at43.no.thrownDown' };
  if (sheetOf(state, fighter.id).role !== 'supportWeapon') return undefined;
  return unitOf(state, unit).fighters.some(({ id }) => sheetOf(state, id).role === 'gunner')
    ? undefined
    : { rule: 'AT43-DMG-16', say: 'at43.no.noGunner' };
}

/** whoever lies on the ground in the activation of his unit, which stood up as it began, does nothing more in it. */
export const isThrownDown = (state: State, unit: UnitId, { prone }: Fighter): boolean =>
  prone && state.acting?.unit === unit;

/** Can anybody of the unit move at all? */
export const isMobile = (state: State, unit: UnitId): boolean =>
  unitOf(state, unit).fighters.some(fighter => canMove(state, unit, fighter));

/** AT43-MOV-01, ACT-13, DMG-16: why the unit that acts may not move any more. */
export function moveBar(state: State, unit: UnitId, { moved, struck }: Acting): Because | undefined {
  if (moved !== 'none') return { rule: 'AT43-MOV-01', say: 'at43.no.movedAlready' };
  if (struck.length > 0) return { rule: 'AT43-ACT-13', say: 'at43.no.meleeLast' };
  if (isMobile(state, unit)) return undefined;
  const { fighters } = unitOf(state, unit);
  const reasons = fighters.map(fighter => stuckBecause(state, unit, fighter)).filter(one => one !== undefined);
  return reasons.find(({ rule }) => rule !== 'AT43-DMG-16') ?? { rule: 'AT43-DMG-16', say: 'at43.no.immobilised' };
}
