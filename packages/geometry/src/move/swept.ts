import type { Core } from '../core.js';
import { cornersAt } from '../solid.js';
import type { Point, Polygon } from '../shapes.js';

/** The mover's core when its centre stands on a point. */
export const coreAt = (corners: Polygon | undefined, at: Point): Core =>
  corners ? cornersAt(corners, at) : [at.x, at.y];

/**
 * The core of everything that a mover covers on a straight leg. For an outline that is its hull at both ends: the corners
 * from the rightmost to the leftmost, seen along the leg, at the far end, and the others at the near end.
 */
export function sweptCore(corners: Polygon | undefined, from: Point, to: Point): Core {
  if (!corners) return [from.x, from.y, to.x, to.y];
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0 && dy === 0) return cornersAt(corners, from);
  const n = corners.length;
  const [right, left] = outermost(corners, dx, dy);
  const core: number[] = [];
  for (let i = right; ; i = (i + 1) % n) {
    core.push(to.x + corners[i]!.x, to.y + corners[i]!.y);
    if (i === left) break;
  }
  for (let i = left; ; i = (i + 1) % n) {
    core.push(from.x + corners[i]!.x, from.y + corners[i]!.y);
    if (i === right) break;
  }
  return core;
}

/** The corners farthest to the right and to the left of a direction. */
function outermost(corners: Polygon, dx: number, dy: number): [number, number] {
  let [right, left, least, most] = [0, 0, Infinity, -Infinity];
  for (let i = 0; i < corners.length; i++) {
    const side = dx * corners[i]!.y - dy * corners[i]!.x;
    if (side < least) [least, right] = [side, i];
    if (side > most) [most, left] = [side, i];
  }
  return [right, left];
}
