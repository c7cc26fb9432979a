import { problem, type Parsed, type Problem } from '@banneret/kernel';
import { ruleNamed } from '../compile.js';
import type { Name, RuleUse } from '../state.js';
import type { Army, ArmyUnit, ArmyWeapon, Loadout } from './army.js';

/**
 * Checks an army, as a file or a record holds it, and gives it its one form; or says what is wrong and where. `place` is
 * what the caller calls the army.
 */
export function readArmy(raw: unknown, place = 'army'): Parsed<Army> {
  try {
    return { ok: true, value: armyFrom(raw, place) };
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

function armyFrom(raw: unknown, place: string): Army {
  const { id, name, weapons, units, list } = fieldsOf(raw, place, ['id', 'name', 'weapons', 'units', 'list']);
  const army: Army = {
    id: text(id, `${place}.id`),
    name: nameFrom(name, `${place}.name`),
    weapons: listOf(weapons, `${place}.weapons`, weaponFrom),
    units: listOf(units, `${place}.units`, unitFrom),
    list: listOf(list, `${place}.list`, text),
  };
  const weaponIds = distinctIds(army.weapons, `${place}.weapons`);
  const unitIds = distinctIds(army.units, `${place}.units`);
  for (const [u, unit] of army.units.entries())
    for (const [m, { weapons: carried }] of unit.models.entries())
      for (const [w, weapon] of carried.entries())
        known(weapon, weaponIds, `${place}.units[${u}].models[${m}].weapons[${w}]`);
  for (const [i, unit] of army.list.entries()) known(unit, unitIds, `${place}.list[${i}]`);
  return army;
}

function weaponFrom(raw: unknown, place: string): ArmyWeapon {
  const fields = ['id', 'name', 'range', 'attacks', 'rules'];
  const { id, name, range, attacks, rules } = fieldsOf(raw, place, fields);
  return {
    id: text(id, `${place}.id`),
    name: nameFrom(name, `${place}.name`),
    ...(range !== undefined && { range: whole(range, 1, 72, `${place}.range`) }),
    attacks: whole(attacks, 1, 30, `${place}.attacks`),
    rules: listOf(rules, `${place}.rules`, ruleFrom, 0),
  };
}

const UNIT_FIELDS = ['id', 'name', 'quality', 'defense', 'baseMm', 'height', 'hero', 'rules', 'models'];

function unitFrom(raw: unknown, place: string): ArmyUnit {
  const { id, name, quality, defense, baseMm, height, hero, rules, models } = fieldsOf(raw, place, UNIT_FIELDS);
  if (hero !== undefined && typeof hero !== 'boolean')
    throw new Misfit('gdf.army.not-yes-or-no', { place: `${place}.hero` });
  return {
    id: text(id, `${place}.id`),
    name: nameFrom(name, `${place}.name`),
    quality: whole(quality, 2, 6, `${place}.quality`),
    defense: whole(defense, 2, 6, `${place}.defense`),
    baseMm: whole(baseMm, 20, 120, `${place}.baseMm`),
    height: whole(height, 1, 6, `${place}.height`),
    hero: hero === true,
    rules: listOf(rules, `${place}.rules`, ruleFrom, 0),
    models: fewModels(listOf(models, `${place}.models`, loadoutFrom), `${place}.models`),
  };
}

function loadoutFrom(raw: unknown, place: string): Loadout {
  const { count, weapons } = fieldsOf(raw, place, ['count', 'weapons']);
  return { count: whole(count, 1, 20, `${place}.count`), weapons: listOf(weapons, `${place}.weapons`, text) };
}

/** As many as a scenario can place; also a bound on what a stranger can make the deployment work through. */
const MOST_MODELS = 40;

function fewModels(loadouts: readonly Loadout[], place: string): readonly Loadout[] {
  const given = loadouts.reduce((sum, { count }) => sum + count, 0);
  if (given > MOST_MODELS) throw new Misfit('gdf.army.too-many-models', { place, most: MOST_MODELS, given });
  return loadouts;
}

/** `ap(2)` or `fast` in a file, `{ id, x }` in a record. Only rules that say so in their own file have a number, and those always have one. */
export function ruleFrom(raw: unknown, place: string): RuleUse {
  const written = typeof raw === 'object' ? ruleWords(raw, place) : text(raw, place);
  const parts = /^([a-z-]+)(?:\((\d{1,2})\))?$/.exec(written);
  const rule = ruleNamed(parts?.[1] ?? '');
  if (rule === undefined) throw new Misfit('gdf.army.unknown-rule', { place, rule: written });
  if ((parts?.[2] === undefined) === (rule.hasX === true))
    throw new Misfit('gdf.army.rule-number', { place, rule: written });
  return parts?.[2] === undefined ? { id: rule.id } : { id: rule.id, x: Number(parts[2]) };
}

function ruleWords(raw: unknown, place: string): string {
  const { id, x } = fieldsOf(raw, place, ['id', 'x']);
  return x === undefined ? text(id, `${place}.id`) : `${text(id, `${place}.id`)}(${whole(x, 0, 99, `${place}.x`)})`;
}

function fieldsOf(raw: unknown, place: string, fields: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new Misfit('gdf.army.not-an-object', { place });
  const unknown = Object.keys(raw).find(field => !fields.includes(field));
  if (unknown !== undefined)
    throw new Misfit('gdf.army.unknown-field', { place, field: unknown.slice(0, 80), known: fields.join(', ') });
  return raw as Readonly<Record<string, unknown>>;
}

function text(raw: unknown, place: string): string {
  if (typeof raw !== 'string' || raw === '' || raw.length > 80) throw new Misfit('gdf.army.not-a-text', { place });
  return raw;
}

function nameFrom(raw: unknown, place: string): Name {
  const { fr, en } = fieldsOf(raw, place, ['fr', 'en']);
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
