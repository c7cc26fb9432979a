import { describe, expect, it } from 'vitest';
import { campaign, seeded, type Seeded } from '../../test/seeded.js';
import { smallTable } from '../../test/sightTables.js';
import { within } from '../distance.js';
import { ground } from '../ground.js';
import type { Placed } from '../shapes.js';
import { baseBlocker, linkBlocker, prepareBlockers, type SightBlocker } from './blockers.js';
import { OPAQUE, SEE_INTO, TRANSPARENT } from './corridor.js';
import { sees } from './sees.js';
import { targetList, unitsInSight, type TargetList, type TargetQuery } from './targets.js';

const SIZE = 30;

const smallBase = (dice: Seeded, near: { x: number; y: number }): Placed => ({
  base: dice.pick([
    { kind: 'rectangle', length: 2 * dice.between(1, 2), width: 2 * dice.between(1, 3) } as const,
    { kind: 'round', radius: dice.between(1, 3) } as const,
    { kind: 'oval', length: 6, width: 4 } as const,
  ]),
  at: { x: near.x + dice.between(-4, 4), y: near.y + dice.between(-4, 4) },
  facing: dice.pick([0, 1024, 512, dice.between(0, 4095)]),
});

const smallUnit = (dice: Seeded): Placed[] => {
  const middle = { x: dice.between(0, SIZE), y: dice.between(0, SIZE) };
  return Array.from({ length: dice.between(1, 4) }, () => smallBase(dice, middle));
};

/** Every base blocks; some units are closed up, so that the ground between two of their bases blocks as well. */
function blockersOf(dice: Seeded, units: readonly (readonly Placed[])[]): SightBlocker[] {
  return units.flatMap((unit, group) => {
    const bases = unit.map(placed => baseBlocker(placed, group));
    const closedUp = unit.length > 1 && dice.between(0, 2) === 0;
    return closedUp ? [...bases, linkBlocker(unit[0]!, unit[1]!, group)] : bases;
  });
}

/** The definition, pair by pair. */
function pairByPair(table: Parameters<typeof sees>[0], query: TargetQuery): TargetList {
  const { shooters, group, targets, range, ...options } = query;
  return targets.map(({ models, group: targetGroup }) =>
    shooters.map(shooter =>
      models.some(
        model =>
          (range === undefined || within(shooter, model, range)) &&
          sees(table, shooter, model, { ...options, ignoreGroups: [group, targetGroup] }),
      ),
    ),
  );
}

function smallQuery(seed: number): TargetQuery {
  const dice = seeded(seed);
  const { table } = smallTable(seed);
  const units = Array.from({ length: 4 }, () => smallUnit(dice));
  const blockers = prepareBlockers(blockersOf(dice, units));
  const range = dice.pick([undefined, undefined, 5, 12]);
  const withCounts = dice.between(0, 2) === 0;
  return {
    shooters: units[0]!,
    group: 0,
    targets: units.slice(1).map((models, i) => ({ models, group: i + 1 })),
    terrain: Uint8Array.from(table.terrain, () => dice.pick([OPAQUE, OPAQUE, SEE_INTO, TRANSPARENT])),
    blockers,
    ...(range === undefined ? {} : { range }),
    ...(withCounts ? { counts: Uint8Array.from(blockers.bodies, () => dice.between(0, 1)) } : {}),
  };
}

describe('targetList and unitsInSight on a small lattice', () => {
  it('are what asking pair by pair would give, with units that touch, overlap and stand in the scenery', () => {
    const counts = { seen: 0, hidden: 0 };
    for (let seed = 1; seed <= campaign(800); seed++) {
      const { table } = smallTable(seed);
      const query = smallQuery(seed);
      const expected = pairByPair(table, query);
      expect(targetList(table, query), `seed ${seed}`).toEqual(expected);
      expect(unitsInSight(table, query), `seed ${seed}`).toEqual(expected.map(seen => seen.includes(true)));
      for (const seen of expected.flat()) counts[seen ? 'seen' : 'hidden']++;
    }
    expect(Math.min(counts.seen, counts.hidden)).toBeGreaterThan(campaign(800));
  });

  it('an answer does not depend on the other targets in the list, nor on the order of models', () => {
    for (let seed = 1; seed <= campaign(500); seed++) {
      const { table } = smallTable(seed);
      const query = smallQuery(seed);
      const together = targetList(table, query);
      const alone = query.targets.flatMap(({ models, group }) =>
        targetList(table, { ...query, targets: [{ models: [...models].reverse(), group }] }),
      );
      expect(alone, `seed ${seed}`).toEqual(together);
    }
  });
});

describe('targetList and unitsInSight without models', () => {
  const table = ground([], SIZE, SIZE);
  const one: Placed = { base: { kind: 'round', radius: 2 }, at: { x: 5, y: 5 }, facing: 0 };

  it('nobody sees a unit without models, with a range or without', () => {
    const query = { shooters: [one], group: 0, targets: [{ models: [], group: 1 }] };
    expect(targetList(table, query)).toEqual([[false]]);
    expect(targetList(table, { ...query, range: 100 })).toEqual([[false]]);
    expect(unitsInSight(table, query)).toEqual([false]);
    expect(unitsInSight(table, { ...query, range: 100 })).toEqual([false]);
  });

  it('no shooters make no answers', () => {
    const query = { shooters: [], group: 0, targets: [{ models: [one], group: 1 }] };
    expect(targetList(table, query)).toEqual([[]]);
    expect(unitsInSight(table, query)).toEqual([false]);
  });
});
