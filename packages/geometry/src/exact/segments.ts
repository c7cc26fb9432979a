import type { Point } from '../shapes.js';
import { orient } from './orient.js';

/**
 * How two closed segments lie to each other. `crossing`: they cross at one point inside both. `touching`: they
 * share exactly one point, an end of at least one. `overlapping`: collinear with more than a point in common.
 */
export const SEGMENT_RELATIONS = ['apart', 'touching', 'crossing', 'overlapping'] as const;
export type SegmentRelation = (typeof SEGMENT_RELATIONS)[number];

export function segmentRelation(a: Point, b: Point, c: Point, d: Point): SegmentRelation {
  const sideOfC = orient(a, b, c);
  const sideOfD = orient(a, b, d);
  const sideOfA = orient(c, d, a);
  const sideOfB = orient(c, d, b);
  if (sideOfC * sideOfD < 0 && sideOfA * sideOfB < 0) return 'crossing';
  const onOneLine = sideOfC === 0 && sideOfD === 0 && sideOfA === 0 && sideOfB === 0;
  if (onOneLine) return collinearRelation(a, b, c, d);
  const touch =
    (sideOfC === 0 && inBox(a, b, c)) ||
    (sideOfD === 0 && inBox(a, b, d)) ||
    (sideOfA === 0 && inBox(c, d, a)) ||
    (sideOfB === 0 && inBox(c, d, b));
  return touch ? 'touching' : 'apart';
}

function collinearRelation(a: Point, b: Point, c: Point, d: Point): SegmentRelation {
  const lowX = Math.max(Math.min(a.x, b.x), Math.min(c.x, d.x));
  const highX = Math.min(Math.max(a.x, b.x), Math.max(c.x, d.x));
  const lowY = Math.max(Math.min(a.y, b.y), Math.min(c.y, d.y));
  const highY = Math.min(Math.max(a.y, b.y), Math.max(c.y, d.y));
  if (lowX > highX || lowY > highY) return 'apart';
  return lowX === highX && lowY === highY ? 'touching' : 'overlapping';
}

const inBox = (a: Point, b: Point, p: Point): boolean =>
  Math.min(a.x, b.x) <= p.x && p.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= p.y && p.y <= Math.max(a.y, b.y);

/** Is p on the closed segment ab? */
export const onSegment = (a: Point, b: Point, p: Point): boolean => orient(a, b, p) === 0 && inBox(a, b, p);

/** Do the segments cross at a single point inside both? */
export const segmentsCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  segmentRelation(a, b, c, d) === 'crossing';

/** Do the closed segments share any point? */
export const segmentsMeet = (a: Point, b: Point, c: Point, d: Point): boolean =>
  segmentRelation(a, b, c, d) !== 'apart';
