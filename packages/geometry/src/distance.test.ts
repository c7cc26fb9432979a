import { describe, expect, it } from 'vitest';
import { areaInCommon, outlineDistance2, rootAtMost, rootBelow } from '../test/exactReference.js';
import { chance, randomPlaced, randomPoint, randomPolygon, type Chance } from '../test/randomTables.js';
import { campaign } from '../test/seeded.js';
import {
  anyWithin,
  closestPair,
  entirelyInside,
  entirelyWithinOfPoint,
  gap,
  gapToPoint,
  gapToPolygon,
  moreThan,
  overlapping,
  overlapsPolygon,
  touching,
  within,
  withinOfPoint,
  withinOfPolygon,
} from './distance.js';
import { placedOutline } from './outline.js';
import { whereabouts } from './polygon.js';
import type { Placed, Polygon } from './shapes.js';
import { inches } from './units.js';

const disc = (x: number, y: number, radius: number): Placed => ({
  base: { kind: 'round', radius },
  at: { x, y },
  facing: 0,
});

/** The reference's view of a base: its core and radius. */
const coreOf = (placed: Placed): Polygon => (placed.base.kind === 'round' ? [placed.at] : placedOutline(placed));
const radiusOf = ({ base }: Placed): number => (base.kind === 'round' ? base.radius : 0);

/** Tiny lattices are full of touching and parallel cases, large ones are like tables. */
const SCALES = [
  { size: 12, width: 24 },
  { size: 200, width: 400 },
  { size: 80_000, width: 400_000 },
] as const;

function forRandomPairs(
  seed: number,
  rounds: number,
  check: (dice: Chance, size: number, width: number) => void,
): void {
  for (const [i, { size, width }] of SCALES.entries()) {
    const dice = chance(seed + i);
    for (let round = 0; round < campaign(rounds); round++) check(dice, size, width);
  }
}

const contains = (polygon: Polygon, core: Polygon): boolean =>
  polygon.length >= 3 && core.some(p => whereabouts(polygon, p) !== 'outside');

describe('distance of bases', () => {
  it('is exact at the boundary and a micrometre to either side', () => {
    const a = disc(0, 0, 16_000);
    const b = disc(32_000 + inches(1), 0, 16_000);
    expect(gap(a, b)).toBe(inches(1));
    expect(within(a, b, inches(1))).toBe(true);
    expect(within(a, b, inches(1) - 1)).toBe(false);
    expect(moreThan(a, { ...b, at: { x: b.at.x, y: 1 } }, inches(1))).toBe(true);
    expect(touching(a, disc(32_000, 0, 16_000))).toBe(true);
    expect(overlapping(a, disc(32_000, 0, 16_000))).toBe(false);
    expect(overlapping(a, disc(31_999, 0, 16_000))).toBe(true);
    expect(touching(a, disc(31_999, 0, 16_000))).toBe(false);
    expect(touching(a, disc(32_003, 0, 16_000))).toBe(false);
  });

  it('agrees with fractions on random pairs', () => {
    forRandomPairs(11, 12_000, (dice, size, width) => {
      const a = randomPlaced(dice, size, width, width);
      const b = randomPlaced(dice, size, width, width);
      const [coreA, coreB] = [coreOf(a), coreOf(b)];
      const meet = contains(coreA, coreB) || contains(coreB, coreA);
      const squared = meet ? { over: 0n, under: 1n } : outlineDistance2(coreA, coreB);
      const radii = radiusOf(a) + radiusOf(b);
      const found = gap(a, b);
      expect(rootAtMost(squared, found + radii)).toBe(true);
      if (found > 0) expect(rootAtMost(squared, found + radii - 1)).toBe(false);
      for (const distance of [found - 1, found, found + 1]) {
        if (distance >= 0) expect(within(a, b, distance)).toBe(found <= distance);
      }
      expect(overlapping(a, b)).toBe(radii > 0 ? rootBelow(squared, radii) : areaInCommon(coreA, coreB));
      expect([gap(b, a), overlapping(b, a)]).toEqual([found, overlapping(a, b)]);
    });
  });

  it('is never above and hardly below what dense sampling of both rims finds', () => {
    forRandomPairs(21, 1_500, (dice, size, width) => {
      const a = randomPlaced(dice, size, width, width);
      const b = randomPlaced(dice, size, width, width);
      if (overlapping(a, b)) return;
      const [rimA, rimB] = [rim(a), rim(b)];
      let least = Infinity;
      for (const p of rimA) for (const q of rimB) least = Math.min(least, Math.hypot(p.x - q.x, p.y - q.y));
      expect(gap(a, b)).toBeLessThanOrEqual(least + 1.001);
      expect(gap(a, b)).toBeGreaterThanOrEqual(least - size / 8 - 1);
    });
  });
});

