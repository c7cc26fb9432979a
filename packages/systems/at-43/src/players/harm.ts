import { bandOf, templateOf, type Need } from '../rulings.js';
import { NOBODY, type FighterId, type UnitId, type WeaponId } from '../battle.js';
import type { Target } from '../events.js';
import type { Aim } from '../decisions/aim.js';
import { zoneVictims } from '../fire/impacts.js';
import { candidates, firingAt, salvosOf } from '../fire/targets.js';
import { needFor } from '../resolution.js';
import type { Fighter, State, Use } from '../state.js';
import { byEye } from '../table/byEye.js';
import {
  areEnemies,
  fighterIn,
  isArmour,
  leaderOf,
  rosterOf,
  sheetOf,
  unitOf,
  unitsOnTable,
  weaponOf,
} from '../units.js';

/** What shots and blows may be expected to cost the enemy, in army points, less what they cost one's own side. */

/** The chance of one test. */
const chance = (need: Need): number => (need === 'never' ? 0 : need === 'always' ? 1 : (7 - need) / 6);

const withRerolls = (p: number, rerolls: number): number => {
  let missed = 1;
  for (let i = 0; i <= rerolls; i++) missed *= 1 - p;
  return 1 - missed;
};

/** What one fighter of a unit is worth; a machine's structure points are its fighters. */
export function worthEach(state: State, unit: UnitId): number {
  const { cost, fighters } = rosterOf(state, unit);
  return Math.max(5, cost) / Math.max(1, fighters.length);
}

/** A machine takes about so many structure points before it is gone. */
const structureOf = (state: State, fighter: FighterId): number => {
  const { chassis, propulsion } = sheetOf(state, fighter);
  return 1.5 * chassis + propulsion;
};

/** Impacts on one unit: the army points they take from it. */
function costOfImpacts(state: State, unit: UnitId, impacts: number, weapon: WeaponId): number {
  const { penetration, damage } = weaponOf(state, weapon);
  const { fighters } = unitOf(state, unit);
  const victim = fighters[0];
  if (victim === undefined || impacts <= 0) return 0;
  const wounds = impacts * chance(needFor(penetration, sheetOf(state, victim.id).protection));
  const each = worthEach(state, unit);
  if (isArmour(state, unit)) return each * Math.min(fighters.length, (wounds * damage) / structureOf(state, victim.id));
  return each * Math.min(fighters.length, wounds);
}

const radiusOf = (state: State, { id }: Fighter): number => {
  const { base } = sheetOf(state, id);
  return base.kind === 'round' ? base.radius : base.width / 2;
};

/** Edge to edge as it looks. */
export const seemingGap = (state: State, a: Fighter, b: Fighter): number =>
  Math.max(0, byEye(state, a, b) - radiusOf(state, a) - radiusOf(state, b));

function aimedAt(state: State, { unit, fighter }: Target): Fighter {
  const one = fighter === NOBODY ? undefined : fighterIn(unitOf(state, unit), fighter);
  return one ?? leaderOf(state, unit);
}

/** Hits of a salvo at the distance it looks to have. */
function expectedHits(state: State, unit: UnitId, weapon: WeaponId, target: Target, shooters: number): number {
  const { accuracy, locked, rate, rerolls } = weaponOf(state, weapon);
  const band = bandOf(seemingGap(state, leaderOf(state, unit), aimedAt(state, target)));
  const need = locked === null ? needFor(accuracy ?? 0, band) : (locked as Need);
  return rate * shooters * withRerolls(chance(need), rerolls);
}

/** AT43-ZON: those between are hit first, friend or foe. */
function directHarm(state: State, unit: UnitId, weapon: WeaponId, target: Target, uses: readonly Use[]): number {
  const hits = expectedHits(state, unit, weapon, target, uses.length);
  if (hits === 0) return 0;
  const zone = zoneVictims(state, { unit, weapon, target, uses });
  let harm = 0;
  let left = hits;
  for (const member of zone) {
    const share = Math.min(1, left);
    left -= share;
    harm += (areEnemies(state, unit, member.unit) ? 1 : -1) * costOfImpacts(state, member.unit, share, weapon);
  }
  return harm + costOfImpacts(state, target.unit, left, weapon);
}

/** AT43-IND-13: everybody under the template, with what he is worth to whom. */
function blastHarm(state: State, unit: UnitId, weapon: WeaponId, target: Target, shooters: number): number {
  const hits = expectedHits(state, unit, weapon, target, shooters);
  const { radius, impacts } = templateOf(weaponOf(state, weapon).area, Math.round(hits));
  return harmAround(state, unit, weapon, aimedAt(state, target), radius, impacts) * Math.min(1, 0.4 + hits / 2);
}

export function harmAround(
  state: State,
  unit: UnitId,
  weapon: WeaponId,
  at: Fighter,
  radius: number,
  impacts: number,
): number {
  let harm = 0;
  for (const other of unitsOnTable(state)) {
    const under = unitOf(state, other).fighters.filter(one => byEye(state, one, at) <= radius + radiusOf(state, one));
    if (under.length === 0) continue;
    const cost = costOfImpacts(state, other, under.length * impacts, weapon);
    // Whoever is not hit lies on the ground: that is worth something too.
    harm += areEnemies(state, unit, other) ? 1.3 * cost : -1.5 * cost;
  }
  return harm;
}

export interface Shot {
  readonly aim: Aim;
  readonly harm: number;
}

/** The best salvo with a weapon, or nothing worth firing. Of a unit under indirect fire two fighters are looked at. */
export function bestShot(state: State, unit: UnitId, weapon: WeaponId): Shot | undefined {
  const indirect = weaponOf(state, weapon).mode === 'indirect';
  let best: Shot | undefined;
  for (const uses of salvosOf(state, unit, weapon))
    for (const target of candidates(state, unit, weapon, uses)) {
      if (!areEnemies(state, unit, target.unit) || (indirect && !isLandmark(state, target))) continue;
      const firing = firingAt(state, unit, weapon, target, uses);
      if (firing.length === 0) continue;
      const harm = indirect
        ? blastHarm(state, unit, weapon, target, firing.length)
        : directHarm(state, unit, weapon, target, firing);
      if (harm > (best?.harm ?? 0)) best = { aim: { target, uses: firing }, harm };
    }
  return best;
}

/** The first and the middle fighter of a unit stand for all. */
function isLandmark(state: State, { unit, fighter }: Target): boolean {
  const { fighters } = unitOf(state, unit);
  return fighters[0]?.id === fighter || fighters[fighters.length >> 1]?.id === fighter;
}

/** AT43-MEL-12: what so many blows may cost the defenders. */
export function blowHarm(
  state: State,
  weapon: WeaponId,
  attackers: number,
  against: UnitId,
  defender: FighterId,
): number {
  const { accuracy, rate, rerolls } = weaponOf(state, weapon);
  const p = withRerolls(chance(needFor(accuracy ?? 0, sheetOf(state, defender).combat)), rerolls);
  return costOfImpacts(state, against, attackers * rate * p, weapon);
}
