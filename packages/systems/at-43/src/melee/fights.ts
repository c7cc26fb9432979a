import type { Because } from '@banneret/kernel';
import type { FighterId, UnitId, WeaponId } from '../battle.js';
import type { Fighter, State, Use } from '../state.js';
import { contactsOf } from '../table/engagement.js';
import { fighterIn, mountWorks, sheetOf, unitOf, unitWithFighter, weaponOf } from '../units.js';

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

/** AT43-MEL-02: melee weapons that somebody in contact with an enemy has not used yet, and whom he could still fight. */
export function strikesOf(state: State, unit: UnitId): Use[] {
  const struck = state.acting?.unit === unit ? state.acting.struck : [];
  const uses: Use[] = [];
  for (const fighter of unitOf(state, unit).fighters) {
    if (!canStrike(state, fighter)) continue;
    for (const [mount, { weapon }] of sheetOf(state, fighter.id).mounts.entries()) {
      const used = struck.some(([who, which]) => who === fighter.id && which === mount);
      if (weaponOf(state, weapon).mode !== 'melee' || used || !mountWorks(fighter, mount)) continue;
      if (foesOf(state, unit, [fighter.id, mount]).size > 0) uses.push([fighter.id, mount]);
    }
  }
  return uses;
}

/** One type of fighter with one weapon against one type: a fight, as it is remembered. */
export const fightKey = (state: State, weapon: WeaponId, use: Use, defender: FighterId): string =>
  `${weapon}/${attackerType(state, use)}/${typeOf(state, defender)}`;

/** The types in contact with an attacker that his own type has not fought yet, each with one who stands for it. */
function foesOf(state: State, unit: UnitId, use: Use): Map<string, FighterId> {
  const found = new Map<string, FighterId>();
  const attacker = fighterIn(unitOf(state, unit), use[0]);
  if (attacker === undefined) return found;
  const { weapon } = sheetOf(state, attacker.id).mounts[use[1]]!;
  const fought = state.acting?.unit === unit ? state.acting.fought : [];
  for (const { fighter } of contactsOf(state, unit, attacker)) {
    const type = typeOf(state, fighter.id);
    if (!found.has(type) && !fought.includes(fightKey(state, weapon, use, fighter.id))) found.set(type, fighter.id);
  }
  return found;
}

/**
 * AT43-MEL-05 to -09: what makes defenders one type: the same unit, the same numbers, and heroes, gunners and support
 * weapons each for themselves. Leaders, officers and specialists are like the rest if their numbers are.
 */
export function typeOf(state: State, fighter: FighterId): string {
  const { role, combat, protection } = sheetOf(state, fighter);
  const apart = role === 'hero' || role === 'gunner' || role === 'supportWeapon' ? role : '';
  return `${unitWithFighter(state, fighter)}/${apart}/${combat}/${protection}`;
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

/** A fight with all who can take part, and those of them who have nobody else to strike. */
interface Open extends Fight {
  readonly obliged: readonly Use[];
}

function openFights(state: State, unit: UnitId): Open[] {
  const found = new Map<string, { weapon: WeaponId; uses: Use[]; defender: FighterId; obliged: Use[] }>();
  for (const use of strikesOf(state, unit)) {
    const { weapon } = sheetOf(state, use[0]).mounts[use[1]]!;
    const foes = foesOf(state, unit, use);
    for (const defender of foes.values()) {
      const key = fightKey(state, weapon, use, defender);
      const fight = found.get(key) ?? { weapon, uses: [], defender, obliged: [] };
      found.set(key, fight);
      fight.uses.push(use);
      if (foes.size === 1) fight.obliged.push(use);
    }
  }
  return [...found.values()];
}

/** Every fight that could be fought now: with all who can take part, and where some of them have others to strike, without those. */
export function* fightsOf(state: State, unit: UnitId): Generator<Fight> {
  const open = openFights(state, unit);
  for (const { weapon, uses, defender } of open) yield { weapon, uses, defender };
  for (const { weapon, uses, defender, obliged } of open)
    if (obliged.length > 0 && obliged.length < uses.length) yield { weapon, uses: obliged, defender };
}

/** What is wrong with a fight, or nothing. */
export function fightFault(state: State, unit: UnitId, { weapon, uses, defender }: Fight): Because | undefined {
  const against = unitWithFighter(state, defender);
  if (against < 0 || uses.length === 0) return { rule: 'AT43-MEL-05', say: 'at43.no.fight' };
  const type = typeOf(state, defender);
  for (const use of uses) {
    const fault = strikeFault(state, unit, weapon, use, type);
    if (fault) return fault;
    if (attackerType(state, use) !== attackerType(state, uses[0]!))
      return { rule: 'AT43-MEL-06', say: 'at43.no.apart' };
  }
  const twice = uses.some(([who, which], i) => uses.findIndex(([w, m]) => w === who && m === which) !== i);
  if (twice) return { rule: 'AT43-MEL-02', say: 'at43.no.attacker' };
  return isWholeFight(state, unit, weapon, uses, type) ? undefined : { rule: 'AT43-MEL-05', say: 'at43.no.wholeFight' };
}

/** Why this attacker cannot strike such defenders with this weapon. */
function strikeFault(
  state: State,
  unit: UnitId,
  weapon: WeaponId,
  [who, mount]: Use,
  type: string,
): Because | undefined {
  const attacker = fighterIn(unitOf(state, unit), who);
  if (attacker === undefined) return { rule: 'AT43-MEL-03', say: 'at43.no.attacker' };
  if (sheetOf(state, who).role === 'bearer') return { rule: 'AT43-MEL-04', say: 'at43.no.bearer' };
  const struck = state.acting?.unit === unit && state.acting.struck.some(([w, m]) => w === who && m === mount);
  const own = sheetOf(state, who).mounts[mount];
  const usable = own?.weapon === weapon && weaponOf(state, weapon).mode === 'melee' && mountWorks(attacker, mount);
  if (struck || !usable || !canStrike(state, attacker)) return { rule: 'AT43-MEL-02', say: 'at43.no.attacker' };
  if (foesOf(state, unit, [who, mount]).has(type)) return undefined;
  const touches = contactsOf(state, unit, attacker).some(({ fighter }) => typeOf(state, fighter.id) === type);
  return touches ? { rule: 'AT43-MEL-05', say: 'at43.no.secondWave' } : { rule: 'AT43-MEL-03', say: 'at43.no.contact' };
}

/** all attackers of the type fight together; only who touches another type that is not fought yet may be kept for that. */
const isWholeFight = (state: State, unit: UnitId, weapon: WeaponId, uses: readonly Use[], type: string): boolean =>
  openFights(state, unit)
    .filter(fight => fight.weapon === weapon && typeOf(state, fight.defender) === type)
    .filter(fight => attackerType(state, fight.uses[0]!) === attackerType(state, uses[0]!))
    .every(({ obliged }) => obliged.every(([who, mount]) => uses.some(([w, m]) => w === who && m === mount)));
