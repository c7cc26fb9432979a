import { inches, type Point, type Polygon, type Um } from '@banneret/geometry';
import type { Layout } from '../book.js';

/** How a table is divided: Deployment Zones, and the parts of the table that belong to them, by the same index. */
export interface Division {
  readonly zones: readonly Polygon[];
  /** TOS-DEP-07: two halves, or the quarters of a Conquest. */
  readonly parts: readonly Polygon[];
  /** The centre line, from edge to edge; a Conquest has none. */
  readonly line?: readonly [Point, Point];
}

type Shape = (
  width: Um,
  depth: Um,
) => { readonly zone: Polygon; readonly half: Polygon; readonly line: readonly [Point, Point] };

const point = (x: Um, y: Um): Point => ({ x: Math.round(x), y: Math.round(y) });
const box = (left: Um, top: Um, right: Um, bottom: Um): Polygon => [
  point(left, top),
  point(right, top),
  point(right, bottom),
  point(left, bottom),
];

/** Everything above the line from the lower left to the upper right corner. */
const cornerHalf = (width: Um, depth: Um): Polygon => [point(0, 0), point(width, 0), point(0, depth)];

/**
 * the diagrams of the book are lost, so these shapes are data. The first zone is given, the second is its image
 * through the middle of the table.
 */
export const ZONE_SHAPES: Readonly<Record<Layout, Shape>> = {
  confrontation: (width, depth) => ({
    zone: box(0, 0, width, inches(12)),
    half: box(0, 0, width, depth / 2),
    line: [point(0, depth / 2), point(width, depth / 2)],
  }),
  killingField: (width, depth) => ({
    zone: box(0, 0, width / 4, depth),
    half: box(0, 0, width / 2, depth),
    line: [point(width / 2, 0), point(width / 2, depth)],
  }),
  corners: (width, depth) => ({
    zone: box(0, 0, width / 3, inches(18)),
    half: cornerHalf(width, depth),
    line: [point(0, depth), point(width, 0)],
  }),
  diagonals: (width, depth) => ({
    zone: [point(0, 0), point((2 * width) / 3, 0), point(0, (2 * depth) / 3)],
    half: cornerHalf(width, depth),
    line: [point(0, depth), point(width, 0)],
  }),
};

export function halvesOf(layout: Layout, width: Um, depth: Um): Division {
  const { zone, half, line } = ZONE_SHAPES[layout](width, depth);
  const across = (polygon: Polygon): Polygon => polygon.map(({ x, y }) => point(width - x, depth - y));
  return { zones: [zone, across(zone)], parts: [half, across(half)], line };
}

/** TOS-CNQ-01, -02, R-60: a square foot in the outer corner of each quarter; 0 and 3 are opposite, 1 and 2 too. */
export function quartersOf(width: Um, depth: Um): Division {
  const foot = inches(12);
  const [middleX, middleY] = [width / 2, depth / 2];
  return {
    zones: [
      box(0, 0, foot, foot),
      box(width - foot, 0, width, foot),
      box(0, depth - foot, foot, depth),
      box(width - foot, depth - foot, width, depth),
    ],
    parts: [
      box(0, 0, middleX, middleY),
      box(middleX, 0, width, middleY),
      box(0, middleY, middleX, depth),
      box(middleX, middleY, width, depth),
    ],
  };
}
