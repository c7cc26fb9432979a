import { expect, test } from 'vitest';
import { theme } from '../systems/grimdark-future/theme.js';
import { lensOf } from './camera/flight.js';
import { seen } from './camera/lens.js';
import { groundAt } from './land/surface.js';
import type { Vec } from './mesh/vec.js';
import { behindShoulder, pointedAt } from './pointing.js';
import type { Figure, Piece, World } from './world.js';

const screen = { width: 1000, height: 700 };
const lens = lensOf({ over: [500, 400], lift: 0, far: 900, turn: 0, tilt: 0.6 });

const figure = (unit: string, x: number, z: number): Figure => ({
  unit,
  model: 0,
  seat: 0,
  silhouette: { kind: 'infantry' },
  at: [x, z],
  turn: 0,
  looks: 0,
  base: { kind: 'round', long: 12.5, wide: 12.5 },
  flags: [],
  hasFront: false,
  wounds: 0,
});

const piece = (kind: Piece['kind'], height: number, left: number, top: number, size = 100): Piece => ({
  id: kind,
  kind,
  outline: [
    [left, top],
    [left + size, top],
    [left + size, top + size],
    [left, top + size],
  ],
  height,
  title: kind,
  isOpen: false,
  isBurning: false,
  whole: 1,
});

const world = (pieces: readonly Piece[], figures: readonly Figure[]): World => ({
  width: 1000,
  depth: 800,
  theme,
  pieces,
  figures,
  markers: [{ id: 'm', at: [800, 600], title: 'marker', look: 'flag' }],
});

const at = (table: World, where: Vec): ReturnType<typeof pointedAt> => {
  const spot = seen(lens, where, screen) as { x: number; y: number };
  return pointedAt(table, lens, spot.x, spot.y, screen);
};

test('a figure is pointed at from its base to its head', () => {
  const table = world([], [figure('a', 500, 400)]);
  expect(at(table, [500, 4, 400])).toMatchObject({ kind: 'figure', figure: { unit: 'a' } });
  expect(at(table, [500, 28, 400])).toMatchObject({ kind: 'figure' });
  // Whoever takes it there holds it at that height.
  const held = at(table, [500, 20, 412.5 + 2]) as { high: number };
  expect(held.high).toBeCloseTo(20, 0);
  expect(at(table, [560, 0, 400])).toMatchObject({ kind: 'ground' });
});

test('a wall in front of a figure is pointed at first, trees are not', () => {
  const behind = [figure('a', 500, 380)];
  expect(at(world([piece('container', 90, 450, 420, 60)], behind), [500, 10, 380])).toMatchObject({ kind: 'piece' });
  expect(at(world([piece('wood', 90, 450, 420, 60)], behind), [500, 10, 380])).toMatchObject({ kind: 'figure' });
});

test('markers, scenery and the ground are pointed at where they are', () => {
  const table = world([piece('hill', 40, 200, 200, 200), piece('marsh', 0, 600, 200)], []);
  expect(at(table, [800, 30, 600])).toMatchObject({ kind: 'marker' });
  expect(at(table, [300, 40, 300])).toMatchObject({ kind: 'piece', piece: { kind: 'hill' } });
  expect(at(table, [650, 0, 250])).toMatchObject({ kind: 'piece', piece: { kind: 'marsh' } });
  const ground = at(table, [500, 0, 640]);
  expect(ground?.kind).toBe('ground');
  expect(ground?.at[0]).toBeCloseTo(500, 2);
  expect(ground?.at[1]).toBeCloseTo(640, 2);
});

test('beyond the table there is nothing', () => {
  expect(at(world([], []), [-60, 0, 400])).toBeUndefined();
});

test('one stands on the top of a hill, on its slope and on decks, but not on trees', () => {
  const hill = piece('hill', 40, 0, 0, 200);
  expect(groundAt([hill], [100, 100])).toBeCloseTo(40);
  const slope = groundAt([hill], [30, 100]);
  expect(slope).toBeGreaterThan(5);
  expect(slope).toBeLessThan(35);
  expect(groundAt([hill], [300, 100])).toBe(0);
  expect(groundAt([piece('platform', 60, 0, 0)], [50, 50])).toBe(60);
  expect(groundAt([piece('wood', 60, 0, 0)], [50, 50])).toBe(0);
});

test('over the shoulder one sees the target, with whoever looks in the foreground', () => {
  const [from, target] = [figure('a', 200, 700), figure('b', 620, 300)];
  const eye = behindShoulder(world([], [from, target]), from, target);
  const spot = seen(eye, [620, 15, 300], screen) as { x: number; y: number; far: number };
  expect(Math.abs(spot.x - 500)).toBeLessThan(200);
  expect(Math.abs(spot.y - 350)).toBeLessThan(250);
  const own = seen(eye, [200, 20, 700], screen) as { x: number; y: number; far: number };
  expect(own.far).toBeLessThan(spot.far / 4);
  expect(own.far).toBeGreaterThan(30);
});
