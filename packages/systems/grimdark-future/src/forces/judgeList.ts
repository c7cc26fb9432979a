import type { Because, Ruling } from '@banneret/kernel';
import type { Army, ArmyUnit, Force, ListUnit } from '../content/army.js';
import { copiesAllowed, COPIES_COMBINED, heroesAllowed, isTooDear, unitsAllowed } from '../rulings.js';
import { outfit, upgradesOf } from './loadouts.js';

/** What both players agreed on (GDF-ARM-01, -05). */
export interface Terms {
  readonly points: number;
  readonly forceOrganisation: boolean;
}

/**
 * May this list be played on these terms? All reasons against it at once, so that somebody who builds a list sees them
 * together. GDF-ARM-03 to -14. `place` is what the caller calls the list.
 */
export function judgeList({ army, list }: Force, terms: Terms, place = 'list'): Ruling {
  const because: Because[] = [];
  const cost = costOfList({ army, list });
  if (cost > terms.points)
    because.push({ rule: 'GDF-ARM-03', say: 'gdf.list.over-limit', args: { cost, limit: terms.points } });
  for (const [i, unit] of list.units.entries()) because.push(...faultsOf(army, unit, i + 1));
  if (terms.forceOrganisation) because.push(...organisationFaults({ army, list }, terms.points));
  const reasons = because.map(reason => ({ ...reason, args: { place, ...reason.args } }));
  return reasons.length === 0 ? { ok: true } : { ok: false, because: reasons };
}

const profileOf = (army: Army, { unit }: ListUnit): ArmyUnit => army.units.find(({ id }) => id === unit) as ArmyUnit;

/** GDF-ARM-03, -13: the unit and its upgrades; a combined unit costs what both copies cost. */
export function costOf(army: Army, unit: ListUnit): number {
  const profile = profileOf(army, unit);
  return unit.copies.reduce(
    (sum, upgrades) => sum + profile.cost + upgradesOf(profile, upgrades).reduce((more, { cost }) => more + cost, 0),
    0,
  );
}

export const costOfList = ({ army, list }: Force): number =>
  list.units.reduce((sum, unit) => sum + costOf(army, unit), 0);

/** What is wrong with one unit, whatever the others are. Its number counts from 1, as people do. */
function faultsOf(army: Army, unit: ListUnit, number: number): Because[] {
  const profile = profileOf(army, unit);
  const where = { number, unit: unit.unit };
  return [
    ...combinationFaults(profile, unit).map(({ rule, say }) => ({ rule, say, args: where })),
    ...unit.copies.flatMap(upgrades =>
      upgradeFaults(profile, upgrades).map(({ say, upgrade }) => ({
        rule: 'GDF-ARM-03',
        say,
        args: { ...where, upgrade },
      })),
    ),
  ];
}

const sizeOf = ({ models }: ArmyUnit): number => models.reduce((sum, { count }) => sum + count, 0);

/** GDF-ARM-11, -12, -14, R-13. */
function combinationFaults(profile: ArmyUnit, { copies }: ListUnit): { rule: string; say: string }[] {
  if (copies.length === 1) return [];
  const faults: { rule: string; say: string }[] = [];
  if (copies.length > COPIES_COMBINED) faults.push({ rule: 'GDF-ARM-14', say: 'gdf.list.too-many-copies' });
  if (sizeOf(profile) === 1) faults.push({ rule: 'GDF-ARM-14', say: 'gdf.list.single-combined' });
  const forAll = copies.map(upgrades =>
    upgradesOf(profile, upgrades)
      .filter(({ models }) => models === 'all')
      .map(({ id }) => id)
      .sort()
      .join(' '),
  );
  if (new Set(forAll).size > 1) faults.push({ rule: 'GDF-ARM-12', say: 'gdf.list.unlike-copies' });
  return faults;
}

function upgradeFaults(profile: ArmyUnit, upgrades: readonly string[]): { say: string; upgrade: string }[] {
  const bought = [...new Set(upgradesOf(profile, upgrades))];
  const excess = bought.find(
    ({ id, models }) => upgrades.filter(other => other === id).length > (models === 'all' ? 1 : models),
  );
  if (excess !== undefined) return [{ say: 'gdf.list.too-often', upgrade: excess.id }];
  const fit = outfit(profile, upgrades);
  return fit.ok ? [] : [{ say: 'gdf.list.nobody-takes', upgrade: fit.upgrade.id }];
}

/** GDF-ARM-06 to -09, R-12. */
function organisationFaults({ army, list: { units } }: Force, points: number): Because[] {
  const faults: Because[] = [];
  const heroes = units.filter(unit => profileOf(army, unit).hero).length;
  const most = heroesAllowed(points);
  if (heroes > most)
    faults.push({ rule: 'GDF-ARM-06', say: 'gdf.list.too-many-heroes', args: { heroes, most, limit: points } });
  for (const unit of new Set(units.map(listed => listed.unit))) {
    const copies = units.filter(listed => listed.unit === unit).length;
    const allowed = copiesAllowed(points);
    if (copies > allowed)
      faults.push({ rule: 'GDF-ARM-07', say: 'gdf.list.copied-too-often', args: { unit, copies, most: allowed } });
  }
  for (const [i, unit] of units.entries()) {
    const cost = costOf(army, unit);
    if (isTooDear(cost, points))
      faults.push({
        rule: 'GDF-ARM-08',
        say: 'gdf.list.too-dear',
        args: { number: i + 1, unit: unit.unit, cost, limit: points },
      });
  }
  if (units.length > unitsAllowed(points))
    faults.push({
      rule: 'GDF-ARM-09',
      say: 'gdf.list.too-many-units',
      args: { units: units.length, most: unitsAllowed(points), limit: points },
    });
  return faults;
}
