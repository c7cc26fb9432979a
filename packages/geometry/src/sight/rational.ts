import { cornersOf, type Body } from '../body.js';
import type { TerrainCut } from '../ground.js';
import type { Point } from '../shapes.js';
import type { Corridor } from './corridor.js';

/**
 * The same questions as in `line.ts` and `clearAlong.ts` for lines through points off the lattice, in big integers. Such
 * points arise only where the outline of an end crosses that of a blocker it overlaps, so slow and plain is right here.
 */

/** The point (x / w, y / w), w positive. */
export interface RationalPoint {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

/** The directed line a·x + b·y + c = 0 with direction (b, -a); points with a positive value lie to its left. */
export interface RationalLine {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
}

interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const rationalPoint = ({ x, y }: Point): RationalPoint => ({ x: BigInt(x), y: BigInt(y), w: 1n });

/** Where the lines p0p1 and q0q1 meet; they must not be parallel. */
export function intersection(p0: Point, p1: Point, q0: Point, q1: Point): RationalPoint {
  const p = rationalLine(rationalPoint(p0), rationalPoint(p1));
  const q = rationalLine(rationalPoint(q0), rationalPoint(q1));
  const point = { x: p.b * q.c - q.b * p.c, y: p.c * q.a - q.c * p.a, w: p.a * q.b - q.a * p.b };
  return point.w > 0n ? point : { x: -point.x, y: -point.y, w: -point.w };
}

export const rationalLine = (p: RationalPoint, q: RationalPoint): RationalLine => ({
  a: p.y * q.w - q.y * p.w,
  b: q.x * p.w - p.x * q.w,
  c: p.x * q.y - q.x * p.y,
});

export const isNoLine = ({ a, b }: RationalLine): boolean => a === 0n && b === 0n;

const sideOfPoint = ({ a, b, c }: RationalLine, { x, y }: Point): bigint => a * BigInt(x) + b * BigInt(y) + c;
const alongOf = ({ a, b }: RationalLine, { x, y }: Point): bigint => b * BigInt(x) - a * BigInt(y);

/** See `clearAlong`. */
export function clearAlongRational(corridor: Corridor, line: RationalLine): boolean {
  const a = spanAlong(corridor.a, line);
  const b = spanAlong(corridor.b, line);
  if (!a || !b) return false;
  if (compare(a.exit, b.entry) >= 0) return clearAlongRational(corridor, { a: -line.a, b: -line.b, c: -line.c });
  const stretch = { from: a.exit, to: b.entry };
  if (corridor.bodies.some(body => blocksStretch(body, line, stretch))) return false;
  return !corridor.cuts.some(cut => cutBlocksStretch(cut, line, stretch));
}

interface Stretch {
  readonly from: Fraction;
  readonly to: Fraction;
}

function blocksStretch(body: Body, line: RationalLine, { from, to }: Stretch): boolean {
  const sides = cornersOf(body).map(corner => sideOfPoint(line, corner));
  if (!sides.some(side => side > 0n) || !sides.some(side => side < 0n)) return false;
  const { entry, exit } = spanAlong(body, line)!;
  return compare(exit, from) > 0 && compare(entry, to) < 0;
}

function cutBlocksStretch(cut: TerrainCut, line: RationalLine, { from, to }: Stretch): boolean {
  if (sideOfPoint(line, cut.from) !== 0n || sideOfPoint(line, cut.to) !== 0n) return false;
  const places = [alongOf(line, cut.from), alongOf(line, cut.to)].map(top => ({ top, bottom: 1n }));
  return places.some(place => compare(place, from) > 0) && places.some(place => compare(place, to) < 0);
}

/** First and last point of a body on a line, or undefined when the line misses it. */
function spanAlong(body: Body, line: RationalLine): { entry: Fraction; exit: Fraction } | undefined {
  const corners = cornersOf(body);
  const places: Fraction[] = [];
  corners.forEach((to, i) => {
    const from = corners.at(i - 1)!;
    const [fromSide, toSide] = [sideOfPoint(line, from), sideOfPoint(line, to)];
    const [fromAlong, toAlong] = [alongOf(line, from), alongOf(line, to)];
    if (toSide === 0n) places.push({ top: toAlong, bottom: 1n });
    if (fromSide * toSide >= 0n) return;
    const sign = toSide > fromSide ? 1n : -1n;
    places.push({ top: sign * (fromAlong * toSide - toAlong * fromSide), bottom: sign * (toSide - fromSide) });
  });
  if (places.length === 0) return undefined;
  return {
    entry: places.reduce((first, place) => (compare(place, first) < 0 ? place : first)),
    exit: places.reduce((last, place) => (compare(place, last) > 0 ? place : last)),
  };
}

function compare(p: Fraction, q: Fraction): number {
  const difference = p.top * q.bottom - q.top * p.bottom;
  if (difference === 0n) return 0;
  return difference > 0n ? 1 : -1;
}
