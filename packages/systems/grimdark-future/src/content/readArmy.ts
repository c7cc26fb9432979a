import { problem, type Parsed, type Problem } from '@banneret/kernel';
import { ruleNamed } from '../compile.js';
import type { Name, RuleUse } from '../state.js';
import type { Army, ArmyUnit, ArmyWeapon, Loadout } from './army.js';

/** Checks an army file and gives it its one form, or says what is wrong and where. */
export function readArmy(raw: unknown): Parsed<Army> {
  try {
    return { ok: true, value: armyFrom(raw) };
  } catch (fault) {
    if (fault instanceof Misfit) return problem(fault.problem.say, fault.problem.args);
    throw fault;
  }
}

/** Thrown inside this file only: the checks are nested, and the first misfit ends them all. */
class Misfit extends Error {
  readonly problem: Problem;

  constructor(say: string, args: Readonly<Record<string, string | number>>) {
    super(say);
    this.problem = { say, args };
  }
}

function armyFrom(raw: unknown): Army {
  const { id, name, weapons, units, list } = fieldsOf(raw, 'army');
  const army: Army = {
    id: text(id, 'army.id'),
    name: nameFrom(name, 'army.name'),
    weapons: listOf(weapons, 'army.weapons', weaponFrom),
    units: listOf(units, 'army.units', unitFrom),
    list: listOf(list, 'army.list', text),
  };
  const weaponIds = distinctIds(army.weapons, 'army.weapons');
  const unitIds = distinctIds(army.units, 'army.units');
  for (const unit of army.units)
    for (const { weapons: carried } of unit.models)
      for (const weapon of carried) known(weapon, weaponIds, `army.units.${unit.id}.models`);
  for (const unit of army.list) known(unit, unitIds, 'army.list');
  return army;
}

function weaponFrom(raw: unknown, place: string): ArmyWeapon {
  const { id, name, range, attacks, rules } = fieldsOf(raw, place);
  return {
    id: text(id, `${place}.id`),
    name: nameFrom(name, `${place}.name`),
    ...(range !== undefined && { range: whole(range, 1, 72, `${place}.range`) }),
    attacks: whole(attacks, 1, 30, `${place}.attacks`),
    rules: listOf(rules, `${place}.rules`, ruleFrom, 0),
  };
}

function unitFrom(raw: unknown, place: string): ArmyUnit {
  const { id, name, quality, defense, baseMm, height, hero, rules, models } = fieldsOf(raw, place);
  return {
    id: text(id, `${place}.id`),
    name: nameFrom(name, `${place}.name`),
    quality: whole(quality, 2, 6, `${place}.quality`),
    defense: whole(defense, 2, 6, `${place}.defense`),
    baseMm: whole(baseMm, 20, 120, `${place}.baseMm`),
    height: whole(height, 1, 6, `${place}.height`),
    hero: hero === true,
    rules: listOf(rules, `${place}.rules`, ruleFrom, 0),
    models: listOf(models, `${place}.models`, loadoutFrom),
  };
}

function loadoutFrom(raw: unknown, place: string): Loadout {
  const { count, weapons } = fieldsOf(raw, place);
  return { count: whole(count, 1, 20, `${place}.count`), weapons: listOf(weapons, `${place}.weapons`, text) };
}

/** `ap(2)` or `fast`. Only rules that say so in their own file have a number, and those always have one. */
export function ruleFrom(raw: unknown, place: string): RuleUse {
  const written = text(raw, place);
  const parts = /^([a-z-]+)(?:\((\d{1,2})\))?$/.exec(written);
  const rule = ruleNamed(parts?.[1] ?? '');
  if (rule === undefined) throw new Misfit('gdf.army.unknown-rule', { place, rule: written });
  if ((parts?.[2] === undefined) === (rule.hasX === true))
    throw new Misfit('gdf.army.rule-number', { place, rule: written });
  return parts?.[2] === undefined ? { id: rule.id } : { id: rule.id, x: Number(parts[2]) };
}

function fieldsOf(raw: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new Misfit('gdf.army.not-an-object', { place });
  return raw as Readonly<Record<string, unknown>>;
}

function text(raw: unknown, place: string): string {
  if (typeof raw !== 'string' || raw === '' || raw.length > 80) throw new Misfit('gdf.army.not-a-text', { place });
  return raw;
}

function nameFrom(raw: unknown, place: string): Name {
  const { fr, en } = fieldsOf(raw, place);
  return { fr: text(fr, `${place}.fr`), en: text(en, `${place}.en`) };
}

function whole(raw: unknown, min: number, max: number, place: string): number {
  if (!Number.isSafeInteger(raw) || (raw as number) < min || (raw as number) > max)
    throw new Misfit('gdf.army.out-of-bounds', { place, min, max });
  return raw as number;
}

function listOf<T>(raw: unknown, place: string, read: (item: unknown, place: string) => T, least = 1): T[] {
  if (!Array.isArray(raw) || raw.length < least || raw.length > 60)
    throw new Misfit('gdf.army.bad-list', { place, least });
  return raw.map((item, i) => read(item, `${place}[${i}]`));
}

function distinctIds(items: readonly { readonly id: string }[], place: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id } of items) {
    if (ids.has(id)) throw new Misfit('gdf.army.twice', { place, id });
    ids.add(id);
  }
  return ids;
}

function known(id: string, ids: ReadonlySet<string>, place: string): void {
  if (!ids.has(id)) throw new Misfit('gdf.army.unknown-id', { place, id });
}
