import { FACINGS, wrapFacing } from '../directions.js';
import { legLength, pathLength } from '../length.js';
import type { BaseShape, Facing, Placed, Point } from '../shapes.js';
import type { Um } from '../units.js';
import type { HitBy, MoveField } from './field.js';
import { gather, pickObstacles, type Locale } from './locale.js';
import { endHit, legFree, legHit, legMeets, passHit } from './verdict.js';

/** A point of a path. A facing means: pivot to it here, after arriving. Without one the mover keeps its facing. */
export interface Step extends Point {
  readonly facing?: Facing;
}

/** What a sweep found first along a path, and where. */
export interface Hit {
  readonly ok: false;
  readonly by: HitBy;
  /** `way`: between two steps; `pivot`: turning on a step; `end`: the last step is no place to stop. */
  readonly during: 'way' | 'pivot' | 'end';
  /** Index of the step that was not reached, not turned on, or not allowed as the end. */
  readonly step: number;
  /** The last free point before the hit, for explanations: to within a micrometre or two, a mere graze aside. */
  readonly at: Point;
}

export type SweepResult = { readonly ok: true } | Hit;

const FREE: SweepResult = { ok: true };

/** Pivots are checked at every sixteenth facing (1.4 degrees) and at their end. */
const PIVOT_STEP = 16;

/**
 * Does a base moving along a path, from its first step to its last, keep clear of everything that the field forbids?
 * Contact is allowed. Round bases sweep as true discs, others as the hull of their outline at both ends of each leg;
 * both are exact. Only pivots are sampled. A base that is not round needs to know how it faces at the start.
 */
export function sweep(
  field: MoveField,
  base: BaseShape,
  path: readonly Step[],
  startFacing: Facing = path[0]?.facing ?? 0,
): SweepResult {
  const stop = firstStop(field, base, path, startFacing);
  if (!stop) return FREE;
  const { by, during, step, locale } = stop;
  if (during === 'way') return firstOnLeg(locale, path[step - 1]!, path[step]!, step);
  const { x, y } = path[step]!;
  return { ok: false, by, during, step, at: { x, y } };
}

/** Something that stops a sweep, without the trouble of finding out where; nothing if it is free. */
export const obstruction = (
  field: MoveField,
  base: BaseShape,
  path: readonly Step[],
  startFacing: Facing = path[0]?.facing ?? 0,
): HitBy | undefined => firstStop(field, base, path, startFacing)?.by;

interface Stop extends Pick<Hit, 'by' | 'during' | 'step'> {
  readonly locale: Locale;
}

function firstStop(field: MoveField, base: BaseShape, path: readonly Step[], startFacing: Facing): Stop | undefined {
  const start = path[0];
  if (!start) throw new RangeError('a path has at least a start');
  const range = pathLength(path);
  let facing = startFacing;
  let locale = gather(field, base, facing, start, range);
  for (let step = 1; step < path.length; step++) {
    const to = path[step]!;
    const by = legHit(locale, path[step - 1]!, to);
    if (by) return { by, during: 'way', step, locale };
    if (to.facing === undefined || to.facing === facing || base.kind === 'round') continue;
    const hit = pivotHit(field, base, { base, at: to, facing }, to.facing, start, startFacing);
    if (hit) return { by: hit, during: 'pivot', step, locale };
    facing = to.facing;
    locale = gather(field, base, facing, start, range, startFacing);
  }
  const step = path.length - 1;
  const by = endHit(locale, path[step]!);
  return by && { by, during: 'end', step, locale };
}

/** May a base stand here at the end of a move? */
export function standing(field: MoveField, placed: Placed): SweepResult {
  const by = endHit(gather(field, placed.base, placed.facing, placed.at, 0), placed.at);
  return by ? { ok: false, by, during: 'end', step: 0, at: placed.at } : FREE;
}

function pivotHit(
  field: MoveField,
  base: BaseShape,
  from: Placed,
  to: Facing,
  start: Point,
  startFacing: Facing,
): HitBy | undefined {
  const range = legLength(start, from.at);
  for (const facing of facingsBetween(from.facing, to)) {
    const hit = passHit(gather(field, base, facing, start, range, startFacing), from.at);
    if (hit) return hit;
  }
  return undefined;
}

