import FlatQueue from 'flatqueue';
import type { Point } from '../shapes.js';
import type { Locale } from './locale.js';
import { legFree } from './verdict.js';
import {
  arcPoints,
  COARSE,
  contactPoint,
  FINE,
  FINEST,
  supports,
  tangentBetween,
  turnAngle,
  type Corner,
  type Side,
  type Tangent,
} from './tangents.js';

/** Having arrived at a corner along a straight leg, about to turn around it. The start is an arrival without a corner. */
interface Arrival {
  readonly corner: Corner | undefined;
  readonly side: Side;
  readonly dx: number;
  readonly dy: number;
  readonly travelled: number;
  readonly parent: Arrival | undefined;
  /** The lattice points from the parent's last point to this arrival, filled in when the link has been judged. */
  points: readonly Point[];
}

const SIDES: readonly Side[] = [1, -1];

/** Extra radius for a second try, when rounding to the lattice shaved a hair off the distance kept. */
const SECOND_TRY = 2;
const TRIES = [0, SECOND_TRY];
const STEPS = [COARSE, FINE, FINEST];

/** Micrometres along an arc: what is nearer than this is one point of the lattice. */
const SAME_POINT = 0.5;

/**
 * A* over tangents around the given corners, judged against the obstacles of the given surroundings. Links are judged
 * only when they are taken from the queue, because most never are. Returns a legal polyline, or nothing within the limit.
 */
export function searchAround(
  locale: Locale,
  corners: readonly Corner[],
  from: Point,
  to: Point,
  limit: number,
): Point[] | undefined {
  const queue = new FlatQueue<Arrival>();
  const accepted = new Map<Corner, Arrival[]>();
  const start: Arrival = { corner: undefined, side: 1, dx: 0, dy: 0, travelled: 0, parent: undefined, points: [from] };
  expand(start);
  while (queue.length > 0) {
    const arrival = queue.pop()!;
    if (!judgeLink(locale, arrival, to)) continue;
    if (!arrival.corner) return collectPoints(locale, arrival);
    if (dominated(arrival)) continue;
    expand(arrival);
  }
  return undefined;

  function expand(arrival: Arrival): void {
    offer(arrival, undefined, 1);
    for (const corner of corners) {
      if (corner === arrival.corner) continue;
      for (const side of SIDES) offer(arrival, corner, side);
    }
  }

  function offer(arrival: Arrival, corner: Corner | undefined, side: Side): void {
    const tangent = tangentFrom(arrival, corner, side);
    if (!tangent) return;
    const { dx, dy, length } = tangent;
    if (arrival.corner && !supports(arrival.corner, arrival.side, dx, dy)) return;
    if (corner && !supports(corner, side, dx, dy)) return;
    const turned = arrival.corner ? turnAngle(arrival.side, arrival.dx, arrival.dy, dx, dy) : 0;
    if (arrival.corner && turned > Math.PI && isPointed(arrival.corner)) return;
    const travelled = arrival.travelled + turned * (arrival.corner?.radius ?? 0) + length;
    const expected = travelled + (corner ? restFrom(corner, side, dx, dy) : 0);
    if (expected > limit) return;
    queue.push({ corner, side, dx, dy, travelled, parent: arrival, points: [] }, expected);
  }

  function tangentFrom(arrival: Arrival, corner: Corner | undefined, side: Side): Tangent | undefined {
    const here = arrival.corner ?? from;
    const there = corner ?? to;
    const hereOffset = arrival.corner ? arrival.side * arrival.corner.radius : 0;
    return tangentBetween(here.x, here.y, hereOffset, there.x, there.y, corner ? side * corner.radius : 0);
  }

  function restFrom(corner: Corner, side: Side, dx: number, dy: number): number {
    const x = corner.x + side * dy * corner.radius - to.x;
    const y = corner.y - side * dx * corner.radius - to.y;
    return Math.sqrt(x * x + y * y);
  }

  /** Was this corner reached before, on the same side, so that sliding along from there is no longer? */
  function dominated(arrival: Arrival): boolean {
    const corner = arrival.corner!;
    const earlier = accepted.get(corner);
    if (!earlier) {
      accepted.set(corner, [arrival]);
      return false;
    }
    for (const other of earlier) {
      if (other.side !== arrival.side) continue;
      const turned = turnAngle(other.side, other.dx, other.dy, arrival.dx, arrival.dy);
      if (turned > Math.PI || other.travelled + turned * corner.radius > arrival.travelled + 1) continue;
      // Between two corners that touch, every turn around leads back to the same point of both.
      if (turned * corner.radius < SAME_POINT || arcFree(locale, other, arrival.dx, arrival.dy)) return true;
    }
    earlier.push(arrival);
    return false;
  }
}

