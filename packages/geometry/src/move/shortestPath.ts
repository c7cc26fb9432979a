import { legLength, pathLength } from '../length.js';
import { outlineOf } from '../outline.js';
import type { BaseShape, Facing, Point } from '../shapes.js';
import type { Um } from '../units.js';
import type { HitBy, MoveField } from './field.js';
import { gatherBetween, narrowTo, pickObstacles, type Locale } from './locale.js';
import { endHit, legFree, legMeets } from './verdict.js';
import { searchAround } from './search.js';
import { cornersOf, type Corner } from './tangents.js';

/** A legal path with its length, or why there is none. */
export type PathResult =
  | { readonly ok: true; readonly path: readonly Point[]; readonly length: Um }
  | { readonly ok: false; readonly why: 'too-far' }
  | { readonly ok: false; readonly why: 'no-way' }
  | { readonly ok: false; readonly why: 'no-place'; readonly by: HitBy };

/**
 * The shortest legal path of a base to a point within a budget, keeping its facing. Every path returned passes `sweep`.
 *
 * It is shortest by relaxation: search around a few obstacles only; if the result keeps clear of all the others too, no
 * better path exists, since more obstacles never shorten a path. Otherwise those it met are added and the search repeated.
 * For round bases it is optimal but for the lattice and for arcs drawn as tangent polygons (below one in a thousand).
 * Other bases are searched as discs of three sizes and judged by their outlines: legal always, shortest not always.
 */
export function shortestPath(
  field: MoveField,
  base: BaseShape,
  from: Point,
  to: Point,
  budget: Um,
  facing: Facing = 0,
): PathResult {
  const straight = legLength(from, to);
  if (straight > budget) return { ok: false, why: 'too-far' };
  // Most moves are straight, and few obstacles lie along a line: look there first.
  const direct = alongLine(gatherBetween(field, base, facing, from, to, straight), from, to, straight);
  if (direct) return direct;
  return searchPath(gatherBetween(field, base, facing, from, to, budget), base, facing, from, to, budget);
}

/** The same with surroundings gathered before, which must reach as far as the budget. */
export function pathWithin(
  locale: Locale,
  base: BaseShape,
  facing: Facing,
  from: Point,
  to: Point,
  budget: Um,
): PathResult {
  const straight = legLength(from, to);
  if (straight > budget) return { ok: false, why: 'too-far' };
  const direct = alongLine(locale, from, to, straight);
  return direct ?? searchPath(narrowTo(locale, from, to, budget), base, facing, from, to, budget);
}

/** The straight path, or why no path can end there; nothing when one must look around. */
function alongLine(locale: Locale, from: Point, to: Point, straight: Um): PathResult | undefined {
  const by = endHit(locale, to);
  if (by) return { ok: false, why: 'no-place', by };
  if (!legFree(locale, from, to)) return undefined;
  return { ok: true, path: straight === 0 ? [from] : [from, to], length: straight };
}

function searchPath(locale: Locale, base: BaseShape, facing: Facing, from: Point, to: Point, budget: Um): PathResult {
  let best: PathResult = { ok: false, why: 'no-way' };
  const hardlyLonger = GOOD_ENOUGH * legLength(from, to);
  for (const radius of searchRadii(base, facing)) {
    if (best.ok && best.length <= hardlyLonger) break;
    const path = pathAround(locale, radius, from, to, budget);
    const length = path ? pathLength(path) : Infinity;
    if (path && length <= (best.ok ? best.length - 1 : budget)) best = { ok: true, path, length };
  }
  return best;
}

/** For a base that is not round, a path no longer than this share of the straight line is not bettered with smaller discs. */
const GOOD_ENOUGH = 1.1;

/** A round base is searched with its radius; others as discs from around their outline down to inside it. */
function searchRadii(base: BaseShape, facing: Facing): readonly Um[] {
  if (base.kind === 'round') return [base.radius];
  const { reach, core } = outlineOf(base, facing);
  return [reach, Math.round((reach + core) / 2), core];
}

function pathAround(locale: Locale, radius: Um, from: Point, to: Point, budget: Um): Point[] | undefined {
  const active: number[] = [];
  const corners: Corner[] = [];
  let path: Point[] | undefined = [from, to];
  while (path) {
    const met = obstaclesMet(locale, path, active);
    if (met.length === 0) return legFreeAlong(locale, path) ? pullTaut(locale, path) : undefined;
    for (const index of met) {
      active.push(index);
      corners.push(...cornersOf(locale, index, radius));
    }
    path = searchAround(pickObstacles(locale, active), corners, from, to, budget + 1);
  }
  return undefined;
}

/** The obstacles, other than those active already, that a path runs into. */
function obstaclesMet(locale: Locale, path: readonly Point[], active: readonly number[]): number[] {
  const met: number[] = [];
  for (let index = 0; index < locale.obstacles.length; index++) {
    if (active.includes(index)) continue;
    for (let i = 1; i < path.length; i++) {
      if (!legMeets(locale, index, path[i - 1]!, path[i]!)) continue;
      met.push(index);
      break;
    }
  }
  return met;
}

function legFreeAlong(locale: Locale, path: readonly Point[]): boolean {
  for (let i = 1; i < path.length; i++) if (!legFree(locale, path[i - 1]!, path[i]!)) return false;
  return true;
}

/** Drops every point that the mover can pass by on a straight leg. */
function pullTaut(locale: Locale, path: readonly Point[]): Point[] {
  const taut: Point[] = [path[0]!];
  for (let i = 1; i < path.length - 1; i++) {
    const last = taut.at(-1)!;
    const point = path[i]!;
    const same = point.x === last.x && point.y === last.y;
    if (!same && !legFree(locale, last, path[i + 1]!)) taut.push(point);
  }
  taut.push(path.at(-1)!);
  return taut;
}
