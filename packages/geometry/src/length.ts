import type { Point } from './shapes.js';
import type { Um } from './units.js';

/**
 * Lengths of paths and exact square roots.
 *
 * A distance between lattice points is a square root and seldom a whole number. Each leg of a path is rounded UP to the
 * next micrometre, and the legs are added: a leg of exactly 6 inches costs exactly 6 inches, one whose square is larger
 * by a single square micrometre costs one micrometre more. So a budget comparison is an integer comparison, never
 * generous, and for a single leg exactly the comparison of squares.
 */

/** The largest integer whose square is not above `n`; `n` is an integer below 2^53. */
export function floorSqrt(n: number): number {
  let root = Math.floor(Math.sqrt(n));
  while (root * root > n) root--;
  while ((root + 1) * (root + 1) <= n) root++;
  return root;
}

/** The smallest integer whose square is not below `n`; `n` is an integer below 2^53. */
export function ceilSqrt(n: number): number {
  const root = floorSqrt(n);
  return root * root === n ? root : root + 1;
}

/** Exact squared distance of two lattice points: at most 2^45 on a table of 2^22 micrometres. */
export function squaredDistance(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}

/** Distance of two points, rounded up to the next micrometre. */
export const legLength = (a: Point, b: Point): Um => ceilSqrt(squaredDistance(a, b));

/** Length of a polyline: every leg rounded up. */
export function pathLength(points: readonly Point[]): Um {
  let total = 0;
  for (let i = 1; i < points.length; i++) total += legLength(points[i - 1]!, points[i]!);
  return total;
}
