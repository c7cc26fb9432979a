import { legLength, pathLength } from '../length.js';
import { FACINGS, pointAt } from '../directions.js';
import { reachOf } from '../solid.js';
import type { BaseShape, Facing, Point } from '../shapes.js';
import type { Um } from '../units.js';
import type { MoveField } from './field.js';
import { gather, type Locale } from './locale.js';
import { endFree, legFree } from './verdict.js';
import { shortestPath, type PathResult } from './shortestPath.js';
import { shortenedLeg } from './sweep.js';

/** Can a base get to a point, and stop there, within a budget? */
export const reach = (
  field: MoveField,
  base: BaseShape,
  from: Point,
  to: Point,
  budget: Um,
  facing: Facing = 0,
): boolean => shortestPath(field, base, from, to, budget, facing).ok;

/** Someone who wants to go somewhere. */
export interface Traveller {
  readonly base: BaseShape;
  readonly facing?: Facing;
  readonly from: Point;
  readonly budget: Um;
}

/** Where the way is looked for beyond the budget: detours up to this many times the straight distance… */
const DETOUR = 1.6;

/** …and, since a search grows with its area, no farther ahead than this many moves. */
const MOVES_AHEAD = 2.5;

/** When the place at the full budget is no place to stop, earlier ones on the same path are tried, in these shares. */
const STOPS = [1, 0.97, 0.93, 0.85, 0.7, 0.5];

/**
 * As far as the budget allows along the shortest path to a point that may be many moves away. Stops short where the mover
 * may not stand. The path found leads around what is in the way rather than up to it.
 */
export function advance(field: MoveField, traveller: Traveller, to: Point): PathResult {
  const { base, facing = 0, from, budget } = traveller;
  const aim = aimedAt(field, traveller, to);
  if (!aim) return { ok: false, why: 'no-way' };
  const horizon = Math.max(budget, Math.ceil(legLength(from, aim) * DETOUR));
  const whole = shortestPath(field, base, from, aim, horizon, facing);
  if (!whole.ok || whole.length <= budget) return whole;
  return stopWithin(gather(field, base, facing, from, budget), whole.path, budget);
}

/** The point itself when it is near, else a place to stand on the line to it, a few moves ahead. */
function aimedAt(field: MoveField, { base, facing = 0, from, budget }: Traveller, to: Point): Point | undefined {
  const ahead = Math.ceil(budget * MOVES_AHEAD);
  if (legLength(from, to) <= ahead) return to;
  return nearestStand(field, base, facing, shortenedLeg(from, to, ahead) ?? from);
}

const STAND_RINGS = 6;
const STAND_DIRECTIONS = 12;

/** The point itself or the first free one on rings around it, a base's reach apart. */
export function nearestStand(field: MoveField, base: BaseShape, facing: Facing, to: Point): Point | undefined {
  const step = reachOf(base, facing);
  const locale = gather(field, base, facing, to, step * STAND_RINGS);
  if (endFree(locale, to)) return to;
  for (let ring = 1; ring <= STAND_RINGS; ring++) {
    for (let i = 0; i < STAND_DIRECTIONS; i++) {
      const spot = pointAt(to, Math.round((i * FACINGS) / STAND_DIRECTIONS), ring * step);
      if (endFree(locale, spot)) return spot;
    }
  }
  return undefined;
}

function stopWithin(locale: Locale, path: readonly Point[], budget: Um): PathResult {
  for (const share of STOPS) {
    for (let backed = 0; backed < BACK_OFF; backed++) {
      const cut = cutPath(path, Math.floor(budget * share) - backed);
      const end = cut.at(-1)!;
      const legal = endFree(locale, end) && (cut.length < 2 || legFree(locale, cut.at(-2)!, end));
      if (legal) return { ok: true, path: cut, length: pathLength(cut) };
    }
  }
  return { ok: false, why: 'too-far' };
}

/** The lattice point nearest to a place on a leg may lie a hair on the wrong side of it: so many micrometres are tried. */
const BACK_OFF = 5;

/** The beginning of a path, no longer than a length. */
export function cutPath(path: readonly Point[], length: Um): Point[] {
  const kept: Point[] = [path[0]!];
  let rest = length;
  for (let i = 1; i < path.length; i++) {
    const leg = legLength(path[i - 1]!, path[i]!);
    if (leg > rest) {
      const end = shortenedLeg(path[i - 1]!, path[i]!, rest);
      return end ? [...kept, end] : kept;
    }
    kept.push(path[i]!);
    rest -= leg;
  }
  return kept;
}
