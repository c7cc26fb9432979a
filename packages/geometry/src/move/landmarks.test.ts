import { describe, expect, it } from 'vitest';
import { chance, randomBase, randomPoint, randomTable } from '../../test/randomTables.js';
import { campaign } from '../../test/seeded.js';
import { touching } from '../distance.js';
import { ground } from '../ground.js';
import { pathLength } from '../length.js';
import type { BaseShape, Placed, Point } from '../shapes.js';
import { inches } from '../units.js';
import { moveField } from './field.js';
import { contactSpots, landmarks, type Goal } from './landmarks.js';
import { advance, cutPath, reach } from './reach.js';
import { standing, sweep } from './sweep.js';

const base: BaseShape = { kind: 'round', radius: 16_000 };
const wall = [
  { x: inches(20), y: inches(5) },
  { x: inches(21), y: inches(5) },
  { x: inches(21), y: inches(15) },
  { x: inches(20), y: inches(15) },
];
const enemy: Placed = { base, at: { x: inches(30), y: inches(10) }, facing: 0 };
const field = moveField(ground([{ id: 'wall', outline: wall, height: 1 }], inches(48), inches(48)), {
  forbidden: () => true,
  blockers: [{ placed: enemy }],
});
const from = { x: inches(16), y: inches(10) };

describe('reach', () => {
  it('counts the way around', () => {
    const to = { x: inches(24), y: inches(10) };
    expect(reach(field, base, from, to, inches(13))).toBe(false);
    expect(reach(field, base, from, to, inches(15))).toBe(true);
  });

  it('advances along the path around what is in the way, as far as the budget goes', () => {
    const way = advance(field, { base, from, budget: inches(6) }, { x: inches(26), y: inches(10) });
    if (!way.ok) throw new Error(way.why);
    expect(sweep(field, base, way.path)).toEqual({ ok: true });
    expect(way.length).toBeLessThanOrEqual(inches(6));
    expect(way.length).toBeGreaterThan(inches(6) - 10);
    expect(Math.abs(way.path.at(-1)!.y - inches(10))).toBeGreaterThan(inches(3));
  });

  it('cuts a path without lengthening it', () => {
    const path = [from, { x: from.x + 300, y: from.y + 401 }, { x: from.x + 1_000, y: from.y }];
    for (let length = 0; length <= pathLength(path); length += 7) {
      const cut = cutPath(path, length);
      expect(pathLength(cut)).toBeLessThanOrEqual(length);
      expect(pathLength(cut)).toBeGreaterThanOrEqual(length - 3);
    }
    expect(cutPath(path, 10_000)).toEqual(path);
  });
});

describe('landmarks', () => {
  it('finds contact on the near side first', () => {
    const spots = contactSpots(field, { base, at: from, facing: 0 }, enemy);
    expect(spots).toHaveLength(16);
    expect(spots[0]).toEqual({ x: enemy.at.x - 32_000, y: enemy.at.y });
    for (const at of spots) expect(touching({ base, at, facing: 0 }, enemy)).toBe(true);
  });

  it('offers no contact where a comrade stands, though one may pass through him', () => {
    const comrade: Placed = { base, at: { x: enemy.at.x - 33_000, y: enemy.at.y }, facing: 0 };
    const blockers = [{ placed: enemy }, { placed: comrade, passable: true }];
    const shared = moveField(field.ground, { forbidden: () => true, blockers });
    const spots = contactSpots(shared, { base, at: from, facing: 0 }, enemy);
    expect(spots.length).toBeGreaterThan(5);
    for (const at of spots) expect(standing(shared, { base, at, facing: 0 }).ok).toBe(true);
  });

  it('serves each goal in order, every place legal and within the budget', () => {
    const near = { x: inches(27), y: inches(10) };
    const goals: Goal[] = [
      { kind: 'contact', placed: enemy },
      { kind: 'cover', piece: 0, threat: { x: inches(40), y: inches(10) } },
      { kind: 'point', at: enemy.at },
    ];
    const found = landmarks(field, { base, from: near, budget: inches(6) }, goals);
    expect(found.filter(({ goal }) => goal === 0)).toHaveLength(2);
    expect(found.some(({ goal }) => goal === 1)).toBe(true);
    for (const { path, at, length } of found) {
      expect(sweep(field, base, path)).toEqual({ ok: true });
      expect([path[0], path.at(-1)]).toEqual([near, at]);
      expect(length).toBe(pathLength(path));
      expect(length).toBeLessThanOrEqual(inches(6));
    }
  });

  it('are legal on random tables', () => {
    let found = 0;
    for (let seed = 1; seed <= campaign(1_500); seed++) {
      const dice = chance(seed);
      const table = randomTable(dice, {
        width: 900_000,
        depth: 900_000,
        pieces: 6,
        pieceSize: 200_000,
        bases: 10,
        baseSize: 50_000,
      });
      const crowded = moveField(table.ground, { forbidden: () => true, blockers: table.blockers });
      const mover: Placed = {
        base: randomBase(dice, 40_000),
        at: randomPoint(dice, 900_000, 900_000),
        facing: dice.below(4096),
      };
      if (!standing(crowded, mover).ok) continue;
      const goals: Goal[] = [
        { kind: 'point', at: randomPoint(dice, 900_000, 900_000) },
        { kind: 'contact', placed: table.blockers[0]!.placed },
        { kind: 'cover', piece: 0, threat: randomPoint(dice, 900_000, 900_000) },
      ];
      const budget = inches(dice.between(4, 12));
      for (const { path, length } of landmarks(
        crowded,
        { base: mover.base, facing: mover.facing, from: mover.at, budget },
        goals,
      )) {
        found++;
        const [start, ...rest] = path as [Point, ...Point[]];
        expect(sweep(crowded, mover.base, [{ ...start, facing: mover.facing }, ...rest]), `seed ${seed}`).toEqual({
          ok: true,
        });
        expect(length).toBeLessThanOrEqual(budget);
      }
    }
    expect(found).toBeGreaterThan(100);
  });
});
