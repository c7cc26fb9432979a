import { describe, expect, it } from 'vitest';
import { seeded } from '../test/seeded.js';
import { convexParts } from './convexParts.js';
import { hull, isConvex } from './exact/convex.js';
import { area2, polygonFault, segmentCutsPolygon, whereabouts, withoutFlatCorners } from './polygon.js';
import type { Polygon } from './shapes.js';

const poly = (...xy: number[]): Polygon =>
  Array.from({ length: xy.length / 2 }, (_, i) => ({ x: xy[2 * i]!, y: xy[2 * i + 1]! }));

/** A block with a notch from above: concave, with the notch's floor at y = 2. */
const notched = poly(0, 0, 6, 0, 6, 6, 4, 6, 4, 2, 2, 2, 2, 6, 0, 6);

describe('whereabouts', () => {
  it.each([
    [3, 1, 'inside'],
    [3, 2, 'edge'],
    [3, 4, 'outside'],
    [1, 6, 'edge'],
    [0, 0, 'edge'],
    [7, 0, 'outside'],
    [-1, 6, 'outside'],
  ] as const)('(%i, %i) is %s', (x, y, where) => {
    expect(whereabouts(notched, { x, y })).toBe(where);
  });
});

describe('segmentCutsPolygon', () => {
  it.each([
    ['along the floor of the notch', [2, 2, 4, 2], false],
    ['along the floor and on into the walls', [0, 2, 6, 2], true],
    ['across the notch from wall to wall', [2, 4, 4, 4], false],
    ['over the top, touching four corners', [-1, 6, 7, 6], false],
    ['down a wall', [2, 6, 2, 2], false],
    ['down a wall and on', [2, 6, 2, 1], true],
    ['ending on an edge from outside', [3, 5, 3, 2], false],
    ['wholly inside', [1, 1, 5, 1], true],
    ['a point inside', [1, 1, 1, 1], true],
    ['a point on the edge', [0, 1, 0, 1], false],
  ] as const)('%s: %j is %s', (_, [ax, ay, bx, by], cuts) => {
    expect(segmentCutsPolygon(notched, { x: ax, y: ay }, { x: bx, y: by })).toBe(cuts);
    expect(segmentCutsPolygon(notched, { x: bx, y: by }, { x: ax, y: ay })).toBe(cuts);
  });
});

describe('polygonFault', () => {
  it.each([
    ['nothing', notched, undefined],
    ['corners', poly(0, 0, 1, 1), 'has 2 corners, at least 3 are needed'],
    ['direction', [...notched].reverse(), 'is clockwise; list the corners counter-clockwise'],
    ['a bow tie', poly(0, 0, 4, 4, 4, 0, 0, 4), 'intersects itself: edges 0 and 2 meet'],
    ['a repeated corner', poly(0, 0, 4, 0, 4, 0, 0, 4), 'repeats corner 1'],
    ['a corner on an edge', poly(0, 0, 8, 0, 8, 4, 4, 0, 0, 4), 'intersects itself: edges 0 and 2 meet'],
    ['a spike', poly(0, 0, 8, 0, 4, 0, 4, 4), 'intersects itself: edges 0 and 1 meet'],
  ] as const)('finds %s', (_, polygon, fault) => {
    expect(polygonFault(polygon)).toBe(fault);
  });
});

describe('convexParts', () => {
  it('leaves a convex polygon whole and drops its flat corners', () => {
    const square = poly(0, 0, 2, 0, 4, 0, 4, 4, 0, 4);
    const { parts, cuts } = convexParts(square);
    expect(parts.map(hull)).toEqual([poly(0, 0, 4, 0, 4, 4, 0, 4)]);
    expect(parts[0]).toHaveLength(4);
    expect(cuts).toEqual([]);
  });

  it('cuts random polygons into convex parts of the same area and extent', () => {
    const dice = seeded(5);
    let concave = 0;
    for (let tried = 0; tried < 4000; tried++) {
      const points = Array.from({ length: dice.between(3, 8) }, () => ({
        x: dice.between(0, 9),
        y: dice.between(0, 9),
      }));
      const polygon = polygonFault(points)?.startsWith('is clockwise') ? points.reverse() : points;
      if (polygonFault(polygon)) continue;
      const { parts, cuts } = convexParts(polygon);
      if (parts.length > 1) concave++;
      expect(parts.every(isConvex)).toBe(true);
      expect(parts.reduce((sum, part) => sum + area2(part), 0)).toBe(area2(polygon));
      expect(cuts).toHaveLength(parts.length - 1);
      for (const { from, to } of cuts) expect(segmentCutsPolygon(polygon, from, to)).toBe(true);
      for (const part of parts) for (const corner of part) expect(whereabouts(polygon, corner)).toBe('edge');
    }
    expect(concave).toBeGreaterThan(100);
  });

  it('removes corners that become flat once another is gone', () => {
    expect(withoutFlatCorners(poly(0, 0, 1, 0, 2, 0, 3, 0, 3, 3, 0, 3))).toEqual(poly(0, 0, 3, 0, 3, 3, 0, 3));
  });
});
