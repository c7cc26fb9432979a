import { insidesMeet, type Core } from '../core.js';
import { compareToSegment, coresNearer, legNearer, roughToSegment } from '../separation.js';
import type { Point } from '../shapes.js';
import type { HitBy, Obstacle } from './field.js';
import type { Locale } from './locale.js';
import { coreAt, sweptCore } from './swept.js';

/** The one judge of legs and stops: every other question about movement is answered through these. */

/** May the mover go straight from one point to another? Touching is allowed, entering is not. */
export const legFree = (locale: Locale, from: Point, to: Point): boolean => legHit(locale, from, to) === undefined;

/** The first obstacle, in the order of the field, that a straight leg runs into. */
export function legHit(locale: Locale, from: Point, to: Point): HitBy | undefined {
  if (offTable(locale, to)) return EDGE;
  const index = locale.corners ? hullLegHit(locale, from, to) : roundLegHit(locale, from, to);
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
  if (!locale.corners) return discLegMeets(obstacle, from, to, kept);
  return hullLegMeets(locale, obstacle, sweptCore(locale.corners, from, to), from, to, kept);
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

/** The hull of a convex outline at both ends of a leg is what it sweeps over. */
function hullLegHit(locale: Locale, from: Point, to: Point): number {
  const swept = sweptCore(locale.corners, from, to);
  for (let i = 0; i < locale.obstacles.length; i++) {
    const kept = locale.onTheWay[i]!;
    if (kept >= 0 && hullLegMeets(locale, locale.obstacles[i]!, swept, from, to, kept)) return i;
  }
  return -1;
}

function hullLegMeets(
  { reach }: Locale,
  obstacle: Obstacle,
  swept: Core,
  from: Point,
  to: Point,
  kept: number,
): boolean {
  if (roughToSegment(obstacle.x, obstacle.y, from.x, from.y, to.x, to.y) > obstacle.reach + reach + kept + 1)
    return false;
  return kept > 0 ? coresNearer(obstacle.core, swept, kept, false) : insidesMeet(obstacle.core, swept);
}

/** May the mover end here? */
export const endFree = (locale: Locale, at: Point): boolean => endHit(locale, at) === undefined;

/** The first obstacle, in the order of the field, that forbids ending here. */
export const endHit = (locale: Locale, at: Point): HitBy | undefined => standHit(locale, at, locale.atTheEnd);

/** The first obstacle, in the order of the field, that forbids being here on the way: for pivots. */
export const passHit = (locale: Locale, at: Point): HitBy | undefined => standHit(locale, at, locale.onTheWay);

function standHit(locale: Locale, at: Point, distances: readonly number[]): HitBy | undefined {
  if (offTable(locale, at)) return EDGE;
  const { obstacles, corners, reach } = locale;
  const core = coreAt(corners, at);
  for (let i = 0; i < obstacles.length; i++) {
    const obstacle = obstacles[i]!;
    const kept = distances[i]!;
    const bound = obstacle.reach + reach + kept + 2;
    const dx = obstacle.x - at.x;
    const dy = obstacle.y - at.y;
    if (kept < 0 || dx * dx + dy * dy > bound * bound) continue;
    if (kept > 0 ? coresNearer(core, obstacle.core, kept, false) : insidesMeet(obstacle.core, core)) {
      return obstacle.source;
    }
  }
  return undefined;
}
