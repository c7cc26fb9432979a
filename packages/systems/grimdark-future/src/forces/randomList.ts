import type { Rng } from '@banneret/kernel';
import type { Army, ArmyUnit, Force, ListUnit } from '../content/army.js';
import { judgeList, type Terms } from './judgeList.js';

const TRIES = 20;

/** A list somebody might write without much thought: legal on these terms, and about as full as chance makes it. */
export function randomList(army: Army, terms: Terms, rng: Rng): Force {
  let units: readonly ListUnit[] = [];
  for (let failures = 0; failures < TRIES;) {
    const tried = [...units, randomUnit(army.units[rng.below(army.units.length)] as ArmyUnit, rng)];
    const isLegal = judgeList(listOf(army, terms, tried), terms).ok;
    if (isLegal) units = tried;
    else failures++;
  }
  return listOf(army, terms, units);
}

const listOf = (army: Army, { points }: Terms, units: readonly ListUnit[]): Force => ({
  army,
  list: { id: 'random', name: army.name, points, units },
});

/** Now and then a combined unit, with a few upgrades; whether they go together is left to the judge. */
function randomUnit(unit: ArmyUnit, rng: Rng): ListUnit {
  const forAll = unit.upgrades.filter(({ models }) => models === 'all' && rng.below(3) === 0).map(({ id }) => id);
  const single = (): string[] =>
    unit.upgrades.filter(({ models }) => models !== 'all' && rng.below(3) === 0).map(({ id }) => id);
  const copies = rng.below(5) === 0 ? 2 : 1;
  return { unit: unit.id, copies: Array.from({ length: copies }, () => [...forAll, ...single()]) };
}
