import { describe, expect, it } from 'vitest';
import { campaign, seeded } from '../../test/seeded.js';
import { largeTable } from '../../test/sightTables.js';
import { within } from '../distance.js';
import type { Placed } from '../shapes.js';
import { baseBlocker, prepareBlockers } from './blockers.js';
import { OPAQUE, SEE_INTO } from './corridor.js';
import { sees } from './sees.js';
import { targetList, unitsInSight, type TargetQuery } from './targets.js';

/** Five units of up to six models about the table of a random scene. */
function unitsOn(seed: number): Placed[][] {
  const dice = seeded(seed);
  return Array.from({ length: 5 }, () => {
    const [x, y] = [dice.between(0, 1_000_000), dice.between(0, 1_000_000)];
    return Array.from({ length: dice.between(1, 6) }, (_, i) => ({
      base: { kind: 'round', radius: 16_000 } as const,
      at: { x: x + (i % 3) * 40_000, y: y + Math.floor(i / 3) * 40_000 },
      facing: 0,
    }));
  });
}

describe('targetList and unitsInSight', () => {
  it('are what asking pair by pair would give', () => {
    const counts = { seen: 0, hidden: 0 };
    for (let seed = 1; seed <= campaign(600); seed++) {
      const { table } = largeTable(seed);
      const units = unitsOn(seed);
      const [shooters, ...enemies] = units;
      const dice = seeded(seed);
      const terrain = Uint8Array.from(table.terrain, () => dice.pick([OPAQUE, SEE_INTO]));
      const blockers = prepareBlockers(units.flatMap((unit, group) => unit.map(placed => baseBlocker(placed, group))));
      const range = dice.pick([undefined, 300_000, 600_000]);
      const query: TargetQuery = {
        shooters: shooters!,
        group: 0,
        targets: enemies.map((models, i) => ({ models, group: i + 1 })),
        terrain,
        blockers,
        ...(range === undefined ? {} : { range }),
      };
      const expected = enemies.map((models, i) =>
        shooters!.map(shooter =>
          models.some(
            model =>
              (range === undefined || within(shooter, model, range)) &&
              sees(table, shooter, model, { terrain, blockers, ignoreGroups: [0, i + 1] }),
          ),
        ),
      );
      expect(targetList(table, query), `seed ${seed}`).toEqual(expected);
      expect(unitsInSight(table, query), `seed ${seed}`).toEqual(expected.map(seen => seen.includes(true)));
      for (const seen of expected.flat()) counts[seen ? 'seen' : 'hidden']++;
    }
    expect(Math.min(counts.seen, counts.hidden)).toBeGreaterThan(campaign(600));
  });
});
