import { within } from '@banneret/geometry';
import type { Because } from '@banneret/kernel';
import type { FighterId, UnitId, WeaponId } from '../battle.js';
import { CONTACT } from '../rulings.js';
import type { Fighter, State, Use } from '../state.js';
import { isEngaged } from '../table/engagement.js';
import { isInfantry, mountWorks, placedOf, rosterOf, sheetOf, unitOf, weaponOf } from '../units.js';

/** Which weapons of a unit may be fired now, and why the others may not. Distances play no part (AT43-GEN-05). */

/** AT43-ATT-09, -10: special-weapon bearers are a group of their own within infantry. */
export type Group = 'bearers' | 'others';

export const groupOf = (state: State, fighter: FighterId): Group =>
  sheetOf(state, fighter).role === 'bearer' ? 'bearers' : 'others';

/** Why a unit may not shoot at all at this moment. */
export function shootingBar(state: State, unit: UnitId): Because | undefined {
  if (isEngaged(state, unit)) return { rule: 'AT43-SHO-04', say: 'at43.no.engaged' };
  const { acting, reacting } = state;
  if (reacting?.unit === unit || acting?.unit !== unit) return undefined;
  if (!acting.free) return { rule: 'AT43-SHO-04', say: 'at43.no.wasEngaged' };
  if (acting.moved === 'rapid') return { rule: 'AT43-MOV-15', say: 'at43.no.rapidShot' };
  if (acting.struck.length > 0) return { rule: 'AT43-ACT-12', say: 'at43.no.meleeLast' };
  if (acting.worked) return { rule: 'AT43-TER-04', say: 'at43.no.worked' };
  return undefined;
}

/** Weapons fired so far in this activation, or in this alert fire. */
const firedBy = ({ acting, reacting }: State, unit: UnitId): readonly Use[] => {
  if (reacting?.unit === unit) return reacting.fired;
  return acting?.unit === unit ? [...acting.before, ...acting.after] : [];
};

const has = (uses: readonly Use[], fighter: FighterId, mount: number): boolean =>
  uses.some(([who, which]) => who === fighter && which === mount);

/** AT43-SHO-03, R-40: the weapons of this type that can still be fired; not by the prone. */
export function usesOf(state: State, unit: UnitId, weapon: WeaponId): Use[] {
  const fired = firedBy(state, unit);
  const manned = mannedIn(state, unit, fired);
  const uses: Use[] = [];
  for (const fighter of unitOf(state, unit).fighters) {
    if (fighter.prone || isSilenced(state, unit, groupOf(state, fighter.id))) continue;
    const sheet = sheetOf(state, fighter.id);
    if (sheet.role === 'supportWeapon' && !manned.has(fighter.id)) continue;
    for (const [mount, own] of sheet.mounts.entries())
      if (own.weapon === weapon && mountWorks(fighter, mount) && !has(fired, fighter.id, mount))
        uses.push([fighter.id, mount]);
  }
  return uses;
}

/**
 * AT43-ATT-10: without Staggered Fire, infantry bearers and the rest shoot at the same moment: once the one group has
 * fired before the move, the other may not begin after it. In alert fire the marker says who may fire (ATT-11, -12).
 */
function isSilenced(state: State, unit: UnitId, group: Group): boolean {
  const { acting, reacting } = state;
  if (reacting?.unit === unit) return reacting.scope !== 'all' && reacting.scope !== group;
  if (acting?.unit !== unit || acting.moved === 'none' || !isInfantry(state, unit)) return false;
  if (unitOf(state, unit).attitudes.staggered) return false;
  const before = new Set(acting.before.map(([fighter]) => groupOf(state, fighter)));
  return before.size > 0 && !before.has(group);
}

/** support weapons with a gunner of their own in contact; a gunner who served one serves no other. */
function mannedIn(state: State, unit: UnitId, fired: readonly Use[]): Set<FighterId> {
  if (rosterOf(state, unit).category !== 'support') return new Set();
  const { fighters } = unitOf(state, unit);
  const gunners = fighters.filter(({ id, prone }) => !prone && sheetOf(state, id).role === 'gunner');
  const weapons = fighters.filter(({ id }) => sheetOf(state, id).role === 'supportWeapon');
  const served = (id: FighterId): boolean => fired.some(([who]) => who === id);
  weapons.sort((a, b) => Number(served(b.id)) - Number(served(a.id)) || a.id - b.id);
  const serves = new Map<FighterId, FighterId>();
  for (const weapon of weapons) findGunner(state, weapon, weapons, gunners, serves, new Set());
  return new Set(serves.values());
}

/** Kuhn's augmenting path: a gunner may change to another weapon to make room. `serves`: gunner to weapon. */
function findGunner(
  state: State,
  weapon: Fighter,
  weapons: readonly Fighter[],
  gunners: readonly Fighter[],
  serves: Map<FighterId, FighterId>,
  tried: Set<FighterId>,
): boolean {
  for (const gunner of gunners) {
    if (tried.has(gunner.id) || !within(placedOf(state, weapon), placedOf(state, gunner), CONTACT)) continue;
    tried.add(gunner.id);
    const other = weapons.find(({ id }) => id === serves.get(gunner.id));
    if (other === undefined || findGunner(state, other, weapons, gunners, serves, tried)) {
      serves.set(gunner.id, weapon.id);
      return true;
    }
  }
  return false;
}

/** The ranged weapon types of a unit, in the order of its fighters' sheets. */
export function rangedWeaponsOf(state: State, unit: UnitId): WeaponId[] {
  const found: WeaponId[] = [];
  for (const { id } of unitOf(state, unit).fighters)
    for (const { weapon } of sheetOf(state, id).mounts)
      if (weaponOf(state, weapon).mode !== 'melee' && !found.includes(weapon)) found.push(weapon);
  return found;
}
