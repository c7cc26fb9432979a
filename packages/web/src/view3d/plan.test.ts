import { expect, test } from 'vitest';
import { FIGURE_KINDS, type FigureKind } from '../paint/figures/kinds.js';
import { TERRAIN_KINDS, type TerrainKind } from '../paint/terrain/kinds.js';
import { theme } from '../systems/grimdark-future/theme.js';
import { raise } from './land/index.js';
import { trianglesOf } from './mesh/mesh.js';
import { FINE, PLAIN, Sculptor } from './mesh/sculptor.js';
import { MODELS, sculpted } from './models/index.js';
import { countOf, figuresOf, landOf, MOST_MOVING, MOST_TRIANGLES, planOf } from './plan.js';
import type { Figure, Piece, World } from './world.js';

const box = (x: number, z: number, half: number, deep = half): Piece['outline'] => [
  [x - half, z - deep],
  [x + half, z - deep],
  [x + half, z + deep],
  [x - half, z + deep],
];

/** Nobody builds walls as deep as they are long. */
const LONG: ReadonlySet<TerrainKind> = new Set([
  'hedge',
  'wall',
  'gate',
  'sandbags',
  'crates',
  'stockade',
  'thorns',
  'ditch',
]);

const pieceOf = (kind: TerrainKind, i: number): Piece => ({
  id: `${kind} ${i}`,
  kind,
  outline: box(120 + (i % 6) * 300, 120 + Math.floor(i / 6) * 200, 80, LONG.has(kind) ? 15 : 80),
  height: 50,
  title: kind,
  isOpen: false,
  isBurning: false,
  whole: 1,
});

const figureOf = (kind: FigureKind, i: number): Figure => ({
  unit: String(i % 12),
  model: i,
  seat: i % 2,
  silhouette: { kind },
  at: [40 + (i % 40) * 44, 40 + Math.floor(i / 40) * 60],
  turn: i,
  looks: i,
  base: { kind: 'round', long: 16, wide: 16 },
  flags: [],
  hasFront: true,
  wounds: 0,
});

const world = (pieces: readonly Piece[], figures: readonly Figure[]): World => ({
  width: 1829,
  depth: 1219,
  theme,
  pieces,
  figures,
  markers: [],
});

test('200 models of every kind among 30 pieces of every kind stay within what a processor can draw', () => {
  const pieces = TERRAIN_KINDS.map(pieceOf);
  const figures = Array.from({ length: 200 }, (_, i) =>
    figureOf(FIGURE_KINDS[i % FIGURE_KINDS.length] ?? 'infantry', i),
  );
  const { triangles, calls } = countOf(planOf(world(pieces, figures)));
  expect(triangles).toBeLessThanOrEqual(MOST_TRIANGLES);
  expect(triangles).toBeGreaterThan(20_000);
  // Ground, sky, floor, shadows, rings and the line of a look come on top.
  expect(calls).toBeLessThanOrEqual(150 - 12);
});

test('a crowded table is cut more coarsely than an empty one', () => {
  const crowd = Array.from({ length: 400 }, (_, i) => figureOf('titan', i));
  expect(planOf(world([], crowd.slice(0, 5))).finish.around).toBeGreaterThan(planOf(world([], crowd)).finish.around);
});

test.each(FIGURE_KINDS)('%s has a body of its own that stands on its base and keeps near it', kind => {
  const mesh = sculpted({ kind }, PLAIN);
  const { half, tall } = MODELS[kind];
  expect(trianglesOf(mesh)).toBeGreaterThan(60);
  const [xs, ys, zs] = [0, 1, 2].map(axis => mesh.positions.filter((_, i) => i % 3 === axis)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  expect(mesh.positions.every(Number.isFinite) && mesh.normals.every(Number.isFinite)).toBe(true);
  expect(Math.min(...ys)).toBeGreaterThan(-1);
  expect(Math.max(...ys)).toBeGreaterThan(tall * 0.6);
  expect(Math.max(...ys)).toBeLessThan(tall * 1.9);
  // Barrels, lances and wings may stand out; bodies may not.
  const out = [...zs].filter((z, i) => Math.hypot(z, xs[i] as number) > half * 1.15).length / zs.length;
  expect(out).toBeLessThan(0.3);
});

test('no two kinds of figure share a body', () => {
  const seen = new Set(FIGURE_KINDS.map(kind => String(sculpted({ kind }, PLAIN).positions)));
  expect(seen.size).toBe(FIGURE_KINDS.length);
});

test.each(TERRAIN_KINDS.filter(kind => kind !== 'open'))(
  '%s stays inside its true outline and near its true height',
  kind => {
    const s = new Sculptor(FINE);
    const piece = pieceOf(kind, 0);
    raise(s, piece, theme.terrain, false);
    const { positions } = s.mesh();
    expect(positions.length).toBeGreaterThan(0);
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [positions[i], positions[i + 1], positions[i + 2]] as [number, number, number];
      expect(Number.isFinite(x + y + z)).toBe(true);
      expect(Math.abs(x - 120)).toBeLessThan(80 + 9);
      expect(Math.abs(z - 120)).toBeLessThan((LONG.has(kind) ? 15 : 80) + 9);
      expect(y).toBeLessThan(Math.max(30, piece.height * 1.35 + 14));
    }
  },
);

test('the same table is built the same way twice', () => {
  const build = (): string => {
    const s = new Sculptor(PLAIN);
    raise(s, pieceOf('ruin', 1), theme.terrain, false);
    return String(s.mesh().positions);
  };
  expect(build()).toBe(build());
});

test('figures of one kind are one call, whatever their side, and those who lie are in it too', () => {
  const both = [figureOf('infantry', 0), { ...figureOf('infantry', 1), flags: ['prone'] as const }];
  const bodies = figuresOf(world([], both), PLAIN).filter(({ name }) => name.startsWith('infantry'));
  expect(bodies.map(({ count }) => count)).toEqual([2]);
});

test('a moving picture is cut far more coarsely than a resting one, yet nothing that stands there is missing', () => {
  const crowd = Array.from({ length: 200 }, (_, i) => figureOf('bug', i));
  const pieces = (['ruin', 'sandbags', 'crates', 'wood', 'building', 'hill', 'wall'] as const).flatMap((kind, i) => [
    pieceOf(kind, i),
    pieceOf(kind, i + 7),
  ]);
  const [full, moving] = [planOf(world(pieces, crowd)), planOf(world(pieces, crowd), MOST_MOVING)];
  expect(countOf(moving).triangles).toBeLessThan(MOST_MOVING);
  expect(countOf(moving).triangles).toBeLessThan(countOf(full).triangles * 0.75);
  for (const piece of pieces)
    for (const { mesh, count } of planOf(world([piece], crowd), 0).land.slice(0, 1))
      expect(trianglesOf(mesh) * count, piece.kind).toBeGreaterThan(piece.kind === 'wood' ? 0 : 9);
});

test('hills wear the picture of the ground where there is one', () => {
  const table = { ...world([pieceOf('hill', 0), pieceOf('wall', 1)], []), painting: { seed: 1, pieces: [] } };
  expect(landOf(table, PLAIN).map(({ name, isGround = false }) => [name, isGround])).toEqual([
    ['land', false],
    ['hills', true],
  ]);
});
