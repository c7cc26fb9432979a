import { describe, expect, it } from 'vitest';
import { campaign } from '../../test/seeded.js';
import { ground } from '../ground.js';
import type { Placed, Point } from '../shapes.js';
import { sees } from './sees.js';

/** An upright rectangle. */
interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

const cornersOf = ({ left, bottom, right, top }: Box): Point[] => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
];

/** Fractions with denominators of two digits differ by more than this, if at all. */
const TINY = 1e-9;

/** Where the line p + t·(q - p) lies within the last box asked about; `low` above `high` when it misses the box. */
const span = { low: 0, high: 0 };

function setSpan({ left, bottom, right, top }: Box, p: Point, q: Point): void {
  span.low = -Infinity;
  span.high = Infinity;
  narrow(left, right, p.x, q.x - p.x);
  narrow(bottom, top, p.y, q.y - p.y);
}

function narrow(from: number, to: number, start: number, step: number): void {
  if (step === 0) {
    if (start < from || start > to) span.low = Infinity;
    return;
  }
  const [t, u] = [(from - start) / step, (to - start) / step];
  span.low = Math.max(span.low, Math.min(t, u));
  span.high = Math.min(span.high, Math.max(t, u));
}

const runsAlongBorder = ({ left, bottom, right, top }: Box, p: Point, q: Point): boolean =>
  (p.x === q.x && (p.x === left || p.x === right)) || (p.y === q.y && (p.y === bottom || p.y === top));

/** Does the line through p and q have a clear stretch between the two ends? */
function lineClear(p: Point, q: Point, a: Box, b: Box, walls: readonly Box[]): boolean {
  setSpan(a, p, q);
  const { low: intoA, high: outOfA } = span;
  setSpan(b, p, q);
  const { low: intoB, high: outOfB } = span;
  if (intoA > outOfA + TINY || intoB > outOfB + TINY) return false;
  const [start, end] = outOfA < intoB ? [outOfA, intoB] : [outOfB, intoA];
  for (const wall of walls) {
    setSpan(wall, p, q);
    const { low, high } = span;
    const meets = high - low > TINY && low < end - TINY && high > start + TINY;
    if (meets && !runsAlongBorder(wall, p, q)) return false;
  }
  return true;
}

/**
 * The plain theorem: a clear line, if there is any, can be moved until it passes through two of the corners of all boxes
 * and the points where two outlines cross. Between upright boxes even those lie on the lattice.
 */
function someLineClear(a: Box, b: Box, walls: readonly Box[]): boolean {
  const boxes = [a, b, ...walls];
  const all = boxes.flatMap(cornersOf);
  for (const end of [a, b]) for (const wall of walls) all.push(...crossings(end, wall), ...crossings(wall, end));
  const points = all.filter(({ x, y }, i) => all.findIndex(p => p.x === x && p.y === y) === i);
  return points.some((p, i) => points.some((q, j) => j < i && lineClear(p, q, a, b, walls)));
}

/** Where upright edges of one box cross level edges of another. */
const crossings = (p: Box, q: Box): Point[] =>
  [p.left, p.right].flatMap(x =>
    [q.bottom, q.top].flatMap(y => (x > q.left && x < q.right && y > p.bottom && y < p.top ? [{ x, y }] : [])),
  );

/** Every upright box with its corners among the lattice points of an area. */
function everyBox({ left, bottom, right, top }: Box): Box[] {
  const boxes: Box[] = [];
  for (let l = left; l < right; l++)
    for (let r = l + 1; r <= right; r++)
      for (let low = bottom; low < top; low++)
        for (let high = low + 1; high <= top; high++) boxes.push({ left: l, bottom: low, right: r, top: high });
  return boxes;
}

const placed = ({ left, bottom, right, top }: Box): Placed => ({
  base: { kind: 'rectangle', length: right - left, width: top - bottom },
  at: { x: (left + right) / 2, y: (bottom + top) / 2 },
  facing: 0,
});

/** All tables in a campaign, evenly chosen ones in the gate. */
const STRIDE = campaign(10) >= 10 ? 1 : 31;

describe('sees, with every pair of walls on a small lattice', () => {
  const walls = everyBox({ left: 1, bottom: 1, right: 6, top: 6 });
  const a: Box = { left: 0, bottom: 2, right: 2, top: 4 };
  const outlines = walls.map(cornersOf);

  it.each([
    ['straight ahead', { left: 6, bottom: 2, right: 8, top: 4 }],
    ['a little higher', { left: 6, bottom: 3, right: 8, top: 5 }],
    ['across a corner', { left: 6, bottom: 4, right: 8, top: 8 }],
  ] as const)('the target stands %s', (_, b) => {
    const counts = { seen: 0, hidden: 0 };
    let table = 0;
    for (let i = 0; i < walls.length; i++) {
      for (let j = 0; j <= i; j++) {
        if (++table % STRIDE !== 0) continue;
        const expected = someLineClear(a, b, [walls[i]!, walls[j]!]);
        counts[expected ? 'seen' : 'hidden']++;
        const terrain = [outlines[i]!, outlines[j]!].map((outline, k) => ({ id: `wall ${k}`, outline, height: 1 }));
        const seen = sees(ground(terrain, 8, 8), placed(a), placed(b));
        if (seen !== expected) expect({ seen, a, b, walls: [walls[i], walls[j]] }).toEqual({ seen: expected });
      }
    }
    expect(Math.min(counts.seen, counts.hidden)).toBeGreaterThan(table / STRIDE / 40);
  });
});
