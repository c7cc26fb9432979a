import { along, betweenSegments, depthOf, holds, meeting, nearestShare, toSegment } from './plane.js';
import type { Obstacle, Shape, Spot } from './volumes.js';

/** A straight line of sight, with the heights of its ends. */
export interface Ray {
  readonly a: Spot;
  readonly b: Spot;
  readonly aZ: number;
  readonly bZ: number;
}

/**
 * How deep a line goes into an obstacle: its deepest point's distance from the open air, measured on the plane. Of a line that passes
 * beside, how far it keeps away, negative; one that is nowhere lower than the top is clear of it by any measure. A line whose ends are
 * moved by so much is changed by no more than that: on this rests all that a film proves.
 *
 * Depths are taken at some points of the line only, so the true one may be greater, never less.
 */
export function biteOf({ shape, top }: Obstacle, { a, b, aZ, bZ }: Ray): number {
  if (top === Infinity) return flatBite(shape, a, b);
  // Only the part of the line that is lower than the top matters.
  const [low, high] = lowPart(top, aZ, bZ);
  return low >= high ? -Infinity : flatBite(shape, along(a, b, low), along(a, b, high));
}

const PROBES = 24;

/** The shares of a line between which it is lower than a height. */
function lowPart(top: number, aZ: number, bZ: number): readonly [number, number] {
  if (aZ < top && bZ < top) return [0, 1];
  if (aZ >= top && bZ >= top) return [0, 0];
  const at = (top - aZ) / (bZ - aZ);
  return aZ < top ? [0, at] : [at, 1];
}

function flatBite(shape: Shape, a: Spot, b: Spot): number {
  if (shape.kind === 'capsule') return shape.radius - betweenSegments(a, b, shape.a, shape.b);
  const { corners } = shape;
  const cuts = [0, 1];
  let away = Infinity;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [p, q] = [corners[j] as Spot, corners[i] as Spot];
    const at = meeting(a, b, p, q);
    if (at !== undefined) cuts.push(at);
    else if (cuts.length === 2) away = Math.min(away, betweenSegments(a, b, p, q));
  }
  if (cuts.length === 2 && !holds(corners, a)) return -away;
  cuts.sort((p, q) => p - q);
  let deepest = 0;
  for (let i = 1; i < cuts.length; i++) {
    const [from, to] = [cuts[i - 1] as number, cuts[i] as number];
    if (holds(corners, along(a, b, (from + to) / 2))) deepest = Math.max(deepest, chordDepth(shape, a, b, from, to));
  }
  return deepest;
}

function chordDepth(shape: Shape, a: Spot, b: Spot, from: number, to: number): number {
  let deepest = 0;
  for (let i = 1; i < PROBES; i++)
    deepest = Math.max(deepest, depthOf(shape, along(a, b, from + ((to - from) * i) / PROBES)));
  return deepest;
}

/** Where along the line an obstacle is nearest to its middle: what is nearest to the eye is what one sees. */
export function placeOn({ shape }: Obstacle, { a, b }: Ray): number {
  if (shape.kind === 'capsule') {
    const [p, q] = [nearestShare(shape.a, a, b), nearestShare(shape.b, a, b)];
    return toSegment(shape.a, a, b) < toSegment(shape.b, a, b) ? p : q;
  }
  let first = 1;
  for (let i = 0, j = shape.corners.length - 1; i < shape.corners.length; j = i++)
    first = Math.min(first, meeting(a, b, shape.corners[j] as Spot, shape.corners[i] as Spot) ?? 1);
  return first;
}
