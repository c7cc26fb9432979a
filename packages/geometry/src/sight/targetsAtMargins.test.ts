import { describe, expect, it } from 'vitest';
import { campaign, seeded, type Seeded } from '../../test/seeded.js';
import { randomPolygon } from '../../test/randomTables.js';
import { within } from '../distance.js';
import { ground } from '../ground.js';
import type { BaseShape, Placed, Point } from '../shapes.js';
import { baseBlocker, prepareBlockers } from './blockers.js';
import { OPAQUE, SEE_INTO, TRANSPARENT } from './corridor.js';
import { sees } from './sees.js';
import { targetList, unitsInSight, type TargetList, type TargetQuery } from './targets.js';

const SIZE = 6000;

/** Half of the tables are on a coarse grid, where edges line up and touch. */
const somewhere = (dice: Seeded, grid: number): Point => ({
  x: grid * dice.between(0, SIZE / grid),
  y: grid * dice.between(0, SIZE / grid),
});

const smallBase = (dice: Seeded): BaseShape =>
  dice.pick([
    { kind: 'round', radius: dice.between(3, 300) } as const,
    { kind: 'rectangle', length: 2 * dice.between(1, 200), width: 2 * dice.between(1, 200) } as const,
    { kind: 'oval', length: 2 * dice.between(20, 200), width: 2 * dice.between(10, 100) } as const,
  ]);

function smallUnit(dice: Seeded, grid: number): Placed[] {
  const { x, y } = somewhere(dice, grid);
  const offset = (): number => grid * dice.between(Math.ceil(-600 / grid), Math.floor(600 / grid));
  return Array.from({ length: dice.between(1, 5) }, () => ({
    base: smallBase(dice),
    at: { x: x + offset(), y: y + offset() },
    facing: dice.pick([0, 1024, 512, dice.between(0, 4095)]),
  }));
}

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

describe('targetList and unitsInSight on tables a few millimetres wide', () => {
  it('are what asking pair by pair would give, where the margins of the strips weigh', () => {
    const counts = { seen: 0, hidden: 0 };
    for (let seed = 1; seed <= campaign(1500); seed++) {
      const dice = seeded(seed);
      const chance = { ...dice, below: (n: number) => dice.between(0, n - 1) };
      const grid = dice.pick([1, 200]);
      const pieces = Array.from({ length: dice.between(0, 12) }, (_, i) => ({
        id: `piece ${i}`,
        outline: randomPolygon(chance, 1500, somewhere(dice, grid)),
        height: 1,
      }));
      const table = ground(pieces, SIZE, SIZE);
      const units = Array.from({ length: 4 }, () => smallUnit(dice, grid));
      const range = dice.pick([undefined, undefined, 2000]);
      const query: TargetQuery = {
        shooters: units[0]!,
        group: 0,
        targets: units.slice(1).map((models, i) => ({ models, group: i + 1 })),
        blockers: prepareBlockers(units.flatMap((models, group) => models.map(model => baseBlocker(model, group)))),
        terrain: Uint8Array.from(pieces, () => dice.pick([OPAQUE, OPAQUE, SEE_INTO, TRANSPARENT])),
        ...(range === undefined ? {} : { range }),
      };
      const expected = pairByPair(table, query);
      expect(targetList(table, query), `seed ${seed}`).toEqual(expected);
      expect(unitsInSight(table, query), `seed ${seed}`).toEqual(expected.map(seen => seen.includes(true)));
      for (const seen of expected.flat()) counts[seen ? 'seen' : 'hidden']++;
    }
    expect(Math.min(counts.seen, counts.hidden)).toBeGreaterThan(campaign(1500));
  });
});
