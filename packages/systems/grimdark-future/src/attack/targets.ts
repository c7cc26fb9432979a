import { onceFor, within, type Um } from '@banneret/geometry';
import { illegal, legal, Tally, type Ruling } from '@banneret/kernel';
import { rulesOfAll, targetHooks } from './attack.js';
import { attackRules } from '../compile.js';
import { figures, kindOfModel, standingUnits, type Figure } from '../units/figures.js';
import type { TargetHooks } from '../rule.js';
import { seeing, sees } from '../sight/sight.js';
import { enemyOf, rosterOf, seatOf, type ModelKind, type State, type UnitId, type Weapon } from '../state.js';

/** A weapon group and the enemy units it can fire at. */
export interface GroupTargets {
  /** Place in the roster's list of weapons. */
  readonly weapon: number;
  readonly targets: readonly TargetOption[];
}

export interface TargetOption {
  readonly target: UnitId;
  /** The models that can fire this weapon at it (GDF-SHT-03). */
  readonly models: readonly number[];
  /** GDF-SPC-42: the models of it that a Sniper can single out; absent for other weapons. */
  readonly singled?: readonly SingledOut[];
}

/** One enemy model, and the models of the unit that can fire at it (R-62: each needs range and sight to it). */
export interface SingledOut {
  readonly model: number;
  readonly models: readonly number[];
}

/** GDF-SHT-06, R-22: every ranged weapon of the unit's living models, with its targets; groups without any are left out. */
export function firingOptions(state: State, unit: UnitId): readonly GroupTargets[] {
  const options: GroupTargets[] = [];
  const enemies = standingUnits(state, enemyOf(seatOf(state, unit)));
  for (const weapon of rosterOf(state, unit).weapons.keys()) {
    const targets = enemies.flatMap(target => {
      const models = firing(state, unit, weapon, target);
      return models.length > 0 ? [optionFor(state, unit, weapon, target, models)] : [];
    });
    if (targets.length > 0) options.push({ weapon, targets });
  }
  return options;
}

function optionFor(
  state: State,
  unit: UnitId,
  weapon: number,
  target: UnitId,
  models: readonly number[],
): TargetOption {
  if (!picksModel(state, unit, weapon) || figures(state, target).length === 1) return { target, models };
  const bearers = bearersOf(state, unit, weapon);
  const profile = rosterOf(state, unit).weapons[weapon] as Weapon;
  const singled = figures(state, target).flatMap(enemy => {
    const near = bearers.filter(bearer => within(bearer, enemy, rangeAgainst(state, bearer.kind, profile, target)));
    const aiming = near.filter(bearer => firesBlind(bearer.kind, profile) || sees(state, unit, bearer, target, enemy));
    return aiming.length === 0 ? [] : [{ model: enemy.model, models: aiming.map(({ model }) => model) }];
  });
  return { target, models, singled };
}

/** GDF-SPC-42. */
const picksModel = (state: State, unit: UnitId, weapon: number): boolean =>
  bearersOf(state, unit, weapon).some(({ kind }) =>
    attackRules(kind, rosterOf(state, unit).weapons[weapon] as Weapon).some(({ hooks }) => hooks.picksModel === true),
  );

/** GDF-SHT-02: why a group cannot fire at a unit, or `legal` when some model can. The list above asks the same. */
export function judgeTarget(state: State, unit: UnitId, weapon: number, target: UnitId): Ruling {
  const profile = rosterOf(state, unit).weapons[weapon];
  if (profile?.range === undefined) return illegal('GDF-GEN-22', 'gdf.no.melee-weapon');
  if (state.units[target] === undefined || seatOf(state, target) === seatOf(state, unit))
    return illegal('GDF-SHT-02', 'gdf.no.not-an-enemy');
  if (figures(state, target).length === 0) return illegal('GDF-SHT-02', 'gdf.no.destroyed');
  if (firing(state, unit, weapon, target).length > 0) return legal;
  if (bearersOf(state, unit, weapon).length === 0) return illegal('GDF-SHT-12', 'gdf.no.nobody-carries');
  return inRange(state, bearersOf(state, unit, weapon), profile, target).length > 0
    ? illegal('GDF-SHT-02', 'gdf.no.out-of-sight')
    : illegal('GDF-SHT-05', 'gdf.no.out-of-range');
}

