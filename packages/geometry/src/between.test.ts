import { describe, expect, it } from 'vitest';
import { campaign, seeded, type Seeded } from '../test/seeded.js';
import { smallTable } from '../test/sightTables.js';
import { coversSurface } from '../test/surfaceOracle.js';
import { hull } from './exact/convex.js';
import { placedOutline } from './outline.js';
import type { Placed } from './shapes.js';
import { fullyClear } from './sight/fullyClear.js';
import { fireZone, groupHull, inFireZone } from './zones.js';

describe('the surface between two bases or groups, cell by cell', () => {
  it('every line between two bases is clear exactly when no obstacle covers any of the surface between them', () => {
    const counts = { clear: 0, notClear: 0 };
    for (let seed = 1; seed <= campaign(1_500); seed++) {
      const { table, from, to, blockers, obstacles } = smallTable(seed);
      const [a, b] = [placedOutline(from), placedOutline(to)];
      const whole = hull([...a, ...b]);
      const expected = !obstacles.some(obstacle => coversSurface(obstacle, a, b, whole));
      counts[expected ? 'clear' : 'notClear']++;
      expect(fullyClear(table, from, to, { blockers }), `seed ${seed}`).toBe(expected);
      expect(fullyClear(table, to, from, { blockers }), `seed ${seed}, the other way`).toBe(expected);
    }
    expect(Math.min(counts.clear, counts.notClear)).toBeGreaterThan(campaign(1_500) / 20);
  });

  it('a base is in a fire zone exactly when it covers some of the surface between the groups', () => {
    const counts = { inZone: 0, outside: 0 };
    for (let seed = 1; seed <= campaign(1_500); seed++) {
      const dice = seeded(seed);
      const groups = [someBases(dice, dice.between(1, 3)), someBases(dice, dice.between(1, 3))] as const;
      const [other] = someBases(dice, 1);
      const ends = groups.map(groupHull);
      const expected = coversSurface(placedOutline(other!), ends[0]!, ends[1]!, hull(ends.flat()));
      counts[expected ? 'inZone' : 'outside']++;
      expect(inFireZone(fireZone(...groups), other!), `seed ${seed}`).toBe(expected);
    }
    expect(Math.min(counts.inZone, counts.outside)).toBeGreaterThan(campaign(1_500) / 10);
  });
});

const someBases = (dice: Seeded, count: number): Placed[] =>
  Array.from({ length: count }, () => ({
    base: { kind: 'rectangle', length: 2 * dice.between(1, 3), width: 2 * dice.between(1, 3) },
    at: { x: dice.between(0, 20), y: dice.between(0, 20) },
    facing: dice.pick([0, 0, 1024, 512, dice.between(0, 4095)]),
  }));
