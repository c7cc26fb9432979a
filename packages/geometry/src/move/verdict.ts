import { insidesMeet } from '../core.js';
import { measureSweep, SLACK } from '../exact/approach.js';
import type { Outline } from '../outline.js';
import { compareToSegment, coresNearer, legNearer, roughToSegment } from '../separation.js';
import type { Point } from '../shapes.js';
import type { HitBy, Obstacle } from './field.js';
import type { Locale } from './locale.js';
import { sweptCore } from './swept.js';

/** The one judge of legs and stops: every other question about movement is answered through these. */

/** May the mover go straight from one point to another? Touching is allowed, entering is not. */
export const legFree = (locale: Locale, from: Point, to: Point): boolean => legHit(locale, from, to) === undefined;

/** The first obstacle, in the order of the field, that a straight leg runs into. */
export function legHit(locale: Locale, from: Point, to: Point): HitBy | undefined {
  if (offTable(locale, to)) return EDGE;
  const { outline } = locale;
  const index = outline ? hullLegHit(outline, locale, from, to) : roundLegHit(locale, from, to);
  return index < 0 ? undefined : locale.obstacles[index]!.source;
}

const EDGE: HitBy = { kind: 'edge' };

const offTable = (locale: Locale, at: Point): boolean =>
  at.x < locale.left || at.x > locale.right || at.y < locale.near || at.y > locale.far;

/** Does a straight leg run into this one obstacle of the surroundings? */
export function legMeets(locale: Locale, index: number, from: Point, to: Point): boolean {
  const kept = locale.onTheWay[index]!;
  if (kept < 0) return false;
  const obstacle = locale.obstacles[index]!;
  if (!locale.outline) return discLegMeets(obstacle, from, to, kept);
  return hullMeets(locale.outline, obstacle, from, to, kept);
}

function roundLegHit({ obstacles, onTheWay }: Locale, from: Point, to: Point): number {
  for (let i = 0; i < obstacles.length; i++) {
    const kept = onTheWay[i]!;
    if (kept >= 0 && discLegMeets(obstacles[i]!, from, to, kept)) return i;
  }
  return -1;
}

/** Does the centre of a disc, on its way, come nearer to the obstacle's core than it should keep? */
function discLegMeets(obstacle: Obstacle, from: Point, to: Point, kept: number): boolean {
  const { core, convex } = obstacle;
  if (core.length === 2) return compareToSegment(core[0]!, core[1]!, from.x, from.y, to.x, to.y, kept * kept) < 0;
  if (roughToSegment(obstacle.x, obstacle.y, from.x, from.y, to.x, to.y) > obstacle.reach + kept + 1) return false;
  return legNearer(core, convex, from.x, from.y, to.x, to.y, kept);
}

function hullLegHit(outline: Outline, { obstacles, onTheWay }: Locale, from: Point, to: Point): number {
  for (let i = 0; i < obstacles.length; i++) {
    const kept = onTheWay[i]!;
    if (kept >= 0 && hullMeets(outline, obstacles[i]!, from, to, kept)) return i;
  }
  return -1;
}

/**
 * Does a convex outline on its way come nearer to an obstacle than it should keep; at 0, do their insides meet? What it
 * sweeps over is its hull at both ends of the leg. Bounds settle nearly all cases; only a close call has the hull built
 * and compared exactly. (The bounds of a concave obstacle are those of its hull, so it is at least as far away.)
 */
export function hullMeets(outline: Outline, obstacle: Obstacle, from: Point, to: Point, kept: number): boolean {
  const { core, convex } = obstacle;
  if (roughToSegment(obstacle.x, obstacle.y, from.x, from.y, to.x, to.y) > obstacle.reach + outline.reach + kept + 1)
    return false;
  const { lower, upper } = measureSweep(outline, from, to, core, kept);
  if (lower > kept + SLACK) return false;
  if (convex && upper < kept - SLACK) return true;
  const swept = sweptCore(outline.corners, from, to);
  return kept > 0 ? coresNearer(core, swept, kept, false) : insidesMeet(core, swept);
}

/** May the mover end here? */
export const endFree = (locale: Locale, at: Point): boolean => endHit(locale, at) === undefined;

/** The first obstacle, in the order of the field, that forbids ending here. */
export const endHit = (locale: Locale, at: Point): HitBy | undefined => standHit(locale, at, locale.atTheEnd);

/** The first obstacle, in the order of the field, that forbids being here on the way: for pivots. */
export const passHit = (locale: Locale, at: Point): HitBy | undefined => standHit(locale, at, locale.onTheWay);

function standHit(locale: Locale, at: Point, distances: readonly number[]): HitBy | undefined {
  if (offTable(locale, at)) return EDGE;
  const { obstacles, outline, reach } = locale;
  for (let i = 0; i < obstacles.length; i++) {
    const obstacle = obstacles[i]!;
    const kept = distances[i]!;
    const bound = obstacle.reach + reach + kept + 2;
    const dx = obstacle.x - at.x;
    const dy = obstacle.y - at.y;
    if (kept < 0 || dx * dx + dy * dy > bound * bound) continue;
    if (outline ? hullMeets(outline, obstacle, at, at, kept) : coresNearer([at.x, at.y], obstacle.core, kept, false))
      return obstacle.source;
  }
  return undefined;
}
