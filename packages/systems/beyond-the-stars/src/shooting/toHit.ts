import { Tally } from '@banneret/kernel';
import { activeRules, weaponRules, type ActiveRule } from '../compile.js';
import { distanceOf } from '../figures/placed.js';
import type { ShotCase } from '../rule.js';
import { halfLength } from '../rulings.js';
import { sheetOf, type State } from '../state.js';
import type { ShotGroup } from './declare.js';
import { carrierOf, movedBy } from './platform.js';
import { inTheWay, isIntoMelee } from './targets.js';
import { shotRules, weaponOf } from './weapons.js';

export function shotCase(state: State, { shooter, weapon: at, target }: Omit<ShotGroup, 'dice'>): ShotCase {
  const weapon = weaponOf(state, shooter, at);
  const reach = distanceOf(state, carrierOf(state, shooter), target);
  return { state, shooter, weapon, target, reach, near: reach <= halfLength(weapon.range) };
}

/** All rules that matter to a shot: the shooter's with auras, and the weapon's. */
export const rulesOfShot = ({ state, shooter, weapon }: ShotCase): readonly ActiveRule[] => [
  ...activeRules(state, shooter),
  ...weaponRules(state, shooter, weapon.rules),
];

/** The sum of all modifiers of the roll to hit. BTS-SHO-16, -20. */
export function toHitTally(shot: ShotCase, explain = false): Tally {
  const { state, shooter, weapon, target } = shot;
  const roll = new Tally(0, explain);
  // BTS-WPN-07, -08, -10, -11, BTS-CAV-08, BTS-MON-12, BTS-VEH-14: whatever may be fired at all by one who has moved.
  if (movedBy(state, shooter).moved) roll.add(-1, { rule: 'BTS-SHO-20', say: 'bts.why.moved' }, 'moved');
  if (isIntoMelee(state, shooter, target, inTheWay(state, shooter, weapon, target)))
    roll.add(-1, { rule: 'BTS-SHO-16', say: 'bts.why.into-melee' }, 'engaged');
  for (const { rule, u } of rulesOfShot(shot)) rule.shoot?.toHit?.(roll, shot, u);
  for (const { rule, u } of activeRules(state, target)) rule.target?.toHit?.(roll, shot, u);
  return roll;
}

/** BTS-SHO-21, R-07: does only an unmodified 6 hit? Flamethrowers do not care (BTS-WPN-11c). */
export const needsSix = (shot: ShotCase): boolean =>
  activeRules(shot.state, shot.target).some(({ rule, u }) => rule.target?.onlySix?.(shot, u) === true) ||
  shotRules(shot.state, shot.shooter, shot.weapon).some(({ rule, u }) => rule.shoot?.onlySix?.(shot, u) === true);

/** BTS-SHO-08: the face to reach. */
export function ctOf(shot: ShotCase): number {
  let { ct } = sheetOf(shot.state, shot.shooter);
  for (const { rule, u } of rulesOfShot(shot)) ct = rule.shoot?.ct?.(ct, shot, u) ?? ct;
  return ct;
}
