import { describe, expect, it } from 'vitest';
import { campaign, seeded, type Seeded } from '../../test/seeded.js';
import { pointAt } from '../directions.js';
import { middleOf } from '../body.js';
import { ground, type Ground, type Terrain } from '../ground.js';
import type { BaseShape, Placed, Point, Polygon } from '../shapes.js';
import { inches, mm } from '../units.js';
import { baseBlocker, prepareBlockers, type SightBlockers } from './blockers.js';
import { OPAQUE, SEE_INTO } from './corridor.js';
import { newSide, setSide } from './fan.js';
import { sees } from './sees.js';
import { castShadow, lookAtModel, lookAtUnit } from './shadow.js';

const WIDTH = inches(48);
const DEPTH = inches(30);

interface Scene {
  readonly table: Ground;
  readonly terrain: Uint8Array;
  readonly blockers: SightBlockers;
  readonly near: readonly Placed[];
  readonly far: readonly Placed[];
}

/** Two units with scenery and other bases between, beside and behind them. */
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

function cast({ table, terrain, blockers, near: shooters, far: targets }: Scene): boolean {
  setSide(near, shooters);
  setSide(far, targets);
  const bodies = [...table.parts.map(({ body }) => body), ...blockers.bodies];
  const [from, to] = [middleOf(shooters.map(({ at }) => at)), middleOf(targets.map(({ at }) => at))];
  return castShadow(near, from, far, to, bodies, terrain);
}

describe('the shadow between two units', () => {
  it('says of no pair anything but the truth, and settles most of them', () => {
    const counts = { blocked: 0, open: 0, unsettled: 0 };
    for (let seed = 1; seed <= campaign(1500); seed++) {
      const tried = scene(seed);
      const { table, terrain, blockers } = tried;
      if (!cast(tried)) continue;
      tried.near.forEach((shooter, i) => {
        const atUnit = lookAtUnit(near, i);
        const truth = tried.far.map(target => sees(table, shooter, target, { terrain, blockers }));
        if (atUnit !== 'unsettled')
          expect(truth.includes(true), `seed ${seed}, unit from ${i}`).toBe(atUnit === 'open');
        truth.forEach((seen, j) => {
          const verdict = lookAtModel(far, j);
          counts[verdict]++;
          if (verdict !== 'unsettled') expect(seen, `seed ${seed}, ${i} to ${j}`).toBe(verdict === 'open');
        });
      });
    }
    expect(Math.min(counts.blocked, counts.open)).toBeGreaterThan(campaign(2000));
    expect(counts.blocked + counts.open).toBeGreaterThan(counts.unsettled);
  });

  it('does not close a gap of no width, through which one line runs', () => {
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
    expect(sees(gate.table, gate.near[0]!, gate.far[0]!)).toBe(true);
    expect(cast(gate)).toBe(true);
    expect(lookAtUnit(near, 0)).toBe('unsettled');
    expect(lookAtModel(far, 0)).toBe('unsettled');
  });

  it('is not cast between units that stand side by side', () => {
    const [one, two] = [scene(1), scene(2)];
    expect(cast({ ...one, far: one.near })).toBe(false);
    expect(cast({ ...two, near: [...two.near, ...two.far] })).toBe(false);
  });
});