/** Only a polygon's corner has neighbours; its arc is always less than half a turn. */
const isPointed = (corner: Corner): boolean =>
  corner.previousX !== 0 || corner.previousY !== 0 || corner.nextX !== 0 || corner.nextY !== 0;

/** Puts the link from an arrival's parent on the lattice and judges it leg by leg; keeps the points when it is legal. */
function judgeLink(locale: Locale, arrival: Arrival, to: Point): boolean {
  const parent = arrival.parent!;
  for (const extra of TRIES) {
    const { corner, side, dx, dy } = arrival;
    const leaving = parent.corner ? contactPoint(parent.corner, parent.side, dx, dy, extra) : parent.points.at(-1)!;
    const arriving = corner ? contactPoint(corner, side, dx, dy, extra) : to;
    // The straight leg first: most links that fail, fail there.
    if (!legFree(locale, leaving, arriving)) continue;
    const arc = parent.corner ? arcTo(locale, parent, dx, dy, leaving, extra) : [];
    if (!arc) continue;
    arrival.points = [...arc, arriving];
    return true;
  }
  return false;
}

/** The points of a legal arc from an arrival up to where it leaves the corner; coarse ones will be refined if they win. */
function arcTo(
  locale: Locale,
  arrival: Arrival,
  dx: number,
  dy: number,
  leaving: Point,
  extra: number,
): Point[] | undefined {
  for (const step of STEPS) {
    const points: Point[] = [];
    arcPoints(arrival.corner!, arrival.side, arrival.dx, arrival.dy, dx, dy, extra, step, points);
    points.push(leaving);
    if (polylineFree(locale, arrival.points.at(-1)!, points)) return points;
  }
  return undefined;
}

/** Is the true arc free? Judged by the finest polygon: a coarse one may bulge over a corner that cuts the arc in two. */
function arcFree(locale: Locale, arrival: Arrival, dx: number, dy: number): boolean {
  const points: Point[] = [];
  arcPoints(arrival.corner!, arrival.side, arrival.dx, arrival.dy, dx, dy, SECOND_TRY, FINEST, points);
  points.push(contactPoint(arrival.corner!, arrival.side, dx, dy, SECOND_TRY));
  return polylineFree(locale, arrival.points.at(-1)!, points);
}

function polylineFree(locale: Locale, from: Point, points: readonly Point[]): boolean {
  let last = from;
  for (const point of points) {
    if (!legFree(locale, last, point)) return false;
    last = point;
  }
  return true;
}

/** The whole path, its arcs drawn finely wherever that is legal too. */
function collectPoints(locale: Locale, goal: Arrival): Point[] {
  const chain: Arrival[] = [];
  for (let at: Arrival | undefined = goal; at; at = at.parent) chain.push(at);
  return chain.reverse().flatMap(arrival => refined(locale, arrival));
}

function refined(locale: Locale, { parent, points, dx, dy }: Arrival): readonly Point[] {
  if (!parent?.corner) return points;
  for (const extra of TRIES) {
    const fine: Point[] = [];
    arcPoints(parent.corner, parent.side, parent.dx, parent.dy, dx, dy, extra, FINE, fine);
    fine.push(...points.slice(-2));
    if (polylineFree(locale, parent.points.at(-1)!, fine)) return fine;
  }
  return points;
}