/** GDF-SHT-03: the models that can fire a weapon at a unit; R-21: in range and in sight of the same enemy model. */
function firing(state: State, unit: UnitId, weapon: number, target: UnitId): number[] {
  const profile = rosterOf(state, unit).weapons[weapon] as Weapon;
  if (profile.range === undefined) return [];
  const near = inRange(state, bearersOf(state, unit, weapon), profile, target);
  const blind = near.filter(({ kind }) => firesBlind(kind, profile));
  const looking = near.filter(figure => !blind.includes(figure));
  const seen = seeingInRange(state, unit, looking, profile, target);
  return near.filter(figure => blind.includes(figure) || seen.includes(figure)).map(({ model }) => model);
}

/** those who see a model of the target that is in range; those of another range are asked apart. */
function seeingInRange(
  state: State,
  unit: UnitId,
  looking: readonly Figure[],
  profile: Weapon,
  target: UnitId,
): Figure[] {
  const ranges = looking.map(({ kind }) => rangeAgainst(state, kind, profile, target));
  return [...new Set(ranges)].flatMap(range =>
    seeing(
      state,
      unit,
      looking.filter((_, i) => ranges[i] === range),
      target,
      range,
    ),
  );
}

const bearersOf = (state: State, unit: UnitId, weapon: number): Figure[] =>
  figures(state, unit).filter(({ kind }) => kind.weapons.includes(weapon));

function inRange(state: State, shooters: readonly Figure[], profile: Weapon, target: UnitId): Figure[] {
  return shooters.filter(shooter => {
    const range = rangeAgainst(state, shooter.kind, profile, target);
    return figures(state, target).some(enemy => within(shooter, enemy, range));
  });
}

/** how far a spell reaches towards a target; no weapon's rules help it. */
export function spellRange(state: State, range: Um, target: UnitId): Um {
  const length = new Tally(range);
  for (const own of rangeHooks(rulesOfAll(state, target))) own.range?.(length);
  return Math.max(0, length.total);
}

/** GDF-AIR-08, GDF-SPC-31: how far a weapon in these hands reaches towards a target. */
function rangeAgainst(state: State, kind: ModelKind, weapon: Weapon, target: UnitId): Um {
  const range = weapon.range ?? 0;
  const hooks = rangeHooks(rulesOfAll(state, target));
  if (hooks.length === 0) return range;
  const length = new Tally(range);
  for (const own of hooks) own.range?.(length);
  for (const { hooks: own } of attackRules(kind, weapon)) own.range?.(length);
  return Math.max(0, length.total);
}

/** The rules of a target that shorten ranges: asked for every shooter, and nearly always none. */
const rangeHooks = onceFor((rules: readonly string[]): readonly TargetHooks[] =>
  targetHooks(rules).filter(({ range }) => range !== undefined),
);

/** GDF-SPC-26. */
const firesBlind = (kind: ModelKind, weapon: Weapon): boolean =>
  attackRules(kind, weapon).some(({ hooks }) => hooks.ignoresSight === true);

/** groups whose weapons are resolved first go first; otherwise in the order they were declared. */
export function resolvedFirst(state: State, unit: UnitId, weapon: number): boolean {
  const roster = rosterOf(state, unit);
  const bearer = roster.models.findIndex((_, model) => kindOfModel(roster, model).weapons.includes(weapon));
  const rules = attackRules(kindOfModel(roster, bearer), roster.weapons[weapon] as Weapon);
  return rules.some(({ hooks }) => hooks.resolvedFirst === true);
}
