import { within, type Um } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { attackRules } from './compile.js';
import { figures, kindOfModel, standingUnits, type Figure } from './figures.js';
import { seeing } from './sight.js';
import { enemyOf, rosterOf, seatOf, type ModelKind, type State, type UnitId, type Weapon } from './state.js';

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
}

/** GDF-SHT-06, R-22: every ranged weapon of the unit's living models, with its targets; groups without any are left out. */
export function firingOptions(state: State, unit: UnitId): readonly GroupTargets[] {
  const options: GroupTargets[] = [];
  const enemies = standingUnits(state, enemyOf(seatOf(state, unit)));
  for (const weapon of rosterOf(state, unit).weapons.keys()) {
    const targets = enemies.flatMap(target => {
      const models = firing(state, unit, weapon, target);
      return models.length > 0 ? [{ target, models }] : [];
    });
    if (targets.length > 0) options.push({ weapon, targets });
  }
  return options;
}

/** GDF-SHT-02: why a group cannot fire at a unit, or `legal` when some model can. The list above asks the same. */
export function judgeTarget(state: State, unit: UnitId, weapon: number, target: UnitId): Ruling {
  const { range } = rosterOf(state, unit).weapons[weapon] ?? {};
  if (range === undefined) return illegal('GDF-GEN-22', 'gdf.no.melee-weapon');
  if (state.units[target] === undefined || seatOf(state, target) === seatOf(state, unit))
    return illegal('GDF-SHT-02', 'gdf.no.not-an-enemy');
  if (figures(state, target).length === 0) return illegal('GDF-SHT-02', 'gdf.no.destroyed');
  if (firing(state, unit, weapon, target).length > 0) return legal;
  if (bearersOf(state, unit, weapon).length === 0) return illegal('GDF-SHT-12', 'gdf.no.nobody-carries');
  return inRange(state, bearersOf(state, unit, weapon), target, range).length > 0
    ? illegal('GDF-SHT-02', 'gdf.no.out-of-sight')
    : illegal('GDF-SHT-05', 'gdf.no.out-of-range');
}

/** GDF-SHT-03: the models that can fire a weapon at a unit; R-21: in range and in sight of the same enemy model. */
function firing(state: State, unit: UnitId, weapon: number, target: UnitId): number[] {
  const profile = rosterOf(state, unit).weapons[weapon] as Weapon;
  if (profile.range === undefined) return [];
  const near = inRange(state, bearersOf(state, unit, weapon), target, profile.range);
  const blind = near.filter(({ kind }) => firesBlind(kind, profile));
  const looking = near.filter(figure => !blind.includes(figure));
  const seen = looking.length === 0 ? [] : seeing(state, unit, looking, target, profile.range);
  return near.filter(figure => blind.includes(figure) || seen.includes(figure)).map(({ model }) => model);
}

const bearersOf = (state: State, unit: UnitId, weapon: number): Figure[] =>
  figures(state, unit).filter(({ kind }) => kind.weapons.includes(weapon));

const inRange = (state: State, shooters: readonly Figure[], target: UnitId, range: Um): Figure[] =>
  shooters.filter(shooter => figures(state, target).some(enemy => within(shooter, enemy, range)));

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
