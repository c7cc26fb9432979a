import type { Because } from '@banneret/kernel';
import type { FighterId, UnitId, WeaponId } from '../battle.js';
import type { Fighter, State, Use } from '../state.js';
import { contactsOf } from '../table/engagement.js';
import { fighterIn, isArmour, mountWorks, sheetOf, unitOf, unitWithFighter, weaponOf } from '../units.js';

/** AT43-MEL: a melee is divided into fights, one type of fighter with one weapon against one type of one unit. */
export interface Fight {
  readonly weapon: WeaponId;
  readonly uses: readonly Use[];
  /** One of the defenders stands for his type. */
  readonly defender: FighterId;
}

/** AT43-MEL-03, -04, R-60: special-weapon bearers and support weapons never strike. */
const canStrike = (state: State, fighter: Fighter): boolean => {
  const { role } = sheetOf(state, fighter.id);
  return role !== 'bearer' && role !== 'supportWeapon' && !fighter.prone;
};

/** AT43-MEL-02: melee weapons that somebody in contact with an enemy has not used yet. */
export function strikesOf(state: State, unit: UnitId): Use[] {
  const struck = state.acting?.unit === unit ? state.acting.struck : [];
  const uses: Use[] = [];
  for (const fighter of unitOf(state, unit).fighters) {
    if (!canStrike(state, fighter)) continue;
    const weapons = sheetOf(state, fighter.id).mounts;
    const own: Use[] = [];
    for (const [mount, { weapon }] of weapons.entries()) {
      const used = struck.some(([who, which]) => who === fighter.id && which === mount);
      if (weaponOf(state, weapon).mode === 'melee' && !used && mountWorks(fighter, mount))
        own.push([fighter.id, mount]);
    }
    if (own.length > 0 && contactsOf(state, unit, fighter).length > 0) uses.push(...own);
  }
  return uses;
}

/**
 * AT43-MEL-05 to -09: what makes defenders one type: the same unit, the same numbers, and heroes, gunners and support
 * weapons each for themselves. Leaders, officers and specialists are like the rest if their numbers are.
 */
export function typeOf(state: State, fighter: FighterId): string {
  const { role, combat, protection, chassis } = sheetOf(state, fighter);
  const apart = role === 'hero' || role === 'gunner' || role === 'supportWeapon' ? role : '';
  return `${unitWithFighter(state, fighter)}/${apart}/${combat}/${protection}/${chassis > 0 ? 'armour' : ''}`;
}

/** AT43-MEL-06: on the attackers' side heroes fight apart. */
export const attackerType = (state: State, [fighter]: Use): string =>
  sheetOf(state, fighter).role === 'hero' ? 'hero' : '';

/** The defenders of this type in contact with these attackers (AT43-MEL-14, R-61). */
export function defendersOf(state: State, unit: UnitId, uses: readonly Use[], defender: FighterId): FighterId[] {
  const type = typeOf(state, defender);
  const found: FighterId[] = [];
  for (const [who] of uses) {
    const attacker = fighterIn(unitOf(state, unit), who);
    if (attacker === undefined) continue;
    for (const { fighter } of contactsOf(state, unit, attacker))
      if (!found.includes(fighter.id) && typeOf(state, fighter.id) === type) found.push(fighter.id);
  }
  return found.sort((a, b) => a - b);
}

/** Every fight that could be fought now, each with all who can take part. */
export function* fightsOf(state: State, unit: UnitId): Generator<Fight> {
  const found = new Map<string, { weapon: WeaponId; uses: Use[]; defender: FighterId }>();
  for (const use of strikesOf(state, unit)) {
    const attacker = fighterIn(unitOf(state, unit), use[0])!;
    const { weapon } = sheetOf(state, attacker.id).mounts[use[1]]!;
    const types = new Set<string>();
    for (const { fighter } of contactsOf(state, unit, attacker)) {
      const type = typeOf(state, fighter.id);
      if (types.has(type)) continue;
      types.add(type);
      const key = `${weapon}/${attackerType(state, use)}/${type}`;
      const fight = found.get(key);
      if (fight === undefined) found.set(key, { weapon, uses: [use], defender: fighter.id });
      else fight.uses.push(use);
    }
  }
  yield* found.values();
}

/** What is wrong with a fight, or nothing. */
export function fightFault(state: State, unit: UnitId, { weapon, uses, defender }: Fight): Because | undefined {
  const against = unitWithFighter(state, defender);
  if (against < 0 || uses.length === 0) return { rule: 'AT43-MEL-05', say: 'at43.no.fight' };
  const open = strikesOf(state, unit);
  const type = typeOf(state, defender);
  for (const use of uses) {
    const [who, mount] = use;
    const attacker = fighterIn(unitOf(state, unit), who);
    if (attacker === undefined) return { rule: 'AT43-MEL-03', say: 'at43.no.attacker' };
    if (sheetOf(state, who).role === 'bearer') return { rule: 'AT43-MEL-04', say: 'at43.no.bearer' };
    if (!open.some(([w, m]) => w === who && m === mount) || sheetOf(state, who).mounts[mount]?.weapon !== weapon)
      return { rule: 'AT43-MEL-02', say: 'at43.no.attacker' };
    if (!contactsOf(state, unit, attacker).some(({ fighter }) => typeOf(state, fighter.id) === type))
      return { rule: 'AT43-MEL-03', say: 'at43.no.contact' };
    if (attackerType(state, use) !== attackerType(state, uses[0]!))
      return { rule: 'AT43-MEL-06', say: 'at43.no.apart' };
  }
  const twice = uses.some(([who, which], i) => uses.findIndex(([w, m]) => w === who && m === which) !== i);
  return twice ? { rule: 'AT43-MEL-02', say: 'at43.no.attacker' } : undefined;
}

/** AT43-MEL-15: are the defenders machines? */
export const againstArmour = (state: State, unit: UnitId): boolean => isArmour(state, unit);
