import { distinctIds, fieldsOf, flag, known, listOf, Misfit, nameFrom, parsed, text, whole } from '@banneret/game';
import type { Parsed } from '@banneret/kernel';
import { ruleNamed } from '../compile.js';
import type { RuleUse } from '../state.js';
import { PRESET_HEIGHTS } from '../rulings.js';
import type { Army, ArmyUnit, ArmyWeapon, Loadout, MmPair, Upgrade } from './army.js';
import { rulesFrom } from './readRule.js';
import { spellFrom } from './readSpell.js';

/**
 * Checks an army book, as a file or a record holds it, and gives it its one form; or says what is wrong and where.
 * `place` is what the caller calls the army.
 */
export const readArmy = (raw: unknown, place = 'army'): Parsed<Army> => parsed(() => armyFrom(raw, place));

export function armyFrom(raw: unknown, place: string): Army {
  const { id, name, weapons, units, spells } = fieldsOf(raw, place, ['id', 'name', 'weapons', 'units', 'spells']);
  const army: Army = {
    id: text(id, `${place}.id`),
    name: nameFrom(name, `${place}.name`),
    weapons: listOf(weapons, `${place}.weapons`, weaponFrom),
    units: listOf(units, `${place}.units`, unitFrom),
    spells: listOf(spells ?? [], `${place}.spells`, spellFrom, 0),
  };
  distinctIds(army.units, `${place}.units`);
  distinctIds(army.spells, `${place}.spells`);
  mustHaveWeapons(army, place);
  return army;
}

function mustHaveWeapons(army: Army, place: string): void {
  const ids = distinctIds(army.weapons, `${place}.weapons`);
  const check = (weapons: readonly string[], where: string): void =>
    weapons.forEach((weapon, w) => known(weapon, ids, `${where}[${w}]`));
  for (const [u, { models, upgrades }] of army.units.entries()) {
    for (const [m, { weapons }] of models.entries()) check(weapons, `${place}.units[${u}].models[${m}].weapons`);
    for (const [i, { weapons, replaces }] of upgrades.entries()) {
      check(weapons, `${place}.units[${u}].upgrades[${i}].weapons`);
      check(replaces, `${place}.units[${u}].upgrades[${i}].replaces`);
    }
  }
}

function weaponFrom(raw: unknown, place: string): ArmyWeapon {
  const fields = ['id', 'name', 'range', 'attacks', 'rules'];
  const { id, name, range, attacks, rules } = fieldsOf(raw, place, fields);
  return {
    id: text(id, `${place}.id`),
    name: nameFrom(name, `${place}.name`),
    ...(range !== undefined && { range: whole(range, 1, 72, `${place}.range`) }),
    attacks: whole(attacks, 1, 30, `${place}.attacks`),
    rules: weaponRules(rulesFrom(rules, `${place}.rules`), `${place}.rules`),
  };
}

/** A weapon has only rules that change attacks: whatever else a model can do, its weapon does not do it. */
function weaponRules(rules: readonly RuleUse[], place: string): readonly RuleUse[] {
  const odd = rules.findIndex(({ id }) => ruleNamed(id)?.attack === undefined);
  if (odd >= 0) throw new Misfit('gdf.army.not-of-a-weapon', { place: `${place}[${odd}]`, rule: rules[odd]?.id ?? '' });
  return rules;
}

const UNIT_FIELDS = [
  'id',
  'name',
  'cost',
  'quality',
  'defense',
  'baseMm',
  'hullMm',
  'volume',
  'height',
  'hero',
  'rules',
  'models',
  'upgrades',
];

const MOST_POINTS = 3000;

