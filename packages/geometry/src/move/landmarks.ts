import { facingTowards, FACINGS, pointAt } from '../directions.js';
import { touching } from '../distance.js';
import { squaredDistance } from '../length.js';
import { polygonSolid, reachOf } from '../solid.js';
import type { Placed, Point } from '../shapes.js';
import type { Um } from '../units.js';
import type { MoveField } from './field.js';
import { gather } from './locale.js';
import { endFree } from './verdict.js';
import { advance, nearestStand, type Traveller } from './reach.js';
import { shortestPath, type PathResult } from './shortestPath.js';
import { furthestTowards } from './sweep.js';

/** What a computer player might want to move for. */
export type Goal =
  | { readonly kind: 'point'; readonly at: Point }
  | { readonly kind: 'contact'; readonly placed: Placed }
  /** Behind a terrain piece, as seen from a threat. */
  | { readonly kind: 'cover'; readonly piece: number; readonly threat: Point };

/** A legal stopping point within the budget, with the way there. `goal` is the index of the goal it serves. */
export interface Landmark {
  readonly goal: number;
  readonly at: Point;
  readonly path: readonly Point[];
  readonly length: Um;
}

export interface LandmarkOptions {
  /** At most so many contact points for one goal; 2 by default. */
  readonly contacts?: number;
}

/** Places nearer to one another than this serve the same purpose: a quarter of an inch. */
const SAME_PLACE: Um = 6_350;

/** Good places to stop for one base, in the order of the goals and without near duplicates. All of them are legal. */
export function landmarks(
  field: MoveField,
  traveller: Traveller,
  goals: readonly Goal[],
  options: LandmarkOptions = {},
): Landmark[] {
  const found: Landmark[] = [];
  for (const [goal, wish] of goals.entries()) {
    for (const way of waysTo(field, traveller, wish, options.contacts ?? 2)) {
      if (!way.ok) continue;
      const at = way.path.at(-1)!;
      if (found.some(other => squaredDistance(other.at, at) < SAME_PLACE * SAME_PLACE)) continue;
      found.push({ goal, at, path: way.path, length: way.length });
    }
  }
  return found;
}

function waysTo(field: MoveField, traveller: Traveller, goal: Goal, contacts: number): PathResult[] {
  switch (goal.kind) {
    case 'point':
      return [towards(field, traveller, goal.at)];
    case 'contact':
      return contactWays(field, traveller, goal.placed, contacts);
    case 'cover':
      return [towards(field, traveller, behind(field, traveller, goal.piece, goal.threat))];
  }
}

/** To the point, or to the nearest place beside it where the mover may stand. */
function towards(field: MoveField, traveller: Traveller, to: Point): PathResult {
  const spot = nearestStand(field, traveller.base, traveller.facing ?? 0, to);
  return spot ? advance(field, traveller, spot) : { ok: false, why: 'no-way' };
}

function contactWays(field: MoveField, traveller: Traveller, target: Placed, wanted: number): PathResult[] {
  const { base, facing = 0, from, budget } = traveller;
  const ways: PathResult[] = [];
  for (const spot of contactSpots(field, { base, facing, at: from }, target)) {
    const way = shortestPath(field, base, from, spot, budget, facing);
    if (way.ok) ways.push(way);
    if (ways.length === wanted) return ways;
  }
  // Out of reach: at least get nearer.
  return ways.length > 0 ? ways : [towards(field, traveller, target.at)];
}

const CONTACT_DIRECTIONS = 16;

/** Legal places in base contact with a target, those on the mover's side first. The field must allow contact with it. */
export function contactSpots(field: MoveField, mover: Placed, target: Placed): Point[] {
  const { base, facing, at } = mover;
  const apart = reachOf(base, facing) + reachOf(target.base, target.facing) + 10;
  const locale = gather(field, base, facing, target.at, apart);
  const towardsMover = facingTowards(target.at, at);
  const spots: Point[] = [];
  for (let i = 0; i < CONTACT_DIRECTIONS; i++) {
    const side = i % 2 === 0 ? i / 2 : -(i + 1) / 2;
    const outside = pointAt(target.at, towardsMover + Math.round((side * FACINGS) / CONTACT_DIRECTIONS), apart);
    const spot = furthestTowards(locale, outside, target.at);
    if (endFree(locale, spot) && touching({ base, facing, at: spot }, target)) spots.push(spot);
  }
  return spots;
}

/** On the line from the threat through the middle of the piece, just beyond the piece. */
function behind(field: MoveField, traveller: Traveller, piece: number, threat: Point): Point {
  const terrain = field.ground.terrain[piece];
  if (!terrain) throw new RangeError(`the ground has no piece ${piece}`);
  const { x, y, reach } = polygonSolid(terrain.outline);
  const middle = { x: Math.round(x), y: Math.round(y) };
  const beyond = reach + reachOf(traveller.base, traveller.facing ?? 0) + 10;
  return pointAt(middle, facingTowards(threat, middle), beyond);
}
