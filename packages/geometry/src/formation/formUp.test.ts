import { describe, expect, it } from 'vitest';
import { chance, randomBase, randomPoint, randomTable } from '../../test/randomTables.js';
import { campaign } from '../../test/seeded.js';
import { ground } from '../ground.js';
import { moveField, type MoveField } from '../move/field.js';
import { standing } from '../move/sweep.js';
import type { BaseShape, Placed, Point } from '../shapes.js';
import { inches } from '../units.js';
import { coherent, type CoherencyRule } from './coherency.js';
import { drag, dragBy } from './drag.js';
import { formUp, type Formation, type Mover } from './formUp.js';
import { firstOverlap, unitMoveFault } from './judge.js';

const rule: CoherencyRule = { link: inches(1), chain: true, spread: inches(9) };
const trooper: BaseShape = { kind: 'round', radius: 16_000 };
const line = (count: number, at: Point, budget?: number): Mover[] =>
  Array.from({ length: count }, (_, i) => ({
    placed: { base: trooper, at: { x: at.x + i * 40_000, y: at.y }, facing: 0 },
    ...(budget === undefined ? {} : { budget }),
  }));

function placedBy(formation: Formation): readonly Placed[] {
  if (!formation.ok) throw new Error(`model ${formation.model}: ${formation.why}`);
  return formation.placed;
}

describe('a unit on an open table', () => {
  const field = moveField(ground([], inches(48), inches(48)));

  it('keeps its shape when dragged, every model along a straight line', () => {
    const movers = line(5, { x: inches(10), y: inches(10) }, inches(6));
    const delta = { x: 0, y: inches(6) };
    const placed = placedBy(dragBy(field, movers, delta, { coherency: rule }));
    for (const [i, { at }] of placed.entries()) expect(at).toEqual({ x: inches(10) + i * 40_000, y: inches(16) });
  });

  it('goes no farther than its slowest model', () => {
    const movers = line(5, { x: inches(10), y: inches(10) }, inches(6)).map((mover, i) =>
      i === 4 ? { ...mover, budget: inches(4) } : mover,
    );
    const placed = placedBy(dragBy(field, movers, { x: 0, y: inches(12) }, { coherency: rule }));
    expect(placed.map(({ at }) => at.y)).toEqual([1, 1, 1, 1, 1].map(() => inches(14)));
  });

  it('packs twenty models around a point', () => {
    const placed = placedBy(
      formUp(field, line(20, { x: 0, y: 0 }), { x: inches(24), y: inches(24) }, { coherency: rule, shape: 'ring' }),
    );
    expect(placed).toHaveLength(20);
    expect(firstOverlap(placed)).toBeUndefined();
    expect(coherent(placed, rule)).toBe(true);
  });

  it('says which model has no place', () => {
    const cramped = moveField(ground([], 40_000, 40_000));
    const formation = formUp(cramped, line(2, { x: 0, y: 0 }), { x: 20_000, y: 20_000 });
    expect(formation).toEqual({ ok: false, why: 'no-room', model: 1, by: { kind: 'edge' } });
  });
});

describe('a unit meeting a wall', () => {
  const wall = [
    { x: inches(10), y: inches(12) },
    { x: inches(14), y: inches(12) },
    { x: inches(14), y: inches(13) },
    { x: inches(10), y: inches(13) },
  ];
  const field = moveField(ground([{ id: 'wall', outline: wall, height: 1 }], inches(48), inches(48)), {
    forbidden: () => true,
  });

  it('flows around it and stays coherent', () => {
    const movers = line(6, { x: inches(9), y: inches(11) }, inches(6));
    const formation = dragBy(field, movers, { x: 0, y: inches(4) }, { coherency: rule });
    if (!formation.ok) throw new Error(formation.why);
    expect(unitMoveFault(field, movers, formation.paths, rule)).toBeUndefined();
    expect(formation.placed.every(({ at }) => at.y > inches(11))).toBe(true);
  });

  it('follows its leader around a wall, not up against it', () => {
    const movers = line(5, { x: inches(10.2), y: inches(10) }, inches(6));
    const formation = drag(field, movers, { x: inches(12), y: inches(20) }, { coherency: rule });
    if (!formation.ok) throw new Error(formation.why);
    expect(unitMoveFault(field, movers, formation.paths, rule)).toBeUndefined();
    expect(formation.placed.every(({ at }) => at.y > inches(12))).toBe(true);
  });
});

