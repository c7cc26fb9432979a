import { orient2d } from 'robust-predicates';
import { describe, expect, it } from 'vitest';
import { seeded, type Seeded } from '../../test/seeded.js';
import { segmentCutsPolygon } from '../polygon.js';
import type { Point, Polygon } from '../shapes.js';
import { add, commonArea2 } from './clip.js';
import { convexOverlap, hull, isConvex, segmentCutsConvex } from './convex.js';
import { assertLattice, LATTICE_LIMIT, orient } from './orient.js';
import { segmentRelation } from './segments.js';

const pointWithin = (dice: Seeded, size: number): Point => ({
  x: dice.between(-size, size),
  y: dice.between(-size, size),
});

function randomHull(dice: Seeded, size: number): Polygon {
  for (;;) {
    const corners = hull(Array.from({ length: dice.between(3, 7) }, () => pointWithin(dice, size)));
    if (corners.length >= 3) return corners;
  }
}

describe('orient', () => {
  it('agrees with adaptive predicates, up to the limit of the lattice', () => {
    const dice = seeded(1);
    for (let i = 0; i < 20_000; i++) {
      const size = dice.pick([3, 1000, LATTICE_LIMIT]);
      const [a, b] = [pointWithin(dice, size), pointWithin(dice, size)];
      // Half of the third points lie on or beside the line, where rounding would show.
      const near = { x: 2 * b.x - a.x + dice.between(-1, 1), y: 2 * b.y - a.y };
      const c =
        dice.between(0, 1) === 0 && Math.abs(near.x) <= size && Math.abs(near.y) <= size
          ? near
          : pointWithin(dice, size);
      // Their y axis points down, hence the minus.
      expect(orient(a, b, c)).toBe(Math.sign(-orient2d(a.x, a.y, b.x, b.y, c.x, c.y)) + 0);
    }
  });

  it('refuses points off the lattice', () => {
    expect(() => assertLattice({ x: 0.5, y: 0 }, 'a corner')).toThrow('a corner (0.5, 0) is off the lattice');
    expect(() => assertLattice({ x: 0, y: LATTICE_LIMIT + 1 }, 'a corner')).toThrow('off the lattice');
    expect(() => assertLattice({ x: -LATTICE_LIMIT, y: LATTICE_LIMIT }, 'a corner')).not.toThrow();
  });
});

describe('segmentRelation', () => {
  const o = { x: 0, y: 0 };
  const cases: [string, Point, Point, Point][] = [
    ['crossing', { x: 4, y: 4 }, { x: 0, y: 4 }, { x: 4, y: 0 }],
    ['touching', { x: 4, y: 4 }, { x: 2, y: 2 }, { x: 4, y: 0 }],
    ['touching', { x: 4, y: 4 }, { x: 4, y: 4 }, { x: 9, y: 9 }],
    ['overlapping', { x: 4, y: 4 }, { x: 3, y: 3 }, { x: 9, y: 9 }],
    ['apart', { x: 4, y: 4 }, { x: 5, y: 5 }, { x: 9, y: 9 }],
    ['apart', { x: 4, y: 4 }, { x: 0, y: 1 }, { x: 3, y: 4 }],
  ];
  it.each(cases)('%s', (relation, b, c, d) => {
    expect(segmentRelation(o, b, c, d)).toBe(relation);
    expect(segmentRelation(d, c, b, o)).toBe(relation);
  });
});

describe('convex polygons', () => {
  it('hulls are convex and hold all their points', () => {
    const dice = seeded(2);
    for (let i = 0; i < 500; i++) {
      const points = Array.from({ length: 12 }, () => pointWithin(dice, 5));
      const corners = hull(points);
      expect(isConvex(corners)).toBe(true);
      for (const p of points) expect(corners.every((to, j) => orient(corners.at(j - 1)!, to, p) >= 0)).toBe(true);
    }
  });

  it('a polygon that winds around twice is not convex', () => {
    const star = [0, 2, 4, 1, 3].map(
      i =>
        [
          { x: 10, y: 0 },
          { x: 3, y: 9 },
          { x: -8, y: 6 },
          { x: -8, y: -6 },
          { x: 3, y: -9 },
        ][i]!,
    );
    expect(isConvex(star)).toBe(false);
  });

  it('cutting a convex polygon agrees with cutting any polygon', () => {
    const dice = seeded(3);
    for (let i = 0; i < 5000; i++) {
      const corners = randomHull(dice, 4);
      const [a, b] = [pointWithin(dice, 5), pointWithin(dice, 5)];
      expect(segmentCutsConvex(corners, a, b), JSON.stringify({ corners, a, b })).toBe(
        segmentCutsPolygon(corners, a, b),
      );
    }
  });

  it('overlap is a positive common area', () => {
    const dice = seeded(4);
    for (let i = 0; i < 1500; i++) {
      const [p, q] = [randomHull(dice, 5), randomHull(dice, 5).map(({ x, y }) => ({ x: x + dice.between(0, 8), y }))];
      const square = hull(q);
      if (square.length < 3) continue;
      expect(convexOverlap(p, square)).toBe(commonArea2(p, square).top > 0n);
    }
  });

  it('knows common areas exactly', () => {
    const square = (x: number): Polygon => [
      { x, y: 0 },
      { x: x + 6, y: 0 },
      { x: x + 6, y: 6 },
      { x, y: 6 },
    ];
    const wedge: Polygon = [
      { x: 0, y: 0 },
      { x: 7, y: 0 },
      { x: 0, y: 3 },
    ];
    expect(commonArea2(square(0), square(4))).toEqual({ top: 24n, bottom: 1n });
    // Cut off at x = 6 the wedge loses a triangle with sides 1 and 3/7.
    expect(commonArea2(square(0), wedge)).toEqual(add({ top: 21n, bottom: 1n }, { top: -3n, bottom: 7n }));
    expect(commonArea2(square(0), square(3), square(5))).toEqual({ top: 12n, bottom: 1n });
    expect(commonArea2(square(0), square(6)).top).toBe(0n);
  });
});
