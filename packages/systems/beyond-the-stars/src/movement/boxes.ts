import type { BaseShape, Point, Um } from '@banneret/geometry';

/** Boxes around things, for quick rejection before anything exact is asked. */
export interface Box {
  readonly left: Um;
  readonly right: Um;
  readonly near: Um;
  readonly far: Um;
}

/** How far a base reaches from its centre, at most. */
export const boxOf = (base: BaseShape): Um =>
  base.kind === 'round' ? base.radius : Math.ceil((base.length + base.width) / 2);

const ofOutlines = new WeakMap<readonly Point[], Box>();

export function pathBox(points: readonly Point[], reach: Um): Box {
  const known = reach === 0 ? ofOutlines.get(points) : undefined;
  if (known !== undefined) return known;
  let [left, right, near, far] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    near = Math.min(near, y);
    far = Math.max(far, y);
  }
  const box = { left: left - reach, right: right + reach, near: near - reach, far: far + reach };
  if (reach === 0) ofOutlines.set(points, box);
  return box;
}

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.near <= b.far && b.near <= a.far;
