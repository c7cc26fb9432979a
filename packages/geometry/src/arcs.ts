import { direction, FACINGS, rotate } from './directions.js';
import { onSegment } from './exact/segments.js';
import { placedOutline } from './outline.js';
import { whereabouts } from './polygon.js';
import type { Facing, Placed, Point, Polygon } from './shapes.js';

/** A field of view: all directions from a point up to `halfWidth` facings to either side of `facing`, borders included. */
export interface Arc {
  readonly from: Point;
  readonly facing: Facing;
  /** In 4096ths of a turn: 512 makes a quarter circle, 1024 a half circle, 2048 everything. */
  readonly halfWidth: number;
}

const HALF_TURN = FACINGS / 2;

/** Is the base's centre in the arc? */
export const centreInArc = (arc: Arc, { at }: Placed): boolean => pointInArc(arc, at);

export function pointInArc(arc: Arc, p: Point): boolean {
  const { from, facing, halfWidth } = arc;
  const [x, y] = [p.x - from.x, p.y - from.y];
  return halvesOf(facing, halfWidth).some(half => inSector(half, x, y));
}

/** Does any part of the base's canonical outline lie in the arc? Touching its border is enough. */
export const partlyInArc = (arc: Arc, placed: Placed): boolean => outlineInArc(arc, placedOutline(placed));

/** Does any part of a polygon lie in the arc? */
export function outlineInArc(arc: Arc, outline: Polygon): boolean {
  if (outline.some(corner => pointInArc(arc, corner)) || whereabouts(outline, arc.from) !== 'outside') return true;
  // No corner inside: then a base that reaches into the arc must stick across one of its two borders.
  const borders = [direction(arc.facing - arc.halfWidth), direction(arc.facing + arc.halfWidth)];
  return outline.some((to, i) => borders.some(border => rayMeets(arc.from, border, outline.at(i - 1)!, to)));
}

/** A convex sector: from direction `start`, counter-clockwise to direction `end`, at most half a turn. */
interface Sector {
  readonly start: Point;
  readonly end: Point;
  readonly width: number;
}

/** An arc may be wider than half a turn; its two halves never are. */
const halvesOf = (facing: Facing, halfWidth: number): Sector[] => {
  if (!Number.isInteger(halfWidth) || halfWidth < 0 || halfWidth > HALF_TURN) {
    throw new RangeError(`an arc of half width ${halfWidth} is not within 0..${HALF_TURN}`);
  }
  return [
    { start: direction(facing - halfWidth), end: direction(facing), width: halfWidth },
    { start: direction(facing), end: direction(facing + halfWidth), width: halfWidth },
  ];
};

function inSector({ start, end, width }: Sector, x: number, y: number): boolean {
  if (turnOf(start, x, y) < 0) return false;
  if (width === HALF_TURN) return true;
  if (width === 0) return turnOf(start, x, y) === 0 && start.x * x >= -(start.y * y);
  return turnOf(end, x, y) <= 0;
}

/**
 * On which side of a table direction a vector points: 1 left, -1 right, 0 along it. The two products are below 2^53 and
 * exact; their difference might not be, so they are compared instead.
 */
function turnOf({ x: dx, y: dy }: Point, x: number, y: number): number {
  const [left, right] = [dx * y, dy * x];
  if (left === right) return 0;
  return left > right ? 1 : -1;
}

/** Does the ray from a point meet the segment? Its start is known to lie off the segment's outline. */
function rayMeets(from: Point, ray: Point, a: Point, b: Point): boolean {
  const sideA = turnOf(ray, a.x - from.x, a.y - from.y);
  const sideB = turnOf(ray, b.x - from.x, b.y - from.y);
  if (sideA * sideB > 0 || (sideA === 0 && sideB === 0)) return false; // corners on the ray were found as corners
  if (onSegment(a, b, from)) return true;
  // They meet ahead when the ray turns towards the segment the same way as the segment runs across it.
  const area = (a.x - from.x) * (b.y - from.y) - (a.y - from.y) * (b.x - from.x);
  return area > 0 === sideB > sideA;
}

export const HULL_SIDES = ['front', 'left', 'rear', 'right'] as const;
export type HullSide = (typeof HULL_SIDES)[number];

/**
 * From which side a point looks at a rectangular hull: its two diagonals make four sectors (BTS-VEH-04, ruled in R-44). A
 * point on a diagonal belongs to both neighbours, and the centre to all four; the game decides which of them counts.
 */
export function hullSidesTowards(hull: Placed, p: Point): HullSide[] {
  if (hull.base.kind === 'round') throw new TypeError('a round base has no sides');
  const [x, y] = [hull.base.length / 2, hull.base.width / 2];
  const around = [
    { x, y: -y },
    { x, y },
    { x: -x, y },
    { x: -x, y: -y },
  ];
  const corners = around.map(corner => rotate(corner, hull.facing));
  const seen: Point = { x: p.x - hull.at.x, y: p.y - hull.at.y };
  return HULL_SIDES.filter((_, i) => {
    const [start, end] = [corners[i]!, corners[(i + 1) % 4]!];
    return start.x * seen.y - start.y * seen.x >= 0 && end.x * seen.y - end.y * seen.x <= 0;
  });
}
