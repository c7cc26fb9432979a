import { expect, it } from 'vitest';
import {
  coherent,
  drag,
  ground,
  inches,
  moveField,
  pathLength,
  sweep,
  unitMoveFault,
  within,
  type CoherencyRule,
  type Mover,
  type Placed,
  type Terrain,
} from '../src/index.js';

/** The example of the README, word for word but for the checks. */
it('moves a unit past a ruin without coming near the enemy', () => {
  const ruin: Terrain = {
    id: 'ruin',
    height: inches(4),
    outline: [
      { x: inches(20), y: inches(14) },
      { x: inches(26), y: inches(14) },
      { x: inches(26), y: inches(18) },
      { x: inches(20), y: inches(18) },
    ],
  };
  const table = ground([ruin], inches(72), inches(48));
  const enemy: Placed = {
    base: { kind: 'round', radius: 16_000 },
    at: { x: inches(30), y: inches(20) },
    facing: 0,
  };

  const field = moveField(table, {
    forbidden: piece => table.terrain[piece]!.id === 'ruin',
    blockers: [{ placed: enemy, clearance: inches(1) }],
  });

  const unit: Mover[] = [0, 1, 2, 3, 4].map(i => ({
    placed: {
      base: { kind: 'round', radius: 16_000 },
      at: { x: inches(20) + i * 36_000, y: inches(11) },
      facing: 0,
    },
    budget: inches(6),
  }));
  const coherency: CoherencyRule = { link: inches(1), chain: true, spread: inches(9) };

  const moved = drag(field, unit, { x: inches(30), y: inches(16) }, { coherency });
  if (!moved.ok) throw new Error(`model ${moved.model}: ${moved.why}`);

  expect(unitMoveFault(field, unit, moved.paths, coherency)).toBeUndefined();
  expect(coherent(moved.placed, coherency)).toBe(true);
  for (const [i, path] of moved.paths.entries()) {
    expect(pathLength(path)).toBeLessThanOrEqual(inches(6));
    expect(sweep(field, unit[i]!.placed.base, path)).toEqual({ ok: true });
    expect(within(moved.placed[i]!, enemy, inches(1) - 1)).toBe(false);
  }
});
