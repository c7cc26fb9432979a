import type { Because, Ctx } from '@banneret/kernel';
import type { FighterId, WeaponId } from '../battle.js';
import type { Event } from '../events.js';
import { needFor, needReason, successes } from '../resolution.js';
import type { Need } from '../rulings.js';
import type { State } from '../state.js';
import { sheetOf, weaponOf } from '../units.js';

/** AT43-DMG-02: Penetration against Protection, on the universal table. */
export const damageNeed = (state: State, weapon: WeaponId, fighter: FighterId): Need =>
  needFor(weaponOf(state, weapon).penetration, sheetOf(state, fighter).protection);

/** Tells the dice of so many tests against this fighter, and gives the successes (none of them is ever rerolled, DMG-04). */
export function tellDamage(
  c: Ctx<State, Event>,
  test: { readonly seat: number; readonly weapon: WeaponId; readonly tests: number },
  against: FighterId,
  faces: readonly number[],
): number {
  const { seat, weapon, tests } = test;
  const need = damageNeed(c.state, weapon, against);
  const won = successes(need, tests, faces);
  const reason = (): Because =>
    needReason('AT43-DMG-02', weaponOf(c.state, weapon).penetration, sheetOf(c.state, against).protection, need);
  const why = c.explain ? { why: [reason()] } : {};
  c.emit({ type: 'test.rolled', seat, need, tests, faces, successes: won, test: 'damage', against, ...why });
  return won;
}
