import type { Point } from '../shapes.js';

/**
 * Every coordinate lies within ±2^22 micrometres (4.19 m; a six-foot table is 1.83 m). Differences then stay
 * below 2^23, their products below 2^46 and a sum of two products below 2^47: all exact in a double, so the
 * predicates of this folder need neither an epsilon nor big integers. Midpoints are tested in doubled
 * coordinates, which costs two more bits and still leaves room to spare.
 */
export const LATTICE_LIMIT = 2 ** 22;

export const onLattice = ({ x, y }: Point): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= LATTICE_LIMIT && Math.abs(y) <= LATTICE_LIMIT;

/** Called where data enters; a stray float or a wild coordinate would silently break exactness further in. */
export function assertLattice(p: Point, what: string): void {
  if (onLattice(p)) return;
  throw new RangeError(`${what} (${p.x}, ${p.y}) is off the lattice: integers within ±${LATTICE_LIMIT} expected`);
}

/** Twice the signed area of the triangle a, b, c: positive when c lies to the left of the line from a to b. */
export const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** On which side of the directed line a→b the point c lies: 1 left, -1 right, 0 on the line. */
export function orient(a: Point, b: Point, c: Point): -1 | 0 | 1 {
  const area = cross(a, b, c);
  if (area > 0) return 1;
  return area < 0 ? -1 : 0;
}

export const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Orders points by x, then y: a total order, as every sort needs. */
export const byPosition = (a: Point, b: Point): number => a.x - b.x || a.y - b.y;