/** Every so many facings on the shorter way round, the last one included. */
function facingsBetween(from: Facing, to: Facing): Facing[] {
  const ahead = wrapFacing(to - from);
  const [total, sign] = ahead <= FACINGS / 2 ? [ahead, 1] : [FACINGS - ahead, -1];
  const facings: Facing[] = [];
  for (let turned = PIVOT_STEP; turned < total; turned += PIVOT_STEP) facings.push(wrapFacing(from + sign * turned));
  facings.push(wrapFacing(to));
  return facings;
}

/** Looks for the last free point of a blocked leg, and what the very next piece of the leg runs into. */
function firstOnLeg(locale: Locale, from: Point, to: Point, step: number): Hit {
  const length = legLength(from, to);
  const inTheWay = pickObstacles(locale, obstaclesOnLeg(locale, from, to));
  const free = freeSteps(inTheWay, from, to);
  const by = legHit(inTheWay, from, pointOnLeg(from, to, free + 1, length)) ?? legHit(locale, from, to)!;
  return { ok: false, by, during: 'way', step, at: pointOnLeg(from, to, free, length) };
}

/**
 * The farthest point to which a mover can go straight towards another, to within a micrometre or two; the leg to it is legal.
 * Where the lattice point nearest to the line is on the wrong side of a hair, its neighbours are tried.
 */
export function furthestTowards(locale: Locale, from: Point, to: Point): Point {
  if (legFree(locale, from, to)) return to;
  const length = legLength(from, to);
  const free = freeSteps(pickObstacles(locale, obstaclesOnLeg(locale, from, to)), from, to);
  for (let along = free; along > free - BACK_OFF && along > 0; along--) {
    const { x, y } = pointOnLeg(from, to, along, length);
    for (const [dx, dy] of BESIDE) {
      const end = { x: x + dx, y: y + dy };
      if (legFree(locale, from, end)) return end;
    }
  }
  return from;
}

const BACK_OFF = 4;
const BESIDE = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]] as const; // prettier-ignore

/** Only what the whole leg meets counts: rounding may tilt a short piece of it into something it merely slides along. */
function obstaclesOnLeg(locale: Locale, from: Point, to: Point): number[] {
  const met: number[] = [];
  for (let i = 0; i < locale.obstacles.length; i++) if (legMeets(locale, i, from, to)) met.push(i);
  return met;
}

/** How far a base gets on the straight line to a point before it would hit something: the obstruction, edge or point. */
export function straightAdvance(field: MoveField, mover: Placed, to: Point): Point {
  return furthestTowards(gather(field, mover.base, mover.facing, mover.at, legLength(mover.at, to)), mover.at, to);
}

/** How many micrometres of a leg are free, by bisection: a longer piece of it meets at least what a shorter one meets. */
function freeSteps(locale: Locale, from: Point, to: Point): number {
  const length = legLength(from, to);
  let free = 0;
  let blocked = length;
  while (blocked - free > 1) {
    const middle = (free + blocked) >> 1;
    if (legFree(locale, from, pointOnLeg(from, to, middle, length))) free = middle;
    else blocked = middle;
  }
  return free;
}

/** The lattice point nearest to a place on a leg. */
export function pointOnLeg(from: Point, to: Point, along: number, length: number): Point {
  if (along >= length) return { x: to.x, y: to.y };
  const share = along / length;
  return { x: from.x + Math.round((to.x - from.x) * share), y: from.y + Math.round((to.y - from.y) * share) };
}

/** The lattice point of a leg after a length, or a little before, so that the way to it is no longer than that. */
export function shortenedLeg(from: Point, to: Point, length: Um): Point | undefined {
  const whole = legLength(from, to);
  for (let along = Math.min(length, whole); along > 0; along--) {
    const end = pointOnLeg(from, to, along, whole);
    if (legLength(from, end) <= length) return end;
  }
  return undefined;
}
