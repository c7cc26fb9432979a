import { describe, expect, it } from 'vitest';
import { campaign, seeded, type Seeded } from '../../test/seeded.js';
import { ground, type Terrain } from '../ground.js';
import { outlineOf } from '../outline.js';
import type { BaseShape, Placed, Point, Polygon } from '../shapes.js';
import { explainSight } from './explain.js';
import { sees } from './sees.js';
import { targetList } from './targets.js';

/**
 * Tables of true size with a single clear line, known beforehand. Walls stand along it, alternately on its left and on its
 * right, each with one corner exactly on the line and too long to be seen around. Of three tips that touch the line in
 * turn none can be passed otherwise; and when one of the middle tips is moved across the line, be it by the smallest step
 * that the lattice allows (less than a micrometre when the line is slanted), everything is blocked.
 */
interface Gates {
  readonly from: Placed;
  readonly to: Placed;
  readonly walls: readonly Polygon[];
  /** The walls with one of the middle tips moved across the line. */
  readonly shut: readonly Polygon[];
}

function gates(seed: number): Gates {
  const dice = seeded(seed);
  const along = primitive(dice);
  const start = { x: 500_000 + dice.between(-1000, 1000), y: 500_000 + dice.between(-1000, 1000) };
  const length = Math.sqrt(along.x * along.x + along.y * along.y);
  const onLine = (distance: number): Point => step(start, along, Math.round(distance / length));
  const count = dice.between(3, 6);
  const firstSide = dice.pick([1, -1]);
  const sides = Array.from({ length: count }, (_, i) => (i % 2 === 0 ? firstSide : -firstSide));
  const spacing = 500_000 / (count + 1);
  const tips = sides.map((_, i) => onLine((i + 1) * spacing));
  const walls = sides.map((side, i) => wall(dice, tips[i]!, along, side));
  const moved = dice.between(1, count - 2);
  const shut = walls.map((corners, i) =>
    i === moved ? [step(corners[0]!, smallestStep(along), -sides[i]!), ...corners.slice(1)] : corners,
  );
  return { from: onOrBeside(dice, onLine(0), along), to: onOrBeside(dice, onLine(500_000), along), walls, shut };
}

const step = (p: Point, { x, y }: Point, times: number): Point => ({ x: p.x + times * x, y: p.y + times * y });

/** A direction without a common divisor, so that its multiples are all the lattice points of the line. */
function primitive(dice: Seeded): Point {
  for (;;) {
    const size = dice.pick([1, 4, 100, 3000]);
    const [x, y] = [dice.between(-size, size), dice.between(-size, size)];
    if (gcd(Math.abs(x), Math.abs(y)) === 1) return { x, y };
  }
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The shortest lattice step to the left of a direction that leaves its line by the least possible: cross product 1. */
function smallestStep({ x, y }: Point): Point {
  let [oldR, r, oldS, s, oldT, t] = [x, y, 1, 0, 0, 1];
  while (r !== 0) {
    const q = Math.trunc(oldR / r);
    [oldR, r, oldS, s, oldT, t] = [r, oldR - q * r, s, oldS - q * s, t, oldT - q * t];
  }
  // x · oldS + y · oldT is now 1 or -1, and so is the cross product of (x, y) and (-oldT, oldS).
  return { x: -oldT * oldR, y: oldS * oldR };
}

/** A triangle with its tip in the given point of the line and its far side twenty centimetres off to the left or right. */
function wall(dice: Seeded, tip: Point, along: Point, side: number): Polygon {
  const length = Math.sqrt(along.x * along.x + along.y * along.y);
  const out = { x: (-along.y * side) / length, y: (along.x * side) / length };
  const far = (forward: number): Point => ({
    x: tip.x + Math.round(200_000 * out.x + (forward * along.x) / length),
    y: tip.y + Math.round(200_000 * out.y + (forward * along.y) / length),
  });
  const [before, after] = [far(-dice.between(5, 20_000)), far(dice.between(5, 20_000))];
  return side > 0 ? [tip, after, before] : [tip, before, after];
}

/** A base with its centre on the line, or one that the line only touches in a corner. */
function onOrBeside(dice: Seeded, p: Point, along: Point): Placed {
  const base: BaseShape = dice.pick([
    { kind: 'round', radius: 16_000 },
    { kind: 'oval', length: 60_000, width: 35_000 },
    { kind: 'rectangle', length: 50_000, width: 25_000 },
  ]);
  const facing = dice.between(0, 4095);
  if (dice.between(0, 1) === 0) return { base, at: p, facing };
  const turn = dice.pick([1, -1]);
  const height = ({ x, y }: Point): number => turn * (along.x * y - along.y * x);
  const corner = outlineOf(base, facing).corners.reduce((best, q) => (height(q) > height(best) ? q : best));
  return { base, at: { x: p.x - corner.x, y: p.y - corner.y }, facing };
}

const tableOf = (walls: readonly Polygon[]) =>
  ground(
    walls.map((outline, i): Terrain => ({ id: `wall ${i}`, outline, height: 1 })),
    1_000_000,
    1_000_000,
  );

describe('a single clear line on a table of true size', () => {
  it('is found, and lost when one corner moves across it by less than a micrometre', () => {
    for (let seed = 1; seed <= campaign(4_000); seed++) {
      const { from, to, walls, shut } = gates(seed);
      const [open, closed] = [tableOf(walls), tableOf(shut)];
      expect(sees(open, from, to), `seed ${seed}`).toBe(true);
      expect(sees(open, to, from), `seed ${seed}, backwards`).toBe(true);
      expect(sees(closed, from, to), `seed ${seed}, shut`).toBe(false);
      expect(sees(closed, to, from), `seed ${seed}, shut, backwards`).toBe(false);
    }
  });

  it('counts for target lists and explanations, too', () => {
    for (let seed = 10_001; seed <= 10_000 + campaign(1_000); seed++) {
      const { from, to, walls, shut } = gates(seed);
      const [open, closed] = [tableOf(walls), tableOf(shut)];
      const query = { shooters: [from], group: 0, targets: [{ models: [to], group: 1 }] };
      expect(targetList(open, query), `seed ${seed}`).toEqual([[true]]);
      expect(targetList(closed, query), `seed ${seed}, shut`).toEqual([[false]]);
      expect(explainSight(open, from, to).seen, `seed ${seed}`).toBe(true);
      expect(explainSight(closed, from, to).seen, `seed ${seed}, shut`).toBe(false);
    }
  });
});
