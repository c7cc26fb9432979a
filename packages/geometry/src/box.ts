import type { Point } from './shapes.js';
import type { Um } from './units.js';

/** The upright box around something: what lies outside it need not be looked at closely. */
export interface Box {
  readonly left: Um;
  readonly right: Um;
  readonly near: Um;
  readonly far: Um;
}

export function boxAround(points: readonly Point[]): Box {
  let [left, right, near, far] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    near = Math.min(near, y);
    far = Math.max(far, y);
  }
  return { left, right, near, far };
}

/** Rims included. */
export const boxHolds = ({ left, right, near, far }: Box, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= near && y <= far;

/** Boxes that touch meet. */
export const boxesMeet = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.near <= b.far && b.near <= a.far;
