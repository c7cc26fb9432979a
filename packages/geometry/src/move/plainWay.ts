import { floorSqrt, squaredDistance } from '../length.js';
import type { Facing, Point } from '../shapes.js';
import type { Step } from './sweep.js';

/**
 * A way without the steps that change nothing: standing still where one stands already, and passing a point that lies
 * straight ahead. The plain way covers the same ground, is as long, turns as much and ends the same, so whoever judges or
 * walks it finds no difference. What cannot be told without the start of the way stays: one step at most.
 */
export function plainWay<S extends Step>(way: readonly S[]): readonly S[] {
  const kept: S[] = [];
  let facing: Facing | undefined;
  let turnedLast = false;
  for (const step of way) {
    const turns = step.facing !== undefined && step.facing !== facing;
    const last = kept.at(-1);
    if (last !== undefined && isSamePlace(last, step)) {
      if (!turns) continue;
      // Arriving, then turning, is one step.
      if (!turnedLast) kept.pop();
    } else if (last !== undefined && !turnedLast && isStraightOn(kept.at(-2), last, step)) kept.pop();
    kept.push(step);
    turnedLast = turns;
    facing = step.facing ?? facing;
  }
  return kept;
}

const isSamePlace = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/**
 * Does the way pass this point straight on, and by whole micrometres on either side? Legs are rounded up one by one, so two
 * legs of broken length are not the same as one of both together.
 */
function isStraightOn(from: Point | undefined, at: Point, to: Point): boolean {
  if (from === undefined) return false;
  const [ax, ay, bx, by] = [at.x - from.x, at.y - from.y, to.x - at.x, to.y - at.y];
  return ax * by === ay * bx && ax * bx + ay * by > 0 && isWholeLeg(from, at) && isWholeLeg(at, to);
}

function isWholeLeg(from: Point, to: Point): boolean {
  const squared = squaredDistance(from, to);
  return floorSqrt(squared) ** 2 === squared;
}
