import { legLength, pathLength } from '../length.js';
import type { Core } from '../core.js';
import type { BaseShape, Facing, Point } from '../shapes.js';
import type { Um } from '../units.js';
import { pointOnLeg } from './sweep.js';
import { inPart, meetsZone, prepareZone, roughApproach, type Measured, type PreparedZone, type Zone } from './zone.js';

/** Who moves through zones, and what of it has to enter. */
export interface Passer {
  readonly base: BaseShape;
  readonly facing?: Facing;
  /** `base` (default): any part of the base; `centre`: its centre only. */
  readonly measured?: Measured;
}

/** A part of a path inside a zone, by the length travelled to its beginning and end. */
export interface Stretch {
  readonly zone: number;
  readonly from: Um;
  readonly to: Um;
}

/** A border crossed. The point is on the lattice and on the far side: in the zone when entered, out of it when left. */
export interface Crossing {
  readonly zone: number;
  readonly kind: 'enter' | 'leave';
  readonly along: Um;
  readonly at: Point;
}

/** The parts of a path inside each zone, ordered by zone and then along the path. */
export function stretches(path: readonly Point[], zones: readonly Zone[], passer: Passer): Stretch[] {
  return zones.flatMap((zone, index) => {
    const prepared = prepareZone(zone, passer.base, passer.facing ?? 0, passer.measured ?? 'base');
    return stretchesIn(path, prepared).map(({ from, to }) => ({ zone: index, from, to }));
  });
}

/** Borders crossed along a path, in order; at the same place by zone, entering before leaving. */
export function crossings(path: readonly Point[], zones: readonly Zone[], passer: Passer): Crossing[] {
  const total = pathLength(path);
  const found: Crossing[] = [];
  for (const { zone, from, to } of stretches(path, zones, passer)) {
    if (from > 0) found.push({ zone, kind: 'enter', along: from, at: pointAlong(path, from) });
    if (to < total) found.push({ zone, kind: 'leave', along: to + 1, at: pointAlong(path, to + 1) });
  }
  const rank = (crossing: Crossing): number => (crossing.kind === 'enter' ? 0 : 1);
  return found.sort((a, b) => a.along - b.along || a.zone - b.zone || rank(a) - rank(b));
}

/** The first zone entered along a path, zones that it starts in left aside. */
export const firstEntry = (path: readonly Point[], zones: readonly Zone[], passer: Passer): Crossing | undefined =>
  crossings(path, zones, passer).find(({ kind }) => kind === 'enter');

/** The lattice point of a path after so many micrometres, every leg counted as by `pathLength`. */
export function pointAlong(path: readonly Point[], along: Um): Point {
  let before = 0;
  for (let i = 1; i < path.length; i++) {
    const length = legLength(path[i - 1]!, path[i]!);
    if (along <= before + length) return pointOnLeg(path[i - 1]!, path[i]!, along - before, length);
    before += length;
  }
  return path.at(-1)!;
}

interface Interval {
  readonly from: Um;
  readonly to: Um;
}

function stretchesIn(path: readonly Point[], zone: PreparedZone): Interval[] {
  const intervals: Interval[] = [];
  let before = 0;
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    for (const inside of insideOnLeg(zone, from, to)) {
      intervals.push({ from: before + inside.from, to: before + inside.to });
    }
    before += legLength(from, to);
  }
  return joined(intervals);
}

/** Joins what overlaps or adjoins: parts of one zone, and the end of one leg with the beginning of the next. */
function joined(intervals: Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const next of intervals.sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = result.at(-1);
    if (!last || next.from > last.to + 1) result.push(next);
    else if (next.to > last.to) result[result.length - 1] = { from: last.from, to: next.to };
  }
  return result;
}

/**
 * Where on a leg the mover is in the zone. Whether it is at all is decided exactly for the whole leg; the ends are found
 * among the leg's lattice points with the exact test for a place.
 */
function insideOnLeg(zone: PreparedZone, from: Point, to: Point): Interval[] {
  if (!meetsZone(zone, from, to)) return [];
  const length = legLength(from, to);
  const found: Interval[] = [];
  let nearest: Approach = { along: 0, distance: Infinity };
  for (const part of zone.parts) {
    const isIn = (along: number): boolean => inPart(zone, part, pointOnLeg(from, to, along, length));
    const approach = closestApproach(zone, part, from, to, length, isIn);
    if (approach.distance < nearest.distance) nearest = approach;
    if (!isIn(approach.along)) continue;
    // Mover and part are convex, so what is inside is one interval around any place inside.
    found.push({ from: bisect(0, approach.along, isIn), to: bisect(length, approach.along, isIn) });
  }
  // Touched between two lattice points only: entered and left at once.
  return found.length > 0 ? found : [{ from: nearest.along, to: nearest.along }];
}

interface Approach {
  readonly along: number;
  readonly distance: number;
}

/** The place farthest from a place inside, towards an end of the leg, that is still inside. */
function bisect(end: number, inside: number, isIn: (along: number) => boolean): number {
  if (isIn(end)) return end;
  let outside = end;
  while (Math.abs(inside - outside) > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (isIn(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** Ternary search, since the distance between convex shapes is convex along a leg; stops at the first place inside. */
function closestApproach(
  zone: PreparedZone,
  part: Core,
  from: Point,
  to: Point,
  length: number,
  isIn: (along: number) => boolean,
): Approach {
  const distanceAt = (along: number): number => {
    const share = length === 0 ? 0 : along / length;
    return roughApproach(zone, part, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  };
  let low = 0;
  let high = length;
  while (high - low > 2) {
    const third = (high - low) / 3;
    const a = Math.floor(low + third);
    const b = Math.ceil(high - third);
    if (isIn(a)) return { along: a, distance: 0 };
    if (isIn(b)) return { along: b, distance: 0 };
    if (distanceAt(a) <= distanceAt(b)) high = b;
    else low = a;
  }
  for (const along of [low, high, 0, length]) if (isIn(along)) return { along, distance: 0 };
  const along = Math.floor((low + high) / 2);
  return { along, distance: distanceAt(along) };
}
