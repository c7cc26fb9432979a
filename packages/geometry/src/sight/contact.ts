import type { Body } from '../body.js';

/** Do two bodies share any point, be it one corner on an edge? Their circles settle most cases. */
export function inContact(a: Body, b: Body): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const reach = a.outline.reach + b.outline.reach;
  const squared = dx * dx + dy * dy;
  if (squared > reach * reach) return false;
  const core = a.outline.core + b.outline.core;
  if (squared <= core * core) return true;
  return !parts(a, b, 0) && !parts(b, a, 0);
}

/** Do two bodies share interior points? */
export function overlap(a: Body, b: Body): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const reach = a.outline.reach + b.outline.reach;
  if (dx * dx + dy * dy > reach * reach) return false;
  return !parts(a, b, 1) && !parts(b, a, 1);
}

/**
 * Does the line of some edge of `a` have all of `b` on its outer side? With `closed` 0 strictly outside, with 1 corners on
 * the line are allowed. Convex polygons that are apart always have such an edge on one of them.
 */
function parts(a: Body, b: Body, closed: 0 | 1): boolean {
  const { xs, ys } = a.outline;
  const relX = b.x - a.x;
  const relY = b.y - a.y;
  const n = xs.length;
  if (n < 3) return false; // a point has no edges to part anything with
  for (let i = 0; i < n; i++) {
    const next = i + 1 === n ? 0 : i + 1;
    const dx = xs[next]! - xs[i]!;
    const dy = ys[next]! - ys[i]!;
    const middle = dx * (relY - ys[i]!) - dy * (relX - xs[i]!);
    if (allOutside(b, middle, dx, dy, closed)) return true;
  }
  return false;
}

function allOutside(b: Body, middle: number, dx: number, dy: number, closed: 0 | 1): boolean {
  const { xs, ys } = b.outline;
  for (let i = 0; i < xs.length; i++) if (middle + dx * ys[i]! - dy * xs[i]! >= closed) return false;
  return true;
}
