import type { Because } from '@banneret/kernel';
import { NOBODY, type UnitId, type WeaponId } from '../battle.js';
import type { Target } from '../events.js';
import type { State, Use } from '../state.js';
import { meleeAround } from '../table/engagement.js';
import { anyoneSees, inArc, lookAround, type Look, type Member } from '../table/sight.js';
import { areEnemies, fighterIn, isArmour, unitOf, unitsOnTable, unitWithFighter, weaponOf } from '../units.js';
import { crewed, isSniper, shootingBar, usesOf } from './uses.js';
import { zoneMembers } from './zone.js';

/** What a unit may aim a weapon at. Sight, arcs and states decide; a distance never does (AT43-GEN-05, R-08). */

/** The units that take the fire: a whole melee counts as one unit (AT43-SHO-13). */
export const groupAimedAt = (state: State, target: Target): UnitId[] =>
  target.piece !== undefined ? [] : target.fighter === NOBODY ? meleeAround(state, target.unit) : [target.unit];

/** Everybody who may be hit as the target: one designated fighter, or all fighters of the group. */
export function membersAimedAt(state: State, target: Target): Member[] {
  if (target.fighter !== NOBODY) {
    const fighter = fighterIn(unitOf(state, target.unit), target.fighter);
    return fighter ? [{ unit: target.unit, fighter }] : [];
  }
  return groupAimedAt(state, target).flatMap(unit => unitOf(state, unit).fighters.map(fighter => ({ unit, fighter })));
}

/** Does this fighter see that one through the weapon's arc? */
export function sightsOn(
  state: State,
  unit: UnitId,
  [who, mount]: Use,
  target: Member,
  look: Look = lookAround(state),
): boolean {
  const fighter = fighterIn(unitOf(state, unit), who);
  return fighter !== undefined && inArc(state, fighter, mount, target.fighter) && look({ unit, fighter }, target);
}

/** The weapons of these that can take part in a salvo at the target (AT43-SHO-16, R-43, R-44, R-77; for indirect fire IND-02, -03). */
export const firingAt = (state: State, unit: UnitId, weapon: WeaponId, target: Target, uses: readonly Use[]): Use[] =>
  crewed(state, unit, seeingUses(state, unit, weapon, target, uses));

function seeingUses(state: State, unit: UnitId, weapon: WeaponId, target: Target, uses: readonly Use[]): Use[] {
  const aimed = membersAimedAt(state, target);
  const look = lookAround(state);
  if (weaponOf(state, weapon).mode === 'indirect')
    return aimed.some(member => anyoneSees(state, unit, member, look)) ? [...uses] : [];
  const designated = aimed.filter(member => member.unit === target.unit);
  const seers = uses.filter(use => designated.some(member => sightsOn(state, unit, use, member, look)));
  if (seers.length === 0 || seers.length === uses.length) return seers;
  const crossed = weaponOf(state, weapon).locked === null ? zoneMembers(state, unit, target) : [];
  const seen = [...aimed, ...crossed];
  return uses.filter(use => seen.some(member => sightsOn(state, unit, use, member, look)));
}

/** Everything that could be aimed at with such a weapon, in sight or not. */
export function* candidates(state: State, unit: UnitId, weapon: WeaponId, uses: readonly Use[]): Generator<Target> {
  const indirect = weaponOf(state, weapon).mode === 'indirect';
  const snipers = uses.every(([who]) => isSniper(state, who));
  for (const other of unitsOnTable(state)) {
    if (state.reacting?.unit === unit && state.reacting.target !== other) continue;
    if (indirect) {
      for (const { id } of unitOf(state, other).fighters) yield { unit: other, fighter: id };
      continue;
    }
    if (!areEnemies(state, unit, other)) continue;
    if (!snipers) yield { unit: other, fighter: NOBODY };
    if (snipers || (isArmour(state, other) && unitOf(state, other).fighters.length > 1))
      for (const { id } of unitOf(state, other).fighters) yield { unit: other, fighter: id };
  }
}

/** What is wrong with a declared salvo, or nothing. */
export function salvoFault(
  state: State,
  unit: UnitId,
  weapon: WeaponId,
  target: Target,
  uses: readonly Use[],
): Because | undefined {
  const barred = shootingBar(state, unit);
  if (barred) return barred;
  const own = usesOf(state, unit, weapon);
  if (uses.length === 0) return { rule: 'AT43-SHO-07', say: 'at43.no.shooters' };
  const twice = uses.some(([who, which], i) => uses.findIndex(([w, m]) => w === who && m === which) !== i);
  if (twice || !uses.every(([who, which]) => own.some(([w, m]) => w === who && m === which)))
    return { rule: 'AT43-SHO-03', say: 'at43.no.fired' };
  const fault = targetFault(state, unit, weapon, target, uses);
  if (fault) return fault;
  const indirect = weaponOf(state, weapon).mode === 'indirect';
  if (seeingUses(state, unit, weapon, target, uses).length < uses.length)
    return { rule: indirect ? 'AT43-IND-02' : 'AT43-SHO-16', say: 'at43.no.sight' };
  if (crewed(state, unit, uses).length < uses.length) return { rule: 'AT43-UNIT-10', say: 'at43.no.unmanned' };
  return isWhole(state, unit, weapon, target, uses) ? undefined : { rule: 'AT43-SHO-07', say: 'at43.no.whole' };
}