/** Points around the rim of a base, no more than a sixteenth of its size apart. */
function rim(placed: Placed): { x: number; y: number }[] {
  const { base, at } = placed;
  if (base.kind === 'round') {
    return Array.from({ length: 96 }, (_, i) => ({
      x: at.x + base.radius * Math.cos((i * Math.PI) / 48),
      y: at.y + base.radius * Math.sin((i * Math.PI) / 48),
    }));
  }
  const corners = placedOutline(placed);
  return corners.flatMap((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    const steps = corners.length > 4 ? 2 : 32;
    return Array.from({ length: steps }, (_, k) => ({
      x: p.x + ((q.x - p.x) * k) / steps,
      y: p.y + ((q.y - p.y) * k) / steps,
    }));
  });
}

describe('distance to polygons and points', () => {
  it('agrees with fractions on random tables', () => {
    forRandomPairs(31, 10_000, (dice, size, width) => {
      const a = randomPlaced(dice, size, width, width);
      const polygon = randomPolygon(dice, size, randomPoint(dice, width, width));
      const core = coreOf(a);
      const meet = contains(polygon, core) || contains(core, polygon);
      const squared = meet ? { over: 0n, under: 1n } : outlineDistance2(core, polygon);
      const found = gapToPolygon(a, polygon);
      expect(rootAtMost(squared, found + radiusOf(a))).toBe(true);
      if (found > 0) expect(rootAtMost(squared, found + radiusOf(a) - 1)).toBe(false);
      expect([withinOfPolygon(a, polygon, found), found > 0 && withinOfPolygon(a, polygon, found - 1)]).toEqual([
        true,
        false,
      ]);
      expect(overlapsPolygon(a, polygon)).toBe(
        a.base.kind === 'round' ? rootBelow(squared, a.base.radius) : areaInCommon(polygon, core),
      );
      const point = randomPoint(dice, width, width);
      const away = gapToPoint(a, point);
      expect([withinOfPoint(a, point, away), away > 0 && withinOfPoint(a, point, away - 1)]).toEqual([true, false]);
    });
  });

  it('knows when a base is entirely inside a region', () => {
    let inside = 0;
    forRandomPairs(41, 8_000, (dice, size, width) => {
      const region = randomPolygon(dice, 3 * size, randomPoint(dice, width, width));
      const a = randomPlaced(dice, size, width, width);
      const core = coreOf(a);
      const radius = radiusOf(a);
      const expected =
        radius > 0
          ? whereabouts(region, a.at) === 'inside' && !rootBelow(outlineDistance2(core, region), radius)
          : core.every(p => whereabouts(region, p) !== 'outside') && !outsidePart(region, core);
      expect(entirelyInside(a, region)).toBe(expected);
      if (expected) inside++;
    });
    expect(inside).toBeGreaterThan(50);
  });

  it('measures to the farthest part when all of a base must be near a point', () => {
    const a = disc(0, 0, 10);
    expect([entirelyWithinOfPoint(a, { x: 30, y: 40 }, 60), entirelyWithinOfPoint(a, { x: 30, y: 40 }, 59)]).toEqual([
      true,
      false,
    ]);
    const b: Placed = { base: { kind: 'rectangle', length: 6, width: 8 }, at: { x: 0, y: 0 }, facing: 0 };
    expect([entirelyWithinOfPoint(b, { x: 0, y: 0 }, 5), entirelyWithinOfPoint(b, { x: 0, y: 0 }, 4)]).toEqual([
      true,
      false,
    ]);
  });
});

/** Does a concave region leave out a part of a convex core although it holds all its corners? An edge must then cut in. */
function outsidePart(region: Polygon, core: Polygon): boolean {
  return region.some((p, i) => {
    const q = region[(i + 1) % region.length]!;
    const steps = 64;
    for (let k = 1; k < steps; k++) {
      const at = { x: p.x * (steps - k) + q.x * k, y: p.y * (steps - k) + q.y * k };
      const scaled = core.map(c => ({ x: c.x * steps, y: c.y * steps }));
      if (whereabouts(scaled, at) === 'inside') return true;
    }
    return whereabouts(core, p) === 'inside';
  });
}

describe('distance of units', () => {
  it('finds the closest pair', () => {
    const dice = chance(51);
    for (let round = 0; round < campaign(3_000); round++) {
      const unit = Array.from({ length: 6 }, () => randomPlaced(dice, 30_000, 300_000, 300_000));
      const other = Array.from({ length: 6 }, () => randomPlaced(dice, 30_000, 300_000, 300_000));
      const gaps = unit.flatMap((a, from) => other.map((b, to) => ({ gap: gap(a, b), from, to })));
      const least = Math.min(...gaps.map(pair => pair.gap));
      expect(closestPair(unit, other)).toEqual(gaps.find(pair => pair.gap === least));
      expect([anyWithin(unit, other, least), least > 0 && anyWithin(unit, other, least - 1)]).toEqual([true, false]);
    }
    expect(closestPair([], [disc(0, 0, 5)])).toBeUndefined();
  });
});
