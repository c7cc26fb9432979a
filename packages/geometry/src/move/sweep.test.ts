import { describe, expect, it } from 'vitest';
import { chance, randomBase, randomPoint, randomTable, type Chance } from '../../test/randomTables.js';
import { campaign } from '../../test/seeded.js';
import { overlapping, overlapsPolygon, solidsNearer, within } from '../distance.js';
import { ground, type Terrain } from '../ground.js';
import { legLength } from '../length.js';
import { solidOf } from '../solid.js';
import type { BaseShape, Placed, Point, Polygon } from '../shapes.js';
import { inches } from '../units.js';
import { moveField, type MoveField, type MoveRules } from './field.js';
import { pointOnLeg, standing, straightAdvance, sweep, type Step } from './sweep.js';

const round = (radius: number): BaseShape => ({ kind: 'round', radius });
const rectangle = (x: number, y: number, w: number, h: number): Polygon => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];
const wall = (id: string, outline: Polygon): Terrain => ({ id, outline, height: 1 });
const everything: MoveRules = { forbidden: () => true };
const placed = (radius: number, x: number, y: number): Placed => ({ base: round(radius), at: { x, y }, facing: 0 });

describe('sweep of a round base', () => {
  const corridor = (width: number): MoveField =>
    moveField(
      ground([wall('left', rectangle(0, 0, 400, 500)), wall('right', rectangle(400 + width, 0, 400, 500))], 2000, 1000),
      everything,
    );
  const through: Step[] = [
    { x: 500, y: 800 },
    { x: 500, y: 100 },
  ];

  it('passes a gap exactly as wide as the base, but not one a micrometre narrower', () => {
    expect(sweep(corridor(200), round(100), through)).toEqual({ ok: true });
    expect(sweep(corridor(199), round(100), through)).toMatchObject({
      ok: false,
      by: { kind: 'terrain', index: 1 },
      step: 1,
    });
  });

  it('may slide along a wall, but not into it', () => {
    const field = moveField(ground([wall('w', rectangle(0, 0, 1000, 100))], 1000, 1000), everything);
    expect(
      sweep(field, round(50), [
        { x: 100, y: 150 },
        { x: 900, y: 150 },
      ]).ok,
    ).toBe(true);
    expect(
      sweep(field, round(50), [
        { x: 100, y: 150 },
        { x: 900, y: 149 },
      ]),
    ).toMatchObject({ ok: false, during: 'way', step: 1 });
  });

  it('may leave contact and come into contact, but not pass through', () => {
    const field = moveField(ground([], 1000, 1000), { blockers: [{ placed: placed(50, 500, 500) }] });
    expect(
      sweep(field, round(50), [
        { x: 400, y: 500 },
        { x: 400, y: 700 },
      ]).ok,
    ).toBe(true);
    expect(
      sweep(field, round(50), [
        { x: 100, y: 500 },
        { x: 400, y: 500 },
      ]).ok,
    ).toBe(true);
    const hit = sweep(field, round(50), [
      { x: 100, y: 500 },
      { x: 900, y: 500 },
    ]);
    expect(hit).toEqual({
      ok: false,
      by: { kind: 'blocker', index: 0 },
      during: 'way',
      step: 1,
      at: { x: 400, y: 500 },
    });
  });

  it('keeps an inch from other units, exactly', () => {
    const field = moveField(ground([], inches(20), inches(20)), {
      blockers: [{ placed: placed(16_000, inches(10), inches(10)), clearance: inches(1) }],
    });
    const beside = inches(10) + 32_000 + inches(1);
    const past = (x: number): Step[] => [
      { x, y: inches(3) },
      { x, y: inches(17) },
    ];
    expect(sweep(field, round(16_000), past(beside)).ok).toBe(true);
    expect(sweep(field, round(16_000), past(beside - 1)).ok).toBe(false);
  });

  it('lets those who start too close move away, but not end too close', () => {
    const field = moveField(ground([], 1000, 1000), { blockers: [{ placed: placed(50, 500, 500), clearance: 100 }] });
    const start = { x: 620, y: 500 };
    expect(sweep(field, round(50), [start, { x: 800, y: 500 }]).ok).toBe(true);
    expect(sweep(field, round(50), [start, { x: 610, y: 600 }, { x: 800, y: 600 }]).ok).toBe(true);
    expect(sweep(field, round(50), [start, { x: 620, y: 560 }])).toMatchObject({ ok: false, during: 'end' });
    expect(sweep(field, round(50), [start, { x: 380, y: 500 }])).toMatchObject({ ok: false, during: 'way' });
    expect(sweep(field, round(50), [start]).ok).toBe(false);
  });

  it('passes through passable bases without ending on them', () => {
    const field = moveField(ground([], 1000, 1000), { blockers: [{ placed: placed(50, 500, 500), passable: true }] });
    expect(
      sweep(field, round(50), [
        { x: 100, y: 500 },
        { x: 900, y: 500 },
      ]).ok,
    ).toBe(true);
    expect(
      sweep(field, round(50), [
        { x: 100, y: 500 },
        { x: 450, y: 500 },
      ]),
    ).toMatchObject({ ok: false, during: 'end' });
  });

  it('stays on the table unless the game lets it go', () => {
    const table = ground([], 1000, 1000);
    const path = [
      { x: 500, y: 500 },
      { x: 49, y: 500 },
    ];
    expect(sweep(moveField(table), round(50), path)).toMatchObject({
      ok: false,
      by: { kind: 'edge' },
      at: { x: 50, y: 500 },
    });
    expect(sweep(moveField(table), round(49), path).ok).toBe(true);
    expect(sweep(moveField(table, { mayLeaveTable: true }), round(50), path).ok).toBe(true);
  });

  it('stops a straight move at the first obstruction', () => {
    const field = moveField(ground([wall('w', rectangle(600, 0, 50, 1000))], 1000, 1000), everything);
    expect(straightAdvance(field, placed(50, 100, 500), { x: 900, y: 500 })).toEqual({ x: 550, y: 500 });
    expect(straightAdvance(field, placed(50, 100, 500), { x: 300, y: 500 })).toEqual({ x: 300, y: 500 });
  });

  it('is not held back by what it merely slides along', () => {
    const slope: Polygon = [
      { x: 0, y: 0 },
      { x: 90_000, y: 0 },
      { x: 90_000, y: 7_000 },
    ];
    const field = moveField(ground([wall('slope', slope)], 100_000, 100_000), {
      forbidden: () => true,
      blockers: [{ placed: placed(3_000, 70_000, 30_000) }],
    });
    // Both lie on a parallel to the slope, as close to it as the lattice allows.
    const [from, to] = [
      { x: 20_000, y: 11_600 },
      { x: 83_000, y: 16_500 + 7_000 },
    ];
    const mover = { base: round(10_000), at: from, facing: 0 };
    expect(sweep(field, round(10_000), [from, { x: from.x + 9_000, y: from.y + 700 }]).ok).toBe(true);
    const end = straightAdvance(field, mover, to);
    expect(end.x).toBeGreaterThan(50_000);
    expect(sweep(field, round(10_000), [from, end]).ok).toBe(true);
  });
});

