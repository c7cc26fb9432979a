import type { Point, Polygon } from '../shapes.js';
import { byPosition, cross, orient, samePoint } from './orient.js';

/** Strictly convex and counter-clockwise: every corner turns left, once around. */
export function isConvex(polygon: Polygon): boolean {
  const n = polygon.length;
  if (n < 3) return false;
  let descents = 0; // the boundary of a convex polygon changes from falling to rising x exactly once
  for (let i = 0; i < n; i++) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % n]!;
    const c = polygon[(i + 2) % n]!;
    if (orient(a, b, c) <= 0) return false;
    if (byPosition(a, b) > 0 && byPosition(b, c) < 0) descents++;
  }
  return descents === 1;
}

/** The convex hull, counter-clockwise from the lowest x, without collinear points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Polygon {
  const sorted = [...points].sort(byPosition).filter((p, i, all) => i === 0 || !samePoint(p, all[i - 1]!));
  if (sorted.length < 3) return sorted;
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function halfHull(ordered: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const p of ordered) {
    while (chain.length >= 2 && cross(chain.at(-2)!, chain.at(-1)!, p) <= 0) chain.pop();
    chain.push(p);
  }
  return chain;
}

/**
 * Does the closed segment pass through the interior of the convex polygon? Grazing a corner or running along an
 * edge does not count. Separating directions are enough: two convex sets have disjoint interiors exactly when an
 * edge line of the polygon, or the line of the segment, parts them.
 */
export function segmentCutsConvex(polygon: Polygon, a: Point, b: Point): boolean {
  const n = polygon.length;
  for (let i = 0; i < n; i++) {
    const from = polygon[i]!;
    const to = polygon[(i + 1) % n]!;
    if (cross(from, to, a) <= 0 && cross(from, to, b) <= 0) return false;
  }
  if (samePoint(a, b)) return true;
  return straddles(polygon, a, b);
}

/** Does the polygon have corners strictly on both sides of the line through a and b? */
function straddles(polygon: Polygon, a: Point, b: Point): boolean {
  let left = false;
  let right = false;
  for (const corner of polygon) {
    const side = cross(a, b, corner);
    if (side > 0) left = true;
    else if (side < 0) right = true;
    if (left && right) return true;
  }
  return false;
}

/** Do two convex polygons share interior points? Touching along an edge or at a corner is not overlapping. */
export const convexOverlap = (a: Polygon, b: Polygon): boolean => !edgeParts(a, b) && !edgeParts(b, a);

/** Does an edge line of `a` have all of `b` on its outer side (or on the line)? */
function edgeParts(a: Polygon, b: Polygon): boolean {
  const n = a.length;
  for (let i = 0; i < n; i++) {
    const from = a[i]!;
    const to = a[(i + 1) % n]!;
    if (b.every(p => cross(from, to, p) <= 0)) return true;
  }
  return false;
}
