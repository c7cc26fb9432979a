import { describe, expect, it } from 'vitest';
import { chance, randomPoint, randomPolygon } from '../test/randomTables.js';
import { campaign } from '../test/seeded.js';
import { isConvex } from './exact/convex.js';
import { coresMeet, placeInCore } from './core.js';
import { compareToSegment, coresNearer, legNearer } from './separation.js';
import { coreOf } from './solid.js';
import { whereabouts } from './polygon.js';

describe('exact comparisons', () => {
  it('decides ties that doubles cannot', () => {
    // The line through (0, 0) and (3n, 4n) is exactly 5 away from (x, y) with 4x − 3y = 25; n makes the products huge.
    for (const n of [1, 1_000, 500_000, 1_000_001]) {
      const at = (x: number, y: number): number => Math.sign(compareToSegment(x, y, 0, 0, 3 * n, 4 * n, 25));
      const k = 3 * Math.floor(n / 2);
      const [x, y] = [4 + k, -3 + (4 * k) / 3];
      expect([at(x, y), at(x - 1, y), at(x + 1, y)]).toEqual([0, -1, 1]);
    }
  });

  it('sees differences of one part in 2^80, where doubles see none', () => {
    // A leg (2^21, 1) of squared length L = 2^42 + 1, and points whose cross product with it is L - m:
    // (L - m)² exceeds (L - 2m)·L by just m².
    const length2 = 2 ** 42 + 1;
    let beyondDoubles = 0;
    for (let m = 2; m < 2_000; m++) {
      const cross = length2 - m;
      const squared = length2 - 2 * m;
      if (cross * cross - squared * length2 <= 0) beyondDoubles++;
      expect(compareToSegment(m - 1, 2 ** 21, 0, 0, 2 ** 21, 1, squared)).toBeGreaterThan(0);
      expect(compareToSegment(m - 1, 2 ** 21, 0, 0, 2 ** 21, 1, squared + 1)).toBeLessThan(0);
    }
    expect(beyondDoubles).toBeGreaterThan(500);
  });

  it('judges legs in one pass as it does in general', () => {
    for (const [i, width] of [20, 400_000].entries()) {
      const dice = chance(61 + i);
      for (let round = 0; round < campaign(20_000); round++) {
        const polygon = randomPolygon(dice, width, randomPoint(dice, width, width));
        const [p, q] = [randomPoint(dice, 2 * width, 2 * width), randomPoint(dice, 2 * width, 2 * width)];
        const core = coreOf(polygon);
        const distance = dice.between(1, width);
        const leg = [p.x, p.y, q.x, q.y];
        expect(legNearer(core, isConvex(polygon), ...(leg as [number, number, number, number]), distance)).toBe(
          coresNearer(core, leg, distance, false),
        );
        expect(coresMeet(core, leg)).toBe(coresNearer(core, leg, 0, true));
        expect({ 1: 'inside', 0: 'edge', [-1]: 'outside' }[placeInCore(core, p.x, p.y)]).toBe(whereabouts(polygon, p));
      }
    }
  });
});