describe('sweep of a turning base', () => {
  const field = moveField(
    ground([wall('a', rectangle(0, 0, 1000, 400)), wall('b', rectangle(0, 500, 1000, 500))], 2000, 1000),
    everything,
  );
  const cart: BaseShape = { kind: 'rectangle', length: 300, width: 100 };

  it('fits a corridor lengthwise only', () => {
    const into = (facing: number): Step[] => [
      { x: 1500, y: 450, facing },
      { x: 500, y: 450 },
    ];
    expect(sweep(field, cart, into(0)).ok).toBe(true);
    expect(sweep(field, cart, into(1024))).toMatchObject({ ok: false, during: 'way' });
    expect(
      sweep(field, cart, [
        { x: 1500, y: 450, facing: 1024 },
        { x: 1300, y: 450, facing: 0 },
        { x: 500, y: 450 },
      ]).ok,
    ).toBe(true);
  });

  it('cannot turn where its corners have no room, even when both facings fit', () => {
    const pivot: Step[] = [
      { x: 1500, y: 450, facing: 0 },
      { x: 500, y: 450, facing: 2048 },
    ];
    expect(sweep(field, cart, pivot)).toMatchObject({ ok: false, during: 'pivot', step: 1 });
    expect(
      sweep(field, cart, [
        { x: 1500, y: 450, facing: 0 },
        { x: 1400, y: 450, facing: 2048 },
      ]).ok,
    ).toBe(true);
  });
});

