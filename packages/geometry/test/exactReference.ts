import type { Point, Polygon } from '../src/shapes.js';

/** Slow, plain, exact answers in BigInt fractions, written without a look at the fast code. */

/** A non-negative fraction. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const less = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

function pointToSegment(p: Point, a: Point, b: Point): Fraction {
  const [px, py, ax, ay, bx, by] = [p.x, p.y, a.x, a.y, b.x, b.y].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const [dx, dy] = [bx - ax, by - ay];
  const under = dx * dx + dy * dy;
  const along = (px - ax) * dx + (py - ay) * dy;
  if (under === 0n || along <= 0n) return { over: (px - ax) ** 2n + (py - ay) ** 2n, under: 1n };
  if (along >= under) return { over: (px - bx) ** 2n + (py - by) ** 2n, under: 1n };
  return { over: (dx * (py - ay) - dy * (px - ax)) ** 2n, under };
}

const edgesOf = (core: Polygon): [Point, Point][] =>
  core.length < 3 ? [[core[0]!, core.at(-1)!]] : core.map((p, i) => [p, core[(i + 1) % core.length]!]);

/** Squared distance of two outlines, their insides left aside. */
export function outlineDistance2(a: Polygon, b: Polygon): Fraction {
  let least: Fraction = { over: 10n ** 40n, under: 1n };
  for (const [corners, edges] of [
    [a, edgesOf(b)],
    [b, edgesOf(a)],
  ] as const) {
    for (const p of corners) {
      for (const [from, to] of edges) {
        const distance = pointToSegment(p, from, to);
        if (less(distance, least)) least = distance;
      }
    }
  }
  for (const [p, q] of edgesOf(a))
    for (const [r, s] of edgesOf(b)) if (cross(p, q, r, s)) return { over: 0n, under: 1n };
  return least;
}

function cross(p: Point, q: Point, r: Point, s: Point): boolean {
  const side = (a: Point, b: Point, c: Point): number =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0;
}

/** Is the root of a fraction at most (or below) a whole number? */
export const rootAtMost = ({ over, under }: Fraction, n: number): boolean => n >= 0 && over <= BigInt(n) ** 2n * under;
export const rootBelow = ({ over, under }: Fraction, n: number): boolean => n > 0 && over < BigInt(n) ** 2n * under;

interface Rational {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

/** Is there area in common between a simple polygon and a convex one? Clips one by the other in fractions. */
export function areaInCommon(subject: Polygon, convex: Polygon): boolean {
  let points: Rational[] = subject.map(p => ({ x: BigInt(p.x), y: BigInt(p.y), w: 1n }));
  for (const [a, b] of edgesOf(convex)) {
    const side = (p: Rational): bigint =>
      BigInt(b.x - a.x) * (p.y - BigInt(a.y) * p.w) - BigInt(b.y - a.y) * (p.x - BigInt(a.x) * p.w);
    const clipped: Rational[] = [];
    for (const [i, p] of points.entries()) {
      const q = points[(i + 1) % points.length]!;
      const [sp, sq] = [side(p), side(q)];
      if (sp >= 0n) clipped.push(p);
      if ((sp > 0n && sq < 0n) || (sp < 0n && sq > 0n)) clipped.push(between(p, q, sp, sq));
    }
    points = clipped;
  }
  return doubleArea(points) > 0n;
}

/** The point of pq where a side function that is sp·q.w and sq·p.w apart vanishes, in homogeneous coordinates. */
function between(p: Rational, q: Rational, sp: bigint, sq: bigint): Rational {
  const point = { x: q.x * sp - p.x * sq, y: q.y * sp - p.y * sq, w: q.w * sp - p.w * sq };
  return point.w < 0n ? { x: -point.x, y: -point.y, w: -point.w } : point;
}

function doubleArea(points: readonly Rational[]): bigint {
  // Sum of cross products, brought to one denominator step by step.
  let [over, under] = [0n, 1n];
  for (const [i, p] of points.entries()) {
    const q = points[(i + 1) % points.length]!;
    const term = p.x * q.y - p.y * q.x;
    const w = p.w * q.w;
    over = over * w + term * under;
    under *= w;
  }
  return over;
}
