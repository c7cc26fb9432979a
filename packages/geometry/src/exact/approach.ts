import type { Core } from '../core.js';
import { extremeCorner } from '../extreme.js';
import type { Outline } from '../outline.js';
import type { Point } from '../shapes.js';

/**
 * How near two convex shapes come, in floating point but with bounds: the true distance lies between `lower` and `upper`,
 * give or take `SLACK`. Comparing corner by corner costs n times m; this looks at a few corners. Where a distance in question
 * lies between the bounds, or within the slack of one, the exact comparison has to decide.
 *
 * The method is Gilbert, Johnson and Keerthi's: walk towards the point nearest to the origin in the set of all differences
 * between points of one shape and points of the other. Any point of that set bounds the distance from above, and its
 * farthest corner against the direction walked from below.
 */
export interface Approach {
  lower: number;
  upper: number;
  /** From the first shape towards the second, where they are apart. */
  dx: number;
  dy: number;
}

/** More than all rounding errors together: coordinates stay below 2^22, their products below 2^45. */
export const SLACK = 0.01;

/** Bounds closer to one another than this cannot be told apart from rounding. */
const ENOUGH = 1e-6;

const MOST_STEPS = 24;

/** Written over by every call. */
const approach: Approach = { lower: 0, upper: Infinity, dx: 0, dy: 0 };

/** A shape: a core, or an outline swept from one place to another. One of each side, written over by every call. */
interface Side {
  core: Core | undefined;
  outline: Outline | undefined;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
}

const newSide = (): Side => ({ core: undefined, outline: undefined, fromX: 0, fromY: 0, toX: 0, toY: 0 });
const sideA = newSide();
const sideB = newSide();

function setCore(side: Side, core: Core): void {
  side.core = core;
  side.outline = undefined;
}

function setSwept(side: Side, outline: Outline, from: Point, to: Point): void {
  side.core = undefined;
  side.outline = outline;
  side.fromX = from.x;
  side.fromY = from.y;
  side.toX = to.x;
  side.toY = to.y;
}

/** Measures two convex cores. Stops early once the distance is known to lie on one side of `limit`. */
export function measureApproach(a: Core, b: Core, limit = -1): Approach {
  setCore(sideA, a);
  setCore(sideB, b);
  return walk(limit);
}

/** The same for all that an outline covers on its way from one point to another, and a core. */
export function measureSweep(outline: Outline, from: Point, to: Point, core: Core, limit = -1): Approach {
  setSwept(sideA, outline, from, to);
  setCore(sideB, core);
  return walk(limit);
}

/** The same for two outlines in their places. */
export function measureOutlines(a: Outline, atA: Point, b: Outline, atB: Point, limit = -1): Approach {
  setSwept(sideA, a, atA, atA);
  setSwept(sideB, b, atB, atB);
  return walk(limit);
}

// The simplex: up to three differences, the first one the newest. Single numbers throughout: this runs in inner loops.
let ax = 0;
let ay = 0;
let bx = 0;
let by = 0;
let cx = 0;
let cy = 0;
let corners = 0;
// The point of the simplex nearest to the origin.
let nearX = 0;
let nearY = 0;

function walk(limit: number): Approach {
  findFarthest(sideA, 1, 0);
  nearX = ax = foundX;
  nearY = ay = foundY;
  findFarthest(sideB, -1, 0);
  nearX = ax = nearX - foundX;
  nearY = ay = nearY - foundY;
  corners = 1;
  approach.lower = 0;
  approach.upper = Infinity;
  for (let step = 0; step < MOST_STEPS; step++) {
    const length = Math.sqrt(nearX * nearX + nearY * nearY);
    if (length < approach.upper) approach.upper = length;
    if (length <= SLACK) return meeting();
    approach.dx = -nearX / length;
    approach.dy = -nearY / length;
    pushFarthest(-nearX, -nearY);
    const lower = (ax * nearX + ay * nearY) / length;
    if (lower > approach.lower) approach.lower = lower;
    if (limit >= 0 && (approach.lower > limit + SLACK || approach.upper < limit - SLACK)) return approach;
    if (approach.upper - approach.lower <= ENOUGH) return approach;
    if (!shrink()) return meeting();
  }
  return approach;
}

function meeting(): Approach {
  approach.lower = 0;
  approach.upper = 0;
  return approach;
}

/** Adds the difference of the two shapes that lies farthest in a direction. */
function pushFarthest(x: number, y: number): void {
  cx = bx;
  cy = by;
  bx = ax;
  by = ay;
  findFarthest(sideA, x, y);
  ax = foundX;
  ay = foundY;
  findFarthest(sideB, -x, -y);
  ax -= foundX;
  ay -= foundY;
  if (corners < 3) corners++;
}

let foundX = 0;
let foundY = 0;

function findFarthest(side: Side, x: number, y: number): void {
  const { core, outline } = side;
  if (core !== undefined) {
    const at = farthest(core, x, y);
    foundX = core[at]!;
    foundY = core[at + 1]!;
    return;
  }
  const at = extremeCorner(outline!, x, y);
  const onward = (side.toX - side.fromX) * x + (side.toY - side.fromY) * y > 0;
  foundX = outline!.xs[at]! + (onward ? side.toX : side.fromX);
  foundY = outline!.ys[at]! + (onward ? side.toY : side.fromY);
}

/** The place of the corner of a core farthest in a direction. */
export function farthest(core: Core, x: number, y: number): number {
  let best = 0;
  let most = core[0]! * x + core[1]! * y;
  for (let i = 2; i < core.length; i += 2) {
    const along = core[i]! * x + core[i + 1]! * y;
    if (along <= most) continue;
    most = along;
    best = i;
  }
  return best;
}

/** Keeps the part of the simplex nearest to the origin, and that nearest point; false when the origin is inside. */
function shrink(): boolean {
  if (corners === 2) {
    nearestOnEdge(ax, ay, bx, by);
    return true;
  }
  const whole = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const first = (bx - ax) * -ay - (by - ay) * -ax;
  const second = (cx - bx) * -by - (cy - by) * -bx;
  const third = (ax - cx) * -cy - (ay - cy) * -cx;
  if (whole !== 0 && first * whole > 0 && second * whole > 0 && third * whole > 0) return false;
  // The newest corner is always part of the nearest edge.
  nearestOnEdge(ax, ay, cx, cy);
  const otherX = nearX;
  const otherY = nearY;
  nearestOnEdge(ax, ay, bx, by);
  if (otherX * otherX + otherY * otherY < nearX * nearX + nearY * nearY) {
    nearX = otherX;
    nearY = otherY;
    bx = cx;
    by = cy;
  }
  corners = 2;
  return true;
}

function nearestOnEdge(px: number, py: number, qx: number, qy: number): void {
  const dx = qx - px;
  const dy = qy - py;
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, -(px * dx + py * dy) / squared));
  nearX = px + dx * share;
  nearY = py + dy * share;
}