/** Everything wrong with standing somewhere on the way, straight from the exact static judgements. */
function blockedAt(table: ReturnType<typeof randomTable>, at: Placed, keptFrom: readonly boolean[]): boolean {
  if (table.ground.terrain.some(({ outline }) => overlapsPolygon(at, outline))) return true;
  return table.blockers.some(({ placed: other, clearance = 0, passable }, i) => {
    if (passable) return false;
    if (overlapping(at, other)) return true;
    return keptFrom[i]! && clearance > 0 && within(at, other, clearance - 1);
  });
}

const grown = (base: BaseShape, by: number): BaseShape =>
  base.kind === 'round'
    ? round(base.radius + by)
    : { ...base, length: base.length + 2 * by, width: base.width + 2 * by };

const path3 = (dice: Chance, size: number): Point[] => Array.from({ length: 3 }, () => randomPoint(dice, size, size));

describe('sweep on random tables', () => {
  const sizes = [
    { width: 150, depth: 150, pieces: 3, pieceSize: 50, bases: 3, baseSize: 30, samples: 1 },
    { width: 600_000, depth: 600_000, pieces: 4, pieceSize: 200_000, bases: 6, baseSize: 50_000, samples: 2_000 },
  ];

  it('finds every overlap that dense sampling finds, and reports hits where a slightly larger base overlaps', () => {
    const seen = { hit: 0, free: 0 };
    for (const [i, size] of sizes.entries()) {
      const dice = chance(71 + i);
      for (let roundNumber = 0; roundNumber < campaign(15_000); roundNumber++) {
        const table = randomTable(dice, size);
        const field = moveField(table.ground, { forbidden: () => true, blockers: table.blockers, mayLeaveTable: true });
        const base = randomBase(dice, size.baseSize);
        const facing = dice.below(4096);
        const path = path3(dice, size.width);
        const result = sweep(field, base, [{ ...path[0]!, facing }, ...path.slice(1)]);
        seen[result.ok ? 'free' : 'hit']++;
        const start: Placed = { base, at: path[0]!, facing };
        const keptFrom = table.blockers.map(
          ({ placed: other, clearance = 0 }) => !solidsNearer(solidOf(start), solidOf(other), clearance, false),
        );
        if (result.ok) expectFree(table, base, facing, path, keptFrom, size.samples);
        else if (result.during === 'way') {
          const from = path[result.step - 1]!;
          const near = nearPoints(from, path[result.step]!, result.at);
          expect(near.some(at => blockedAt(table, { base: grown(base, 3), at, facing }, keptFrom))).toBe(true);
        } else expect(standing(field, { base, at: result.at, facing }).ok).toBe(false);
      }
    }
    expect(seen.hit).toBeGreaterThan(300);
    expect(seen.free).toBeGreaterThan(300);
  });

  function expectFree(
    table: ReturnType<typeof randomTable>,
    base: BaseShape,
    facing: number,
    path: Point[],
    keptFrom: boolean[],
    step: number,
  ): void {
    for (let i = 1; i < path.length; i++) {
      const length = legLength(path[i - 1]!, path[i]!);
      for (let along = 0; along <= length; along += step) {
        // A lattice point beside the leg may lie most of a micrometre nearer than the leg, and an outline's corners are
        // rounded once more: what is sampled is a base a little smaller.
        const at = {
          base: grown(base, base.kind === 'round' ? -1 : -2),
          at: pointOnLeg(path[i - 1]!, path[i]!, along, length),
          facing,
        };
        expect(blockedAt(table, at, keptFrom)).toBe(false);
      }
    }
  }

  /** Around the place reported; a graze of less than a micrometre may begin a little earlier. */
  const nearPoints = (from: Point, to: Point, at: Point): Point[] => {
    const length = legLength(from, to);
    const along = legLength(from, at);
    return Array.from({ length: 34 }, (_, i) => pointOnLeg(from, to, Math.max(0, along + i - 30), Math.max(1, length)));
  };
});
