import { describe, expect, it } from 'vitest';
import { chance, randomPoint, randomTable, type RandomTable } from '../../test/randomTables.js';
import { campaign } from '../../test/seeded.js';
import { slowPathLength } from '../../test/slowPaths.js';
import { ground, type Terrain } from '../ground.js';
import { legLength, pathLength } from '../length.js';
import type { BaseShape, Placed, Point, Polygon } from '../shapes.js';
import { inches } from '../units.js';
import { moveField, type Blocker, type MoveField } from './field.js';
import { shortestPath, type PathResult } from './shortestPath.js';
import { standing, sweep } from './sweep.js';

const round = (radius: number): BaseShape => ({ kind: 'round', radius });
const rectangle = (x: number, y: number, w: number, h: number): Polygon => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];
const wall = (id: string, outline: Polygon): Terrain => ({ id, outline, height: 1 });
const blocker = (radius: number, x: number, y: number): Blocker => ({
  placed: { base: round(radius), at: { x, y }, facing: 0 },
});

function expectLegal(
  field: MoveField,
  base: BaseShape,
  from: Point,
  to: Point,
  result: PathResult,
): asserts result is PathResult & { ok: true } {
  expect(result.ok).toBe(true);
  if (!result.ok) return;
  expect([result.path[0], result.path.at(-1)]).toEqual([from, to]);
  expect(sweep(field, base, result.path)).toEqual({ ok: true });
  expect(result.length).toBe(pathLength(result.path));
  expect(result.length).toBeGreaterThanOrEqual(legLength(from, to));
}

describe('shortest path', () => {
  it('is the straight line when nothing is in the way, to the exact end of the budget', () => {
    const field = moveField(ground([], inches(48), inches(48)));
    const from = { x: inches(10), y: inches(10) };
    const to = { x: inches(16), y: inches(10) };
    expect(shortestPath(field, round(16_000), from, to, inches(6))).toEqual({
      ok: true,
      path: [from, to],
      length: inches(6),
    });
    expect(shortestPath(field, round(16_000), from, { x: to.x, y: to.y + 1 }, inches(6))).toEqual({
      ok: false,
      why: 'too-far',
    });
    expect(shortestPath(field, round(16_000), from, from, 0)).toEqual({ ok: true, path: [from], length: 0 });
  });

  it('goes round a disc along two tangents and an arc', () => {
    const field = moveField(ground([], 2_000_000, 2_000_000), { blockers: [blocker(60_000, 1_000_000, 1_000_000)] });
    const base = round(40_000);
    const [from, to] = [
      { x: 800_000, y: 1_000_000 },
      { x: 1_200_000, y: 1_000_000 },
    ];
    const found = shortestPath(field, base, from, to, 1_000_000);
    expectLegal(field, base, from, to, found);
    // Two tangents of √(200² − 100²) mm and an arc of 60 degrees around 100 mm.
    const exact = 2 * Math.sqrt(3) * 100_000 + (Math.PI / 3) * 100_000;
    expect(found.length).toBeGreaterThan(exact - 5);
    expect(found.length).toBeLessThan(exact * 1.0004);
    expect(shortestPath(field, base, from, to, Math.floor(exact) - 100)).toEqual({ ok: false, why: 'no-way' });
  });

  it('finds a gap exactly as wide as the base, and none a micrometre narrower', () => {
    const field = (width: number): MoveField =>
      moveField(
        ground(
          [
            wall('left', rectangle(0, 400_000, 400_000, 50_000)),
            wall('right', rectangle(400_000 + width, 400_000, 600_000 - width, 50_000)),
          ],
          1_000_000,
          1_000_000,
        ),
        { forbidden: () => true },
      );
    const base = round(20_000);
    const [from, to] = [
      { x: 300_000, y: 300_000 },
      { x: 300_000, y: 600_000 },
    ];
    expectLegal(field(40_000), base, from, to, shortestPath(field(40_000), base, from, to, 900_000));
    expect(shortestPath(field(39_999), base, from, to, 9_000_000).ok).toBe(false);
  });

  it('does not circle for ever between two bases that leave no more than the width of a third', () => {
    const field = moveField(ground([], 400_000, 1_000_000), {
      blockers: [blocker(30_000, 116_000, 814_286), blocker(20_000, 206_000, 814_286)],
    });
    const base = round(20_000);
    const [from, to] = [
      { x: 150_000, y: 900_000 },
      { x: 150_000, y: 772_857 },
    ];
    expectLegal(field, base, from, to, shortestPath(field, base, from, to, 170_000));
  });

  it('leaves contact and comes into contact', () => {
    const field = moveField(ground([], 400_000, 400_000), { blockers: [blocker(50_000, 200_000, 200_000)] });
    const base = round(10_000);
    const [from, to] = [
      { x: 140_000, y: 200_000 },
      { x: 260_000, y: 200_000 },
    ];
    const found = shortestPath(field, base, from, to, 400_000);
    expectLegal(field, base, from, to, found);
    expect(found.length).toBeGreaterThan(Math.PI * 60_000 - 5);
    expect(found.length).toBeLessThan(Math.PI * 60_000 * 1.001);
  });

  it('says what occupies the place it cannot end on', () => {
    const field = moveField(ground([], 400_000, 400_000), { blockers: [blocker(50_000, 200_000, 200_000)] });
    const result = shortestPath(field, round(10_000), { x: 100_000, y: 100_000 }, { x: 200_000, y: 200_000 }, 400_000);
    expect(result).toEqual({ ok: false, why: 'no-place', by: { kind: 'blocker', index: 0 } });
  });

  it('takes an oval round a corner', () => {
    const field = moveField(ground([wall('w', rectangle(0, 100_000, 300_000, 50_000))], 600_000, 400_000), {
      forbidden: () => true,
    });
    const base: BaseShape = { kind: 'oval', length: 60_000, width: 30_000 };
    const [from, to] = [
      { x: 200_000, y: 50_000 },
      { x: 200_000, y: 220_000 },
    ];
    const found = shortestPath(field, base, from, to, 900_000);
    expectLegal(field, base, from, to, found);
  });
});

