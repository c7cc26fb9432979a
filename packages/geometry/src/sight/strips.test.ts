import { describe, expect, it } from 'vitest';
import { campaign, seeded, type Seeded } from '../../test/seeded.js';
import { pointAt } from '../directions.js';
import { ground, type Ground, type Terrain } from '../ground.js';
import type { BaseShape, Placed, Point, Polygon } from '../shapes.js';
import { inches, mm } from '../units.js';
import { baseBlocker, prepareBlockers, type SightBlockers } from './blockers.js';
import { OPAQUE, SEE_INTO } from './corridor.js';
import { newField, setField } from './field.js';
import { newSide, setFrame, setSide } from './frame.js';
import { gatherObstacles, newObstacles } from './obstacles.js';
import { sees } from './sees.js';
import { outcome, searchStrips, type Enough } from './strips.js';

const WIDTH = inches(48);
const DEPTH = inches(30);

interface Scene {
  readonly table: Ground;
  readonly terrain: Uint8Array;
  readonly blockers: SightBlockers;
  readonly near: readonly Placed[];
  readonly far: readonly Placed[];
}

/** Two units with scenery and other bases between, beside and behind them, and scenery that they stand in. */
function scene(seed: number): Scene {
  const dice = seeded(seed);
  const pieces = Array.from({ length: dice.pick([3, 12, 30]) }, (_, i) => piece(dice, i));
  const others = Array.from({ length: dice.pick([0, 10, 60]) }, () => model(dice, anywhere(dice)));
  return {
    table: ground(pieces, WIDTH, DEPTH),
    terrain: Uint8Array.from(pieces, () => dice.pick([OPAQUE, OPAQUE, OPAQUE, SEE_INTO])),
    blockers: prepareBlockers(others.map(placed => baseBlocker(placed, 0))),
    near: unit(dice, { x: dice.between(0, inches(12)), y: dice.between(0, DEPTH) }),
    far: unit(dice, { x: dice.between(inches(14), WIDTH), y: dice.between(0, DEPTH) }),
  };
}

const anywhere = (dice: Seeded): Point => ({ x: dice.between(0, WIDTH), y: dice.between(0, DEPTH) });

const BASES: readonly BaseShape[] = [
  { kind: 'round', radius: mm(16) },
  { kind: 'oval', length: mm(60), width: mm(35) },
  { kind: 'rectangle', length: mm(50), width: mm(25) },
];

const model = (dice: Seeded, at: Point): Placed => ({ base: dice.pick(BASES), at, facing: dice.between(0, 4095) });

const unit = (dice: Seeded, { x, y }: Point): Placed[] =>
  Array.from({ length: dice.between(1, 8) }, (_, i) =>
    model(dice, { x: x + (i % 4) * mm(50), y: y + (i > 3 ? mm(50) : 0) }),
  );

/** A convex piece, or a star of several parts: who stands in one arm that can be seen into sees through the others too. */
function piece(dice: Seeded, index: number): Terrain {
  const star = dice.between(0, 3) === 0;
  const corners = star ? 2 * dice.between(3, 5) : dice.between(3, 9);
  const [centre, turn, radius] = [anywhere(dice), dice.between(0, 4095), dice.between(inches(1), inches(3))];
  const outline: Polygon = Array.from({ length: corners }, (_, i) =>
    pointAt(centre, turn + Math.floor((i * 4096) / corners), star ? radius * (i % 2 === 0 ? 2 : 1) : radius),
  );
  return { id: `piece ${index}`, outline, height: 1 };
}

const near = newSide();
const far = newSide();
const field = newField();
const obstacles = newObstacles();

/** Searches a scene; false when the two units have no frame. */
function search(
  { table, terrain, blockers, near: from, far: to }: Scene,
  enough: Enough,
  inRange?: Int32Array,
): boolean {
  setSide(near, from, 0);
  setSide(far, to, 0);
  if (!setFrame(near, far)) return false;
  setField(field, table, { terrain, blockers }, -1);
  gatherObstacles(obstacles, field, { near, far, group: -2 }, table, terrain);
  searchStrips(near, far, obstacles, enough, inRange);
  return true;
}

const has = (set: number, i: number): boolean => ((set >> i) & 1) === 1;

