import { describe, expect, it } from 'vitest';
import { campaign, seeded, type Seeded } from '../../test/seeded.js';
import { bodyOfPolygon, type Body } from '../body.js';
import { orient } from '../exact/orient.js';
import type { Point, Polygon } from '../shapes.js';
import { newLine, setLine, type Line } from './line.js';
import { comparePassages, comparePlace, findEntry, findExit, newPassage } from './passage.js';

/** Plain fractions: how far along the line p0p1 (times its squared length) it crosses the line q0q1. */
function placeOfCrossing({ px, py, dx, dy }: Line, q0: Point, q1: Point): { top: bigint; bottom: bigint } {
  const [ex, ey] = [BigInt(q1.x - q0.x), BigInt(q1.y - q0.y)];
  const bottom = BigInt(dx) * ey - BigInt(dy) * ex;
  const top = (BigInt(q0.x - px) * ey - BigInt(q0.y - py) * ex) * BigInt(dx * dx + dy * dy);
  return bottom > 0n ? { top, bottom } : { top: -top, bottom: -bottom };
}

const pointWithin = (dice: Seeded, size: number): Point => ({
  x: dice.between(-size, size),
  y: dice.between(-size, size),
});

const plus = (p: Point, v: Point, times: number): Point => ({ x: p.x + times * v.x, y: p.y + times * v.y });
const ordered = (a: Point, b: Point, c: Point): Polygon => (orient(a, b, c) > 0 ? [a, b, c] : [a, c, b]);

/**
 * Two triangles on the same side of one edge line, whose edges on it differ but overlap. A line through the overlap leaves
 * (or enters) both in the very same point, which the two edges yield with different roundings.
 */
function twoTriangles(dice: Seeded): { line: Line; bodies: [Body, Body]; edge: [Point, Point] } {
  for (;;) {
    const v = pointWithin(dice, 200_000);
    const p = pointWithin(dice, 1_500_000);
    const [apex, other, start] = [0, 1, 2].map(() => pointWithin(dice, 2_000_000)) as [Point, Point, Point];
    const side = orient(p, plus(p, v, 1), apex);
    if (side === 0 || orient(p, plus(p, v, 1), other) !== side || orient(p, plus(p, v, 1), start) !== side) continue;
    const line = newLine();
    const through = plus(p, v, dice.between(4, 5));
    const beside = plus(through, pointWithin(dice, 3), 1); // near the overlap, seldom on the edge itself
    if (start.x === beside.x && start.y === beside.y) continue;
    setLine(line, start.x, start.y, beside.x, beside.y);
    const edges = [
      [plus(p, v, 0), plus(p, v, 7)],
      [plus(p, v, 3), plus(p, v, 9)],
    ] as const;
    const sides = edges.flat().map(q => Math.sign(line.dx * (q.y - line.py) - line.dy * (q.x - line.px)));
    if (sides[0]! * sides[1]! >= 0 || sides[2]! * sides[3]! >= 0) continue;
    const bodies = edges.map(([q0, q1], i) => bodyOfPolygon(ordered(q0, q1, i === 0 ? apex : other), { kind: 'end' }));
    return { line, bodies: [bodies[0]!, bodies[1]!], edge: [...edges[0]] };
  }
}

describe('where lines enter and leave', () => {
  it('one point reached over different edges is one place, however the numbers round', () => {
    let rounded = 0;
    for (let seed = 1; seed <= campaign(20_000); seed++) {
      const { line, bodies, edge } = twoTriangles(seeded(seed));
      const exits = bodies.map(body => {
        const exit = newPassage();
        findExit(body, line, exit);
        return exit;
      });
      const { top, bottom } = placeOfCrossing(line, ...edge);
      for (const exit of exits) {
        expect(comparePlace(exit, 1, 0n) > 0, `seed ${seed}`).toBe(top > 0n);
        expect(Math.abs(exit.along - Number(top) / Number(bottom)), `seed ${seed}`).toBeLessThanOrEqual(
          exit.slack + Math.abs(exit.along) * 2 ** -50,
        );
      }
      expect(comparePassages(exits[0]!, exits[1]!), `seed ${seed}`).toBe(0);
      if (exits[0]!.along !== exits[1]!.along) rounded++;
    }
    expect(rounded).toBeGreaterThan(campaign(20_000) / 50); // else the exact comparison was never needed
  });

  it('every place is the first or last crossing of an edge, in exact order', () => {
    for (let seed = 1; seed <= campaign(10_000); seed++) {
      const { line, bodies } = twoTriangles(seeded(seed));
      for (const body of bodies) {
        const [entry, exit] = [newPassage(), newPassage()];
        findEntry(body, line, entry);
        findExit(body, line, exit);
        expect(comparePassages(entry, exit), `seed ${seed}`).toBeLessThanOrEqual(0);
        expect(comparePassages(exit, entry), `seed ${seed}`).toBeGreaterThanOrEqual(0);
        expect(comparePassages(exit, exit), `seed ${seed}`).toBe(0);
      }
    }
  });
});
