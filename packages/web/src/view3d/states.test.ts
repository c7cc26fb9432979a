import { expect, test } from 'vitest';
import type { Flag } from '../tabletop/tableau.js';
import { theme } from '../systems/grimdark-future/theme.js';
import { trianglesOf } from './mesh/mesh.js';
import { BARE, PLAIN } from './mesh/sculptor.js';
import { figuresOf } from './plan.js';
import { strokesOf, tokenMesh } from './signs.js';
import { stateSignOf } from '../tabletop/labels/marks.js';
import { clashesOf, formsOf } from './states.js';
import type { Base, Figure } from './world.js';

const figure = (flags: readonly Flag[], more: Partial<Figure> = {}): Figure => ({
  unit: 'a',
  model: 0,
  seat: 0,
  silhouette: { kind: 'infantry' },
  at: [300, 300],
  turn: 0,
  looks: 0,
  base: { kind: 'round', long: 12.5, wide: 12.5 },
  flags,
  hasFront: false,
  wounds: 0,
  ...more,
});

const FLAGS: readonly Flag[] = ['activated', 'shaken', 'suppressed', 'engaged', 'prone', 'hidden', 'ready'];
const BASES: readonly Base['kind'][] = ['round', 'rectangle'];

const keys = (of: Figure, isBearer = true): readonly string[] => formsOf(of, isBearer, PLAIN).map(({ key }) => key);

test.each(FLAGS)('%s has a form of its own', flag => {
  const own = keys(figure([flag]));
  expect(own.length).toBeGreaterThan(0);
  for (const other of FLAGS) if (other !== flag) expect(keys(figure([other]))).not.toEqual(own);
});

test('one of a unit bears the sign, but all have the rim of their state', () => {
  expect(keys(figure(['shaken', 'activated']), false)).toEqual(['wave round']);
  expect(keys(figure(['shaken', 'activated']))).toEqual(['wave round', 'token shaken']);
});

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [4, 0, 4],
  [5, 1, 0],
  [7, 1, 2],
  [12, 2, 2],
])('%d wounds are %d large drops and %d small ones', (wounds, large, small) => {
  const sizes = formsOf(figure([], { wounds }), false, PLAIN).map(({ size }) => size[0]);
  const most = Math.max(...sizes);
  expect(sizes.length).toBe(large + small);
  if (large > 0 && small > 0) expect(sizes.filter(size => size === most).length).toBe(large);
});

test.each(BASES)('rims of states lie outside a %s base, and not far', kind => {
  const base = { kind, long: 30, wide: 20 };
  for (const form of formsOf(figure(['shaken', 'suppressed', 'hidden'], { base }), false, PLAIN)) {
    const { positions } = form.make(PLAIN);
    for (let i = 0; i < positions.length; i += 3) {
      const [x, z] = [Math.abs(positions[i] as number), Math.abs(positions[i + 2] as number)];
      const out = kind === 'round' ? Math.hypot(x, z) : Math.max(x, z);
      expect(out).toBeGreaterThan(1);
      expect(out).toBeLessThan(1.6);
    }
  }
});

test.each(FLAGS)('the token of %s shows the same strokes as its sign on the flat table', flag => {
  const strokes = strokesOf(stateSignOf(flag) as string);
  expect(strokes.length).toBeGreaterThan(0);
  for (const [x, z] of strokes.flat()) expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThan(6.5);
  expect(trianglesOf(tokenMesh(flag))).toBeGreaterThan(30);
});

test('crossed blades stand between the nearest foes that are engaged, once', () => {
  const one = figure(['engaged'], { unit: 'a', at: [100, 100] });
  const far = figure(['engaged'], { unit: 'a', model: 1, at: [60, 100] });
  const foe = figure(['engaged'], { unit: 'b', seat: 1, at: [126, 100] });
  expect(clashesOf([one, far, foe]).map(({ at }) => at)).toEqual([[113, 100]]);
  expect(clashesOf([one, far])).toEqual([]);
  expect(clashesOf([{ ...one, flags: [] }, foe])).toEqual([]);
});

test('two hundred figures in the worst of states stay within what a processor can draw', () => {
  const crowd = Array.from({ length: 200 }, (_, i) =>
    figure(['shaken', 'suppressed', 'hidden', 'activated'], {
      unit: String(i % 12),
      model: i,
      wounds: i % 7,
      at: [40 + (i % 20) * 40, 40 + Math.floor(i / 20) * 50],
    }),
  );
  const world = { width: 1800, depth: 1200, theme, pieces: [], figures: crowd, markers: [] };
  const triangles = figuresOf(world, BARE).reduce((sum, { mesh, count }) => sum + trianglesOf(mesh) * count, 0);
  expect(triangles).toBeLessThan(91_000);
});