function unitFrom(raw: unknown, place: string): ArmyUnit {
  const unit = fieldsOf(raw, place, UNIT_FIELDS);
  const upgrades = listOf(unit['upgrades'] ?? [], `${place}.upgrades`, upgradeFrom, 0);
  distinctIds(upgrades, `${place}.upgrades`);
  return {
    id: text(unit['id'], `${place}.id`),
    name: nameFrom(unit['name'], `${place}.name`),
    cost: whole(unit['cost'], 0, MOST_POINTS, `${place}.cost`),
    quality: whole(unit['quality'], 2, 6, `${place}.quality`),
    defense: whole(unit['defense'], 2, 6, `${place}.defense`),
    baseMm: Array.isArray(unit['baseMm'])
      ? pairFrom(unit['baseMm'], `${place}.baseMm`)
      : mmFrom(unit['baseMm'], `${place}.baseMm`),
    ...(unit['hullMm'] !== undefined && { hullMm: pairFrom(unit['hullMm'], `${place}.hullMm`) }),
    ...(unit['volume'] !== undefined && { volume: quartersFrom(unit['volume'], `${place}.volume`) }),
    height: heightFrom(unit['height'], `${place}.height`),
    hero: flag(unit['hero'], `${place}.hero`),
    rules: rulesFrom(unit['rules'], `${place}.rules`),
    models: fewModels(listOf(unit['models'], `${place}.models`, loadoutFrom), `${place}.models`),
    upgrades,
  };
}

const mmFrom = (raw: unknown, place: string): number => whole(raw, 20, 200, place);

/** Length first: a base that is as wide as it is long is a round one. */
function pairFrom(raw: unknown, place: string): MmPair {
  const [length = 0, width = 0, ...more] = listOf(raw, place, mmFrom, 2);
  if (more.length > 0 || width > length) throw new Misfit('gdf.army.not-a-pair', { place });
  return [length, width];
}

/** GDF-LOS-11, -13: a number, or the sort of model whose usual height it has. */
function heightFrom(raw: unknown, place: string): number {
  const preset = Object.entries(PRESET_HEIGHTS).find(([sort]) => sort === raw);
  return preset?.[1] ?? whole(raw, 1, 6, place);
}

/** A height in inches, to a quarter. */
function quartersFrom(raw: unknown, place: string): number {
  if (typeof raw !== 'number' || !Number.isSafeInteger(4 * raw) || raw <= 0 || raw > MOST_INCHES)
    throw new Misfit('gdf.army.not-a-height', { place, max: MOST_INCHES });
  return raw;
}

const MOST_INCHES = 12;

function loadoutFrom(raw: unknown, place: string): Loadout {
  const { count, weapons } = fieldsOf(raw, place, ['count', 'weapons']);
  return { count: whole(count, 1, 20, `${place}.count`), weapons: listOf(weapons, `${place}.weapons`, text) };
}

/** As many as a scenario can place in two copies; also a bound on what a stranger can make the deployment work through. */
const MOST_MODELS = 20;

function fewModels(loadouts: readonly Loadout[], place: string): readonly Loadout[] {
  const given = loadouts.reduce((sum, { count }) => sum + count, 0);
  if (given > MOST_MODELS) throw new Misfit('gdf.army.too-many-models', { place, most: MOST_MODELS, given });
  return loadouts;
}

const UPGRADE_FIELDS = ['id', 'name', 'cost', 'models', 'replaces', 'weapons', 'rules'];

function upgradeFrom(raw: unknown, place: string): Upgrade {
  const { id, name, cost, models, replaces, weapons, rules } = fieldsOf(raw, place, UPGRADE_FIELDS);
  return {
    id: text(id, `${place}.id`),
    name: nameFrom(name, `${place}.name`),
    cost: whole(cost, 0, MOST_POINTS, `${place}.cost`),
    models: models === 'all' ? models : whole(models, 1, MOST_MODELS, `${place}.models`),
    replaces: listOf(replaces ?? [], `${place}.replaces`, text, 0),
    weapons: listOf(weapons ?? [], `${place}.weapons`, text, 0),
    rules: rulesFrom(rules ?? [], `${place}.rules`),
  };
}
