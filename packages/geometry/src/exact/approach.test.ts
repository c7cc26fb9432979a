import { describe, expect, it } from 'vitest';
import type { Core } from '../core.js';
import { FACINGS, gap, mm, overlapping, within, type BaseShape, type Placed } from '../index.js';
import { ceilConvexDistance, ceilCoreDistance, convexInsidesMeet, convexNearer, coresNearer } from '../separation.js';
import { insidesMeet } from '../core.js';
import { solidOf } from '../solid.js';
import { campaign, seeded } from '../../test/seeded.js';
import { measureApproach, SLACK } from './approach.js';

const SHAPES: readonly BaseShape[] = [
  { kind: 'oval', length: mm(60), width: mm(35) },
  { kind: 'oval', length: mm(170), width: mm(105) },
  { kind: 'rectangle', length: mm(120), width: mm(80) },
  { kind: 'oval', length: mm(120), width: mm(40) },
];

/** Two bases somewhere near one another: apart, touching or overlapping. */
function pairs(seed: number, count: number): readonly (readonly [Core, Core])[] {
  const rng = seeded(seed);
  const below = (n: number): number => rng.between(0, n - 1);
  const core = (spread: number): Core =>
    solidOf({
      base: SHAPES[below(SHAPES.length)]!,
      at: { x: mm(900) + below(2 * spread) - spread, y: mm(600) + below(2 * spread) - spread },
      facing: below(FACINGS),
    }).core;
  return Array.from({ length: count }, (_, i) => [core(mm(10)), core(i % 3 === 0 ? mm(120) : mm(300))] as const);
}

describe('the approach of convex cores', () => {
  it('bounds the exact distance', () => {
    for (const [a, b] of pairs(1, campaign(4_000))) {
      const exact = ceilCoreDistance(a, b);
      const { lower, upper } = measureApproach(a, b);
      expect(lower - SLACK).toBeLessThanOrEqual(exact);
      expect(upper + SLACK).toBeGreaterThan(exact - 1);
      expect(upper - lower).toBeLessThan(SLACK);
    }
  });

  it('changes no answer: every fast comparison is the slow one', () => {
    for (const [a, b] of pairs(2, campaign(2_000))) {
      const exact = ceilCoreDistance(a, b);
      expect(ceilConvexDistance(a, b)).toBe(exact);
      expect(convexInsidesMeet(a, b)).toBe(insidesMeet(a, b));
      for (const distance of [0, 1, exact - 1, exact, exact + 1, mm(50)])
        for (const orEqual of [false, true])
          expect(convexNearer(a, b, distance, orEqual)).toBe(coresNearer(a, b, distance, orEqual));
    }
  });

  it('decides bases a micrometre apart, in contact and a micrometre into one another like the slow comparison', () => {
    const base: BaseShape = { kind: 'oval', length: mm(60), width: mm(35) };
    for (const dx of [-2, -1, 0, 1, 2]) {
      const a = solidOf({ base, at: { x: mm(500), y: mm(500) }, facing: 0 }).core;
      const b = solidOf({ base, at: { x: mm(560) + dx, y: mm(500) }, facing: 0 }).core;
      expect(convexInsidesMeet(a, b)).toBe(insidesMeet(a, b));
      expect(convexInsidesMeet(a, b)).toBe(dx < 0);
      expect(ceilConvexDistance(a, b)).toBe(Math.max(0, dx));
    }
  });
});

describe('bases that are not round', () => {
  const rng = seeded(3);
  const place = (spread: number): Placed => ({
    base: rng.pick([...SHAPES, { kind: 'round', radius: mm(16) }]),
    at: { x: mm(900) + rng.between(-spread, spread), y: mm(600) + rng.between(-spread, spread) },
    facing: rng.between(0, FACINGS - 1),
  });

  it('are within a distance, or overlap, just when the slow comparison says so', () => {
    for (let i = 0; i < campaign(3_000); i++) {
      const [a, b] = [place(mm(5)), place(mm(130))];
      const [solidA, solidB] = [solidOf(a), solidOf(b)];
      const radii = solidA.radius + solidB.radius;
      const apart = gap(a, b);
      for (const distance of [0, apart - 1, apart, mm(25)]) {
        if (distance < 0) continue;
        expect(within(a, b, distance)).toBe(coresNearer(solidA.core, solidB.core, radii + distance, true));
      }
      const slow =
        radii > 0 ? coresNearer(solidA.core, solidB.core, radii, false) : insidesMeet(solidA.core, solidB.core);
      expect(overlapping(a, b)).toBe(slow);
    }
  });
});