interface Trip {
  readonly table: RandomTable;
  readonly field: MoveField;
  readonly base: BaseShape;
  readonly from: Point;
  readonly to: Point;
}

/** A table where most straight lines are blocked, with two places where the mover may stand. */
function randomTrip(seed: number, pieces: number, bases: number): Trip | undefined {
  const dice = chance(seed);
  const size = { width: 500_000, depth: 400_000, pieces, pieceSize: 180_000, bases, baseSize: 50_000 };
  const table = randomTable(dice, size);
  const field = moveField(table.ground, { forbidden: () => true, blockers: table.blockers });
  const base = round(dice.between(8_000, 30_000));
  const place = (): Point | undefined => {
    for (let attempt = 0; attempt < 30; attempt++) {
      const at = randomPoint(dice, table.width, table.depth);
      if (standing(field, { base, at, facing: 0 } satisfies Placed).ok) return at;
    }
    return undefined;
  };
  const [from, to] = [place(), place()];
  return from && to && { table, field, base, from, to };
}

const BUDGET = 900_000;

describe('shortest paths on random tables', () => {
  it('are legal, no longer than the slow search and not missed', () => {
    let around = 0;
    for (let seed = 1; seed <= campaign(4_000); seed++) {
      const trip = randomTrip(seed, 1 + (seed % 4), seed % 6);
      if (!trip) continue;
      const { field, base, from, to } = trip;
      const found = shortestPath(field, base, from, to, BUDGET);
      const slow = slowPathLength(field, base, from, to, 16);
      if (found.ok) {
        expectLegal(field, base, from, to, found);
        if (found.path.length > 2) around++;
      }
      const length = found.ok ? found.length : Infinity;
      expect(Math.min(length, BUDGET * 1.001), `seed ${seed}`).toBeLessThanOrEqual(Math.min(slow, BUDGET) * 1.001);
    }
    expect(around).toBeGreaterThan(100);
  });

  it('are within a thousandth of a fine search around few obstacles', () => {
    for (let seed = 1; seed <= campaign(300); seed++) {
      const trip = randomTrip(70_000 + seed, 1, 1);
      if (!trip) continue;
      const { field, base, from, to } = trip;
      const found = shortestPath(field, base, from, to, BUDGET);
      const slow = slowPathLength(field, base, from, to, 96);
      if (!found.ok) continue;
      expect(found.length, `seed ${seed}`).toBeLessThanOrEqual(slow * 1.001);
      // The slow search overshoots at its bends by less than a two-hundredth: the fast one must not cheat either.
      expect(found.length, `seed ${seed}`).toBeGreaterThanOrEqual(slow * 0.995 - 200);
    }
  });

  it('never get shorter when obstacles are added', () => {
    for (let seed = 1; seed <= campaign(6_000); seed++) {
      const trip = randomTrip(30_000 + seed, 3, 5);
      if (!trip) continue;
      const { table, base, from, to } = trip;
      let before = 0;
      for (let count = 0; count <= table.blockers.length; count++) {
        const field = moveField(table.ground, { forbidden: () => true, blockers: table.blockers.slice(0, count) });
        const found = shortestPath(field, base, from, to, BUDGET);
        if (found.ok) expectLegal(field, base, from, to, found);
        const length = found.ok ? found.length : Infinity;
        expect(length, `seed ${seed} blockers ${count}`).toBeGreaterThanOrEqual(before * 0.999);
        before = length;
      }
    }
  });

  it('of ovals and rectangles are legal', () => {
    for (let seed = 1; seed <= campaign(1_000); seed++) {
      const trip = randomTrip(90_000 + seed, 3, 3);
      if (!trip) continue;
      const { field, from, to } = trip;
      const base: BaseShape = { kind: seed % 2 ? 'oval' : 'rectangle', length: 40_000, width: 16_000 };
      const facing = (seed * 37) % 4096;
      const found = shortestPath(field, base, from, to, BUDGET, facing);
      if (found.ok) expect(sweep(field, base, [{ ...from, facing }, ...found.path.slice(1)])).toEqual({ ok: true });
    }
  });
});