describe('the strips between two units', () => {
  it('say of no model anything but the truth, and settle most of them', () => {
    const counts = { seen: 0, hidden: 0, unsettled: 0 };
    for (let seed = 1; seed <= campaign(1500); seed++) {
      const tried = scene(seed);
      if (!search(tried, 'every')) continue;
      tried.near.forEach((shooter, i) => {
        const truth = tried.far.map(target => sees(tried.table, shooter, target, tried));
        if (has(outcome.seeing, i)) {
          counts.seen++;
          expect(truth, `seed ${seed}: ${i} sees`).toContain(true);
          return;
        }
        counts[outcome.doubts[i] === 0 ? 'hidden' : 'unsettled']++;
        truth.forEach((seen, j) => {
          if (!has(outcome.doubts[i]!, j)) expect(seen, `seed ${seed}: ${i} sees ${j}`).toBe(false);
        });
      });
    }
    expect(Math.min(counts.seen, counts.hidden)).toBeGreaterThan(campaign(500));
    expect(counts.seen + counts.hidden).toBeGreaterThan(5 * counts.unsettled);
  });

  it('count only models in range', () => {
    const counts = { seen: 0, otherwise: 0 };
    for (let seed = 1; seed <= campaign(500); seed++) {
      const tried = scene(seed);
      const dice = seeded(seed);
      const inRange = Int32Array.from({ length: 32 }, () => dice.between(0, 255) & dice.between(0, 255));
      if (!search(tried, 'every', inRange)) continue;
      tried.near.forEach((shooter, i) => {
        const counted = tried.far.filter((_, j) => has(inRange[i]!, j));
        const truth = counted.some(target => sees(tried.table, shooter, target, tried));
        counts[has(outcome.seeing, i) ? 'seen' : 'otherwise']++;
        if (has(outcome.seeing, i)) expect(truth, `seed ${seed}: ${i} sees`).toBe(true);
        else if (outcome.doubts[i] === 0) expect(truth, `seed ${seed}: ${i} does not see`).toBe(false);
        expect(outcome.doubts[i]! & ~inRange[i]!, `seed ${seed}: ${i} doubts in range`).toBe(0);
      });
    }
    expect(Math.min(counts.seen, counts.otherwise)).toBeGreaterThan(campaign(200));
  });

  it('stop at the first that sees when one is enough', () => {
    for (let seed = 1; seed <= campaign(500); seed++) {
      const tried = scene(seed);
      if (!search(tried, 'every')) continue;
      const [seeing, doubts] = [outcome.seeing, [...outcome.doubts]];
      search(tried, 'one');
      expect(outcome.seeing & ~seeing, `seed ${seed}`).toBe(0);
      expect(outcome.seeing !== 0, `seed ${seed}`).toBe(seeing !== 0);
      if (seeing === 0) expect([...outcome.doubts], `seed ${seed}`).toEqual(doubts);
    }
  });

  const base = { kind: 'round', radius: mm(16) } as const;
  const wedge = (up: 1 | -1): Terrain => ({
    id: `wedge ${up}`,
    outline: [
      { x: mm(300), y: mm(300) },
      { x: mm(300) + up * mm(50), y: mm(300) + up * mm(60) },
      { x: mm(300) - up * mm(50), y: mm(300) + up * mm(60) },
    ],
    height: 1,
  });
  const gate: Scene = {
    table: ground([wedge(1), wedge(-1)], WIDTH, DEPTH),
    terrain: Uint8Array.of(OPAQUE, OPAQUE),
    blockers: prepareBlockers([]),
    near: [{ base, at: { x: mm(100), y: mm(300) }, facing: 0 }],
    far: [{ base, at: { x: mm(500), y: mm(300) }, facing: 0 }],
  };

  it('do not close a gap of no width, through which one line runs', () => {
    expect(sees(gate.table, gate.near[0]!, gate.far[0]!)).toBe(true);
    expect(search(gate, 'every')).toBe(true);
    expect(outcome.seeing).toBe(0);
    expect(outcome.doubts[0]).toBe(1);
  });

  it('need room between the units', () => {
    expect(search({ ...gate, far: gate.near }, 'one')).toBe(false);
    expect(search({ ...gate, near: [...gate.near, ...gate.far] }, 'one')).toBe(false);
    const beside = (gap: number): Placed[] => [{ base, at: { x: mm(132) + gap, y: mm(300) }, facing: 0 }];
    expect(search({ ...gate, far: beside(mm(0.5)) }, 'one')).toBe(false);
    expect(search({ ...gate, far: beside(mm(2)) }, 'one')).toBe(true);
  });
});