/**
 * AT43-SHO-07: everybody who has the weapon and can fire at the target does so, with one copy of it at least; of support weapons as many
 * as there are gunners for. Snipers fire each for himself.
 */
function isWhole(state: State, unit: UnitId, weapon: WeaponId, target: Target, uses: readonly Use[]): boolean {
  if (uses.every(use => isSniper(state, use[0]))) return true;
  const others = usesOf(state, unit, weapon).filter(([who]) => !isSniper(state, who));
  const shooters = (some: readonly Use[]): Set<number> => new Set(some.map(([who]) => who));
  // Whoever fires is able to: it is enough to count.
  const able = shooters(firingAt(state, unit, weapon, target, others));
  return shooters(uses).size >= able.size;
}

/** AT43-SHO-12, -15, IND-01, ALRT-04, R-43, SPC-01: is that a target for such a weapon? */
function targetFault(
  state: State,
  unit: UnitId,
  weapon: WeaponId,
  target: Target,
  uses: readonly Use[],
): Because | undefined {
  const other = state.units[target.unit];
  if (other?.place !== 'table') return { rule: 'AT43-SHO-12', say: 'at43.no.target' };
  if (target.fighter !== NOBODY && unitWithFighter(state, target.fighter) !== target.unit)
    return { rule: 'AT43-SHO-12', say: 'at43.no.target' };
  if (state.reacting?.unit === unit && state.reacting.target !== target.unit)
    return { rule: 'AT43-ALRT-04', say: 'at43.no.alertTarget' };
  if (weaponOf(state, weapon).mode === 'indirect')
    return target.fighter === NOBODY ? { rule: 'AT43-IND-01', say: 'at43.no.oneFighter' } : undefined;
  if (!areEnemies(state, unit, target.unit)) return { rule: 'AT43-SHO-12', say: 'at43.no.friend' };
  const snipers = uses.some(([who]) => isSniper(state, who));
  if (snipers && !uses.every(([who]) => isSniper(state, who)))
    return { rule: 'AT43-SPC-01', say: 'at43.no.sniperApart' };
  if (target.fighter === NOBODY) return snipers ? { rule: 'AT43-SPC-01', say: 'at43.no.oneFighter' } : undefined;
  if (!snipers && !isArmour(state, target.unit)) return { rule: 'AT43-SHO-15', say: 'at43.no.wholeUnit' };
  return undefined;
}

/**
 * Who fires together: everybody who has the weapon; but snipers never share a salvo with others (AT43-SPC-01), and each of them may
 * fire alone.
 */
export function* salvosOf(state: State, unit: UnitId, weapon: WeaponId): Generator<readonly Use[]> {
  const uses = [...usesOf(state, unit, weapon)].sort(([a, m], [b, n]) => a - b || m - n);
  const snipers = uses.filter(([who]) => isSniper(state, who));
  if (snipers.length < uses.length) yield uses.filter(([who]) => !isSniper(state, who));
  if (snipers.length === 0) return;
  yield snipers;
  if (snipers.length > 1) for (const sniper of snipers) yield [sniper];
}

/** The salvos at a target with these: all they have, and where they carry several copies, fewer of them, down to one of each (AT43-SHO-11). */
export function* salvosAt(
  state: State,
  unit: UnitId,
  weapon: WeaponId,
  target: Target,
  uses: readonly Use[],
): Generator<readonly Use[]> {
  const firing = firingAt(state, unit, weapon, target, uses);
  if (firing.length === 0) return;
  yield firing;
  const nth = (use: Use): number => firing.filter(([who]) => who === use[0]).indexOf(use);
  const ranked = [...firing].sort((a, b) => nth(a) - nth(b));
  const shooters = ranked.filter(use => nth(use) === 0).length;
  for (let count = firing.length - 1; count >= shooters; count--) {
    const some = firing.filter(use => ranked.indexOf(use) < count);
    // A weapon of a vehicle may see nobody but through the eyes of another.
    if (firingAt(state, unit, weapon, target, some).length === some.length) yield some;
  }
}

/** Can this weapon be aimed at anything at all? Somebody who sees the target is enough. */
export function hasTarget(state: State, unit: UnitId, weapon: WeaponId): boolean {
  for (const uses of salvosOf(state, unit, weapon))
    for (const target of candidates(state, unit, weapon, uses))
      if (isInSight(state, unit, weapon, target, uses)) return true;
  return false;
}

function isInSight(state: State, unit: UnitId, weapon: WeaponId, target: Target, uses: readonly Use[]): boolean {
  const named = membersAimedAt(state, target).filter(member => member.unit === target.unit);
  const look = lookAround(state);
  if (weaponOf(state, weapon).mode === 'indirect') return named.some(member => anyoneSees(state, unit, member, look));
  return uses.some(use => named.some(member => sightsOn(state, unit, use, member, look)));
}
