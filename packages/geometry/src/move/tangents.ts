import { turn } from '../core.js';
import type { Point } from '../shapes.js';
import type { Locale } from './locale.js';

/**
 * Shortest paths of a disc consist of straight legs and arcs around convex corners. This file finds them in floating
 * point (only + - * / and roots, the same on every machine) and puts their points on the lattice, a little outside the
 * arcs. Nothing here decides legality: every leg is judged afterwards.
 */

/** A convex corner of an obstacle, or a round one, with the distance that the mover's centre keeps from it. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Vectors to the neighbouring corners; all zero for a round obstacle. */
  readonly previousX: number;
  readonly previousY: number;
  readonly nextX: number;
  readonly nextY: number;
}

/** The corners of one obstacle of the surroundings, for a mover taken as a disc. */
export function cornersOf(locale: Locale, index: number, moverRadius: number): Corner[] {
  const { core } = locale.obstacles[index]!;
  const radius = locale.onTheWay[index]! - locale.radius + moverRadius;
  const n = core.length;
  if (n === 2) return [{ x: core[0]!, y: core[1]!, radius, previousX: 0, previousY: 0, nextX: 0, nextY: 0 }];
  const corners: Corner[] = [];
  for (let i = 0; i < n; i += 2) {
    const x = core[i]!;
    const y = core[i + 1]!;
    const p = (i + n - 2) % n;
    const q = (i + 2) % n;
    if (turn(core[p]!, core[p + 1]!, x, y, core[q]!, core[q + 1]!) <= 0) continue;
    const [previousX, previousY, nextX, nextY] = [core[p]! - x, core[p + 1]! - y, core[q]! - x, core[q + 1]! - y];
    corners.push({ x, y, radius, previousX, previousY, nextX, nextY });
  }
  return corners;
}

/** Passing a corner counter-clockwise keeps it on the left. */
export type Side = 1 | -1;

/** A straight line tangent to two circles: its unit direction and its length between the points of contact. */
export interface Tangent {
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

/** The directed tangent from one circle to another; a radius of 0 is a point. None when one circle holds the other. */
export function tangentBetween(
  fromX: number,
  fromY: number,
  fromOffset: number,
  toX: number,
  toY: number,
  toOffset: number,
): Tangent | undefined {
  const x = toX - fromX;
  const y = toY - fromY;
  const squared = x * x + y * y;
  const k = toOffset - fromOffset;
  if (squared === 0 || squared < k * k) return undefined;
  const length = Math.sqrt(squared - k * k);
  return { dx: (x * length + y * k) / squared, dy: (y * length - x * k) / squared, length };
}

const CONE_SLACK = 1e-6;

/** Does a line with this direction, passing on this side, leave the whole neighbourhood of the corner on that side? */
export function supports(corner: Corner, side: Side, dx: number, dy: number): boolean {
  const previous = (dx * corner.previousY - dy * corner.previousX) * side;
  const next = (dx * corner.nextY - dy * corner.nextX) * side;
  const slack =
    -CONE_SLACK *
    (Math.abs(corner.previousX) + Math.abs(corner.previousY) + Math.abs(corner.nextX) + Math.abs(corner.nextY));
  return previous >= slack && next >= slack;
}

/** The angle, in radians from 0 to 2π, by which one unit direction turns into another on the given side. */
export function turnAngle(side: Side, ax: number, ay: number, bx: number, by: number): number {
  const sine = side * (ax * by - ay * bx);
  const half = halfAngle(ax, ay, bx, by);
  if (sine >= 0 || half < 1e-7) return 2 * half;
  return 2 * (Math.PI - half);
}

/** Half the angle between two unit directions: an arc sine by three halvings and a short series. */
function halfAngle(ax: number, ay: number, bx: number, by: number): number {
  const cx = bx - ax;
  const cy = by - ay;
  let sine = Math.min(1, Math.sqrt(cx * cx + cy * cy) / 2);
  for (let i = 0; i < 3; i++) sine = sine / Math.sqrt(2 + 2 * Math.sqrt(1 - sine * sine));
  const s2 = sine * sine;
  return 8 * sine * (1 + s2 * (1 / 6 + s2 * (3 / 40 + s2 * (15 / 336))));
}

/**
 * The cosine of the largest turn at one corner of a tangent polygon. Coarse ones have few corners to judge, but bulge by a
 * fiftieth of the radius. Fine ones are longer than their arc by less than one in a thousand and bulge by about as much.
 * The finest bulge by a micrometre or so: they squeeze through where hardly more than the base fits.
 */
export const COARSE = 0.92;
export const FINE = 0.9951;
export const FINEST = 0.99992;

/** Where the centre touches the circle around a corner when it travels in a direction. */
export function contactPoint(corner: Corner, side: Side, dx: number, dy: number, extra: number): Point {
  const radius = corner.radius + extra;
  return outward(corner, side * dy * radius, -side * dx * radius);
}

/** The corners of a tangent polygon around an arc, from arriving in one direction to leaving in another. */
export function arcPoints(
  corner: Corner,
  side: Side,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  extra: number,
  step: number,
  into: Point[],
): void {
  const beyondHalf = side * (ax * by - ay * bx) < 0 && ax * bx + ay * by < 1 - 1e-12;
  if (beyondHalf) {
    // More than half a turn: go by way of the perpendicular.
    arcPoints(corner, side, ax, ay, -side * ay, side * ax, extra, step, into);
    arcPoints(corner, side, -side * ay, side * ax, bx, by, extra, step, into);
    return;
  }
  const cosine = ax * bx + ay * by;
  if (cosine >= step) {
    const scale = (corner.radius + extra) / (1 + cosine);
    into.push(outward(corner, side * (ay + by) * scale, -side * (ax + bx) * scale));
    return;
  }
  let mx = ax + bx;
  let my = ay + by;
  const length = Math.sqrt(mx * mx + my * my);
  if (length < 1e-6) [mx, my] = [-side * ay, side * ax];
  else [mx, my] = [mx / length, my / length];
  arcPoints(corner, side, ax, ay, mx, my, extra, step, into);
  arcPoints(corner, side, mx, my, bx, by, extra, step, into);
}

/** Float noise below this does not push a point one lattice step further out. */
const NOISE = 1e-5;

/** Rounds away from the corner, so that the rounded point keeps its distance. */
function outward(corner: Corner, x: number, y: number): Point {
  return {
    x: corner.x + (x > 0 ? Math.ceil(x - NOISE) : Math.floor(x + NOISE)),
    y: corner.y + (y > 0 ? Math.ceil(y - NOISE) : Math.floor(y + NOISE)),
  };
}
