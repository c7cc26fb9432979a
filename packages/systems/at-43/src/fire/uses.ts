import { within } from '@banneret/geometry';
import type { Because } from '@banneret/kernel';
import type { FighterId, UnitId, WeaponId } from '../battle.js';
import { CONTACT } from '../rulings.js';
import type { Fighter, State, Use } from '../state.js';
import { isEngaged } from '../table/engagement.js';
import { mountWorks, placedOf, sheetOf, unitOf, weaponOf } from '../units.js';

/** Which weapons of a unit may be fired now, and why the others may not. Distances play no part (AT43-GEN-05). */

/** AT43-ATT-09, -10: special-weapon bearers are a group of their own within infantry. */
export type Group = 'bearers' | 'others';

export const groupOf = (state: State, fighter: FighterId): Group =>
  sheetOf(state, fighter).role === 'bearer' ? 'bearers' : 'others';

/** Why a unit may not shoot at all at this moment. */
export function shootingBar(state: State, unit: UnitId): Because | undefined {
  if (isEngaged(state, unit)) return { rule: 'AT43-SHO-04', say: 'at43.no.engaged' };
  const { acting } = state;
  if (acting?.unit !== unit) return undefined;
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

/** AT43-SHO-07: weapons that stay silent because their type has fired without them. */
const spentBy = ({ acting, reacting }: State, unit: UnitId): readonly Use[] => {
  if (reacting?.unit === unit) return reacting.spent;
  return acting?.unit === unit ? acting.spent : [];
};

const has = (uses: readonly Use[], fighter: FighterId, mount: number): boolean =>
  uses.some(([who, which]) => who === fighter && which === mount);

/** AT43-SPC-01: each shot of a sniper is his own affair. */
export const isSniper = (state: State, fighter: FighterId): boolean =>
  sheetOf(state, fighter).abilities.includes('sniper');

/** AT43-SHO-03, R-40: the weapons of this type that can still be fired; not by the prone. */
export function usesOf(state: State, unit: UnitId, weapon: WeaponId): Use[] {
  const fired = firedBy(state, unit);
  const spent = spentBy(state, unit);
  const uses: Use[] = [];
  for (const fighter of unitOf(state, unit).fighters) {
    if (fighter.prone || isSilenced(state, unit, fighter.id)) continue;
    for (const [mount, own] of sheetOf(state, fighter.id).mounts.entries())
      if (
        own.weapon === weapon &&
        mountWorks(fighter, mount) &&
        !has(fired, fighter.id, mount) &&
        !has(spent, fighter.id, mount)
      )
        uses.push([fighter.id, mount]);
  }
  return uses.filter(use => crewed(state, unit, [use]).length > 0);
}

/** Why no weapon of this type can be fired now, although the unit may shoot. */
export function silenceOf(state: State, unit: UnitId, weapon: WeaponId): Because {
  const bearers = unitOf(state, unit).fighters.filter(({ id }) => mountsOf(state, id, weapon).length > 0);
  const fired = firedBy(state, unit);
  const spent = spentBy(state, unit);
  const every = (holds: (fighter: Fighter, mount: number) => boolean): boolean =>
    bearers.every(one => mountsOf(state, one.id, weapon).every(mount => holds(one, mount)));
  const used = ({ id }: Fighter, mount: number): boolean => has(fired, id, mount) || has(spent, id, mount);
  if (every((one, mount) => !mountWorks(one, mount))) return { rule: 'AT43-DMG-13', say: 'at43.no.destroyed' };
  if (every((one, mount) => used(one, mount) || !mountWorks(one, mount)))
    return every(({ id }, mount) => !has(spent, id, mount))
      ? { rule: 'AT43-SHO-03', say: 'at43.no.firedAlready' }
      : { rule: 'AT43-SHO-07', say: 'at43.no.typeFired' };
  if (bearers.some(({ id }) => isSilenced(state, unit, id)))
    return state.reacting?.unit === unit
      ? { rule: 'AT43-ATT-11', say: 'at43.no.otherGroup' }
      : { rule: 'AT43-ATT-10', say: 'at43.no.otherMoment' };
  if (bearers.every(({ prone }) => prone)) return { rule: 'AT43-STAT-06', say: 'at43.no.prone' };
  return { rule: 'AT43-UNIT-10', say: 'at43.no.unmanned' };
}

const mountsOf = (state: State, fighter: FighterId, weapon: WeaponId): number[] =>
  sheetOf(state, fighter).mounts.flatMap((own, mount) => (own.weapon === weapon ? [mount] : []));

/**
 * AT43-SHO-07: a type fires whole and once. Whoever has it and is not in the salvo loses one copy of it: those who carry several may
 * still fire the others (SHO-11), snipers fire for themselves (SPC-01), and under Staggered Fire the two groups are apart (ATT-09, -12).
 */
export function leftOut(state: State, unit: UnitId, weapon: WeaponId, uses: readonly Use[]): Use[] {
  if (uses.every(([who]) => isSniper(state, who))) return [];
  const fired = [...firedBy(state, unit), ...uses];
  const spent = spentBy(state, unit);
  const apart = unitOf(state, unit).attitudes.staggered;
  const groups = new Set(uses.map(([who]) => groupOf(state, who)));
  return unitOf(state, unit).fighters.flatMap(({ id }): Use[] => {
    if (isSniper(state, id) || uses.some(([who]) => who === id) || (apart && !groups.has(groupOf(state, id))))
      return [];
    const copy = mountsOf(state, id, weapon).find(mount => !has(fired, id, mount) && !has(spent, id, mount));
    return copy === undefined ? [] : [[id, copy]];
  });
}

const isRanged = (state: State, weapon: WeaponId): boolean => weaponOf(state, weapon).mode !== 'melee';

/** AT43-SHO-06: may he divide his shots between the two moments? Only with several ranged weapons. */
const dividesShots = (state: State, fighter: FighterId): boolean =>
  sheetOf(state, fighter).mounts.filter(({ weapon }) => isRanged(state, weapon)).length > 1;

/**
 * AT43-SHO-05, ACT-11, ATT-10, R-87: whoever has one ranged weapon shoots at the moment of his unit, heroes and gunners too: once
 * one of them has fired before the move, no other may begin after it. Staggered Fire gives the bearers of special weapons a moment
 * of their own, and nobody else. In alert fire the marker says who may fire (ATT-11, -12).
 */
function isSilenced(state: State, unit: UnitId, fighter: FighterId): boolean {
  const { acting, reacting } = state;
  const group = groupOf(state, fighter);
  if (reacting?.unit === unit) return reacting.scope !== 'all' && reacting.scope !== group;
  if (acting?.unit !== unit || acting.moved === 'none' || dividesShots(state, fighter)) return false;
  const { staggered } = unitOf(state, unit).attitudes;
  return acting.before.some(([who]) => !dividesShots(state, who) && (!staggered || groupOf(state, who) === group));
}

/**
 * of these weapons those that gunners can serve: each needs a gunner of its own in contact, on his feet, and who has served one
 * serves no other. Where there are too few gunners, the first of the list come first.
 */
export function crewed(state: State, unit: UnitId, uses: readonly Use[]): Use[] {
  const { fighters } = unitOf(state, unit);
  const isSupport = (id: FighterId): boolean => sheetOf(state, id).role === 'supportWeapon';
  if (!uses.some(([who]) => isSupport(who))) return [...uses];
  const gunners = fighters.filter(({ id, prone }) => !prone && sheetOf(state, id).role === 'gunner');
  const wanted = [...firedBy(state, unit), ...uses].map(([who]) => who).filter(isSupport);
  const weapons = [...new Set(wanted)].flatMap(id => fighters.filter(fighter => fighter.id === id));
  const serves = new Map<FighterId, FighterId>();
  for (const weapon of weapons) findGunner(state, weapon, weapons, gunners, serves, new Set());
  const manned = new Set(serves.values());
  return uses.filter(([who]) => !isSupport(who) || manned.has(who));
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