describe('the judge of unit moves', () => {
  const field = moveField(ground([], inches(48), inches(48)));
  const movers = line(2, { x: inches(10), y: inches(10) }, inches(6));
  const [a, b] = movers.map(({ placed }) => placed.at) as [Point, Point];

  it('names each fault', () => {
    expect(unitMoveFault(field, movers, [[a], [b]], rule)).toBeUndefined();
    expect(unitMoveFault(field, movers, [[b], [b]], rule)).toEqual({ why: 'wrong-start', model: 0 });
    const far = { x: b.x, y: b.y + inches(6) + 1 };
    expect(unitMoveFault(field, movers, [[a], [b, far]], rule)).toEqual({
      why: 'too-long',
      model: 1,
      length: inches(6) + 1,
    });
    expect(unitMoveFault(field, movers, [[a], [b, a]], rule)).toEqual({ why: 'overlap', model: 1, other: 0 });
    const apart = { x: b.x, y: b.y + inches(4) };
    expect(unitMoveFault(field, movers, [[a], [b, apart]], rule)).toMatchObject({ why: 'incoherent' });
    expect(unitMoveFault(field, movers, [[a], [b, { x: 0, y: b.y }]], rule)).toMatchObject({ why: 'too-long' });
    const edge = [{ ...movers[0]!, budget: inches(99) }, movers[1]!];
    expect(unitMoveFault(field, edge, [[a, { x: 0, y: a.y }], [b]], rule)).toMatchObject({ why: 'hit', model: 0 });
  });
});

describe('formations on random tables', () => {
  const size = { width: 1_200_000, depth: 1_200_000, pieces: 12, pieceSize: 200_000, bases: 25, baseSize: 50_000 };

  /** A unit of mixed bases that stands legally and coherently somewhere, or nothing if no room was found. */
  function randomUnit(seed: number): { field: MoveField; movers: Mover[]; target: Point } | undefined {
    const dice = chance(seed);
    const table = randomTable(dice, size);
    const field = moveField(table.ground, { forbidden: () => true, blockers: table.blockers });
    const count = dice.between(2, 20);
    const mixed: Mover[] = Array.from({ length: count }, () => ({
      placed: {
        base: dice.below(3) === 0 ? randomBase(dice, 50_000) : trooper,
        at: { x: 0, y: 0 },
        facing: dice.below(4096),
      },
    }));
    const deployed = formUp(field, mixed, randomPoint(dice, size.width, size.depth), {
      coherency: rule,
      shape: 'ring',
    });
    if (!deployed.ok) return undefined;
    expect(firstOverlap(deployed.placed)).toBeUndefined();
    expect(coherent(deployed.placed, rule)).toBe(true);
    for (const placed of deployed.placed) expect(standing(field, placed).ok).toBe(true);
    const movers = deployed.placed.map(placed => ({ placed, budget: inches(dice.between(4, 12)) }));
    return { field, movers, target: randomPoint(dice, size.width, size.depth) };
  }

  it('are always legal, for every judge', () => {
    let moved = 0;
    let tried = 0;
    for (let seed = 1; seed <= campaign(1_500); seed++) {
      const unit = randomUnit(seed);
      if (!unit) continue;
      tried++;
      const formation = drag(unit.field, unit.movers, unit.target, { coherency: rule });
      if (!formation.ok) continue;
      moved++;
      expect(unitMoveFault(unit.field, unit.movers, formation.paths, rule), `seed ${seed}`).toBeUndefined();
      expect(formation.placed.map(({ at }) => at)).toEqual(formation.paths.map(path => path.at(-1)));
    }
    expect(tried).toBeGreaterThan(80);
    expect(moved / tried).toBeGreaterThan(0.8);
  });

  it('are the same every time', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const [first, second] = [randomUnit(seed), randomUnit(seed)];
      if (!first || !second) continue;
      const options = { coherency: rule };
      expect(drag(first.field, first.movers, first.target, options)).toEqual(
        drag(second.field, second.movers, second.target, options),
      );
    }
  });
});
