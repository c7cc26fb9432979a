import { ownRules } from '../compile.js';
import { isMakeshift, pierces, rerollsOnes } from '../machines/penetration.js';
import type { Blow } from '../rule.js';
import { ONLY_SIX, reaches, TRAJECTORY_NEED } from '../rulings.js';
import type { ShotGroup } from '../shooting/declare.js';
import { inTheWay } from '../shooting/targets.js';
import { ctOf, needsSix, rulesOfShot, shotCase, toHitTally } from '../shooting/toHit.js';
import { mustBeMadeAgain, trajectoryBonus } from '../shooting/trajectoryBonus.js';
import { rerollOf } from '../shooting/rerolls.js';
import { weaponOf } from '../shooting/weapons.js';
import type { FigureId, State } from '../state.js';
import { saveOf } from '../wounds/saves.js';
import { strikerRules, woundNeed, woundTally } from '../wounds/table.js';

/** Chances of single dice, asked of the same functions that the procedures ask. */

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The chance that a die reaches a need. */
export const dieChance = (need: number, modifier: number): number =>
  FACES.filter(face => reaches(face, modifier, need)).length / FACES.length;

/** A failure may be rolled again once. */
const retried = (chance: number, again: boolean): number => (again ? chance + (1 - chance) * chance : chance);

/** That one die hits. BTS-SHO-08, -21. */
export function hitChance(state: State, group: Omit<ShotGroup, 'dice'>): number {
  const shot = shotCase(state, group);
  const six = needsSix(shot);
  const chance = dieChance(six ? ONLY_SIX : ctOf(shot), six ? 0 : toHitTally(shot).total);
  return retried(chance, rerollOf(state, group) !== 'no');
}

/** That a hit gets past all that is in its way. BTS-SHO-12, BTS-BLD-10, BTS-ACT-06. */
export function arrivalChance(state: State, group: ShotGroup): number {
  const weapon = weaponOf(state, group.shooter, group.weapon);
  if (weapon.category === 'flamer') return 1;
  const way = inTheWay(state, group.shooter, weapon, group.target);
  if (way.length === 0) return 1;
  const again = rulesOfShot(shotCase(state, group)).some(({ rule }) => rule.shoot?.rerollsTrajectory === true);
  let chance = 1;
  for (const by of way) {
    const once = dieChance(TRAJECTORY_NEED, trajectoryBonus(state, group, way, by));
    // A roll that must be made again has used up its re-roll.
    chance *= mustBeMadeAgain(state, group.target, by)
      ? once * once + (again ? (1 - once) * once : 0)
      : retried(once, again);
  }
  return chance;
}

/** That one wound roll wounds. BTS-WND-01 to -03. Not for Vehicles. */
export function woundChance(state: State, blow: Blow): number {
  const { need, second } = woundNeed(state, blow);
  const { total } = woundTally(state, blow);
  const rerolls = strikerRules(state, blow).some(({ rule, u }) => rule.wound?.rerollsOnes?.(blow, state, u) === true);
  // A die that shows a 1 is rolled again, whether or not a 1 would have been enough; the second die of a 6/X roll too.
  const rolled = (face: number): number => {
    const once = dieChance(face, total);
    return rerolls ? once - (reaches(1, total, face) ? 1 / FACES.length : 0) + once / FACES.length : once;
  };
  return second === 0 ? rolled(need) : rolled(need) * rolled(second);
}

/** That a wound is ignored. BTS-CHA-01, BTS-ACT-02. */
export function saveChance(state: State, victim: FigureId): number {
  const save = saveOf(state, victim);
  if (save === undefined) return 0;
  const again = ownRules(state, victim).some(({ rule }) => rule.victim?.rerollsSaves === true);
  return retried(dieChance(save.need, save.bonus), again);
}

/** That one Penetration roll pierces a Vehicle. BTS-VEH-06, BTS-SPR-04, -30. */
export function pierceChance(state: State, blow: Blow): number {
  const piercing = FACES.filter(face => pierces(state, blow, face)).length / FACES.length;
  // Bound to succeed whatever the die: nothing is rolled, so nothing is rolled again (BTS-VEH-07).
  if (pierces(state, blow, 1)) return 1;
  const again = rerollsOnes(state, blow) ? piercing / FACES.length : 0;
  return isMakeshift(state, blow) ? piercing * piercing + again : piercing + again;
}

/** The blow of a shot that arrives at its victim. */
export function shotBlow(state: State, group: Omit<ShotGroup, 'dice'>, victim: FigureId): Blow {
  const { force, pen } = weaponOf(state, group.shooter, group.weapon);
  const { near } = shotCase(state, group);
  return { kind: 'shot', by: group.shooter, victim, force, pen, weapon: group.weapon, near };
}
