import { outlineOf, type Outline } from '../outline.js';
import { coresNearer } from '../separation.js';
import type { BaseShape, Facing, Point } from '../shapes.js';
import type { Um } from '../units.js';
import type { MoveField, Obstacle } from './field.js';
import { hullMeets } from './verdict.js';

/**
 * One mover's surroundings: the obstacles that it could meet, each with the distance its core must keep from the
 * mover's core. What may be done among them is judged in `verdict.ts`.
 */
export interface Locale {
  readonly field: MoveField;
  /** The mover as core and radius: no outline for a round base, which is its centre and its radius. */
  readonly outline: Outline | undefined;
  readonly radius: Um;
  readonly reach: Um;
  /** Where its centre may be without leaving the table. */
  readonly left: Um;
  readonly right: Um;
  readonly near: Um;
  readonly far: Um;
  readonly obstacles: readonly Obstacle[];
  /** Core distance to keep on the way; negative when the obstacle may be passed through. */
  readonly onTheWay: readonly number[];
  /** Core distance to keep at the end. */
  readonly atTheEnd: readonly number[];
}

/**
 * Collects what lies within `range` of a starting point. Whoever starts inside an obstacle's clearance may move away
 * freely: on the way that obstacle then stops only by contact, but the end must keep the full distance.
 */
export function gather(
  field: MoveField,
  base: BaseShape,
  facing: Facing,
  from: Point,
  range: Um,
  startFacing: Facing = facing,
): Locale {
  const mover = moverOf(field, base, facing);
  const starting = startFacing === facing ? mover : moverOf(field, base, startFacing);
  return collect(mover, starting, from, from, 2 * range);
}

/** Collects only what a path of at most `length` from one point to another could meet. */
export function gatherBetween(
  field: MoveField,
  base: BaseShape,
  facing: Facing,
  from: Point,
  to: Point,
  length: Um,
): Locale {
  const mover = moverOf(field, base, facing);
  return collect(mover, mover, from, to, length);
}

/** Paths of a length between two points stay in an ellipse, and that within a circle around its middle. */
function collect(mover: Mover, starting: Mover, from: Point, to: Point, length: number): Locale {
  const { circles, obstacles: all } = mover.field;
  const obstacles: Obstacle[] = [];
  const onTheWay: number[] = [];
  const atTheEnd: number[] = [];
  const middleX = (from.x + to.x) / 2;
  const middleY = (from.y + to.y) / 2;
  const isCircle = from === to;
  for (let i = 0, k = 0; k < circles.length; i++, k += 3) {
    const dx = circles[k]! - middleX;
    const dy = circles[k + 1]! - middleY;
    const bound = circles[k + 2]! + mover.reach + 2;
    const reach = bound + length / 2;
    if (dx * dx + dy * dy > reach * reach) continue;
    const obstacle = all[i]!;
    if (!isCircle && outsideEllipse(obstacle, from, to, length + 2 * bound)) continue;
    const contact = mover.radius + obstacle.radius;
    const kept = contact + obstacle.clearance;
    obstacles.push(obstacle);
    atTheEnd.push(kept);
    onTheWay.push(obstacle.passable ? -1 : startsInside(starting, obstacle, from, kept) ? contact : kept);
  }
  return withObstacles(mover, obstacles, onTheWay, atTheEnd);
}

function outsideEllipse({ x, y }: Obstacle, from: Point, to: Point, length: number): boolean {
  const fromX = x - from.x;
  const fromY = y - from.y;
  const toX = x - to.x;
  const toY = y - to.y;
  return Math.sqrt(fromX * fromX + fromY * fromY) + Math.sqrt(toX * toX + toY * toY) > length;
}

/** Spelled out because spreading an object is slow and this is called for every question. */
function withObstacles(
  { field, outline, radius, reach, left, right, near, far }: Mover,
  obstacles: readonly Obstacle[],
  onTheWay: readonly number[],
  atTheEnd: readonly number[],
): Locale {
  return { field, outline, radius, reach, left, right, near, far, obstacles, onTheWay, atTheEnd };
}

/** Leaves only what a path of at most this length between two points could meet. */
export function narrowTo(locale: Locale, from: Point, to: Point, length: Um): Locale {
  const kept: number[] = [];
  for (let i = 0; i < locale.obstacles.length; i++) {
    const obstacle = locale.obstacles[i]!;
    const bound = obstacle.reach + obstacle.clearance + locale.reach + 2;
    if (!outsideEllipse(obstacle, from, to, length + 2 * bound)) kept.push(i);
  }
  return pickObstacles(locale, kept);
}

/** The same surroundings with only the obstacles at these places of the list. */
export function pickObstacles(locale: Locale, kept: readonly number[]): Locale {
  const obstacles: Obstacle[] = [];
  const onTheWay: number[] = [];
  const atTheEnd: number[] = [];
  for (const i of kept) {
    obstacles.push(locale.obstacles[i]!);
    onTheWay.push(locale.onTheWay[i]!);
    atTheEnd.push(locale.atTheEnd[i]!);
  }
  return withObstacles(locale, obstacles, onTheWay, atTheEnd);
}

type Mover = Omit<Locale, 'obstacles' | 'onTheWay' | 'atTheEnd'>;

function moverOf(field: MoveField, base: BaseShape, facing: Facing): Mover {
  const outline = base.kind === 'round' ? undefined : outlineOf(base, facing);
  const radius = base.kind === 'round' ? base.radius : 0;
  const reach = outline?.reach ?? radius;
  if (field.mayLeaveTable) {
    return { field, outline, radius, reach, left: -Infinity, right: Infinity, near: -Infinity, far: Infinity };
  }
  const { width, depth } = field.ground;
  if (!outline)
    return { field, outline, radius, reach, left: radius, right: width - radius, near: radius, far: depth - radius };
  return {
    field,
    outline,
    radius,
    reach,
    left: 0 - outline.left,
    right: width - outline.right,
    near: 0 - outline.near,
    far: depth - outline.far,
  };
}

function startsInside(mover: Mover, obstacle: Obstacle, from: Point, kept: number): boolean {
  if (obstacle.clearance === 0) return false;
  const dx = obstacle.x - from.x;
  const dy = obstacle.y - from.y;
  const bound = mover.reach + obstacle.reach + obstacle.clearance + 2;
  if (dx * dx + dy * dy > bound * bound) return false;
  if (mover.outline) return hullMeets(mover.outline, obstacle, from, from, kept);
  return coresNearer([from.x, from.y], obstacle.core, kept, false);
}
