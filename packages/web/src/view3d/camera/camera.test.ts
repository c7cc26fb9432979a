import { expect, test } from 'vitest';
import { between, closeTo, fromAbove, fromEdge, lensOf, moved, nearer, tilted } from './flight.js';
import { groundUnder, laidDown, seen, type Screen } from './lens.js';

const table = { width: 1829, depth: 1219 };
const screen: Screen = { width: 1000, height: 700 };
const aspect = screen.width / screen.height;

test.each([
  ['my edge', fromEdge(table, false, aspect)],
  ['the far edge', fromEdge(table, true, aspect)],
  ['above', fromAbove(table, aspect)],
  ['my edge on a phone', fromEdge(table, false, 0.8)],
])('from %s the whole table is on the screen', (name, flight) => {
  const box = name.includes('phone') ? { width: 400, height: 500 } : screen;
  for (const [x, z] of [
    [0, 0],
    [1829, 0],
    [0, 1219],
    [1829, 1219],
  ] as const) {
    const at = seen(lensOf(flight), [x, 0, z], box);
    expect(at?.x).toBeGreaterThan(0);
    expect(at?.x).toBeLessThan(box.width);
    expect(at?.y).toBeGreaterThan(0);
    expect(at?.y).toBeLessThan(box.height);
  }
});

test('whoever sits at the near edge has it at the foot of the screen, and right is right', () => {
  const lens = lensOf(fromEdge(table, false, aspect));
  const spot = (x: number, z: number): { x: number; y: number } => seen(lens, [x, 0, z], screen) as never;
  expect(spot(900, 1200).y).toBeGreaterThan(spot(900, 20).y);
  expect(spot(1800, 600).x).toBeGreaterThan(spot(20, 600).x);
});

test('the place under a point of the screen is the place that is seen there', () => {
  const lens = lensOf(closeTo(fromEdge(table, true, aspect), [700, 500], 12));
  const at = groundUnder(lens, 420, 510, screen) as readonly [number, number];
  const back = seen(lens, [at[0], 0, at[1]], screen);
  expect(back?.x).toBeCloseTo(420, 3);
  expect(back?.y).toBeCloseTo(510, 3);
});

test('above the horizon there is no ground', () => {
  const lens = lensOf({ over: [900, 600], lift: 0, far: 300, turn: 0.4, tilt: 0.12 });
  expect(groundUnder(lens, 500, 2, screen)).toBeUndefined();
});

test('the flat drawing is laid exactly where the ground is seen', () => {
  const lens = lensOf({ over: [700, 500], lift: 0, far: 800, turn: 0.7, tilt: 0.6 });
  const perMm = 0.8;
  const entries = laidDown(lens, screen, perMm).slice('matrix3d('.length, -1).split(',').map(Number);
  const [x, z] = [640, 470];
  const [u, v] = [x * perMm, z * perMm];
  const row = (k: number): number =>
    (entries[k] as number) * u + (entries[k + 4] as number) * v + (entries[k + 12] as number);
  const at = seen(lens, [x, 0, z], screen);
  expect(row(0) / row(3)).toBeCloseTo(at?.x as number, 3);
  expect(row(1) / row(3)).toBeCloseTo(at?.y as number, 3);
});

test('one cannot fly off the table, under it, or away from it', () => {
  const flight = fromEdge(table, false, aspect);
  expect(moved(flight, 1e6, -1e6, table).over).toEqual([1829, 0]);
  expect(tilted(flight, -9).tilt).toBeGreaterThan(0);
  expect(tilted(flight, 9).tilt).toBeLessThan(Math.PI / 2);
  expect(nearer(flight, 1e9, table).far).toBeGreaterThan(10);
  expect(nearer(flight, 1e-9, table).far).toBeLessThan(10_000);
});

test('between two flights the shorter way round is taken', () => {
  const flight = fromEdge(table, false, aspect);
  expect(between({ ...flight, turn: 0.1 }, { ...flight, turn: 2 * Math.PI - 0.1 }, 0.5).turn).toBeCloseTo(0);
  expect(between(flight, fromAbove(table, aspect), 1).tilt).toBeCloseTo(fromAbove(table, aspect).tilt);
});

test('nearer to a place, that place stays under the pointer; at the edge the table does not slip away', () => {
  const flight = fromEdge(table, false, aspect);
  const towards = groundUnder(lensOf(flight), 300, 500, screen) as readonly [number, number];
  const close = nearer(flight, 2.5, table, towards);
  expect(close.far).toBeCloseTo(flight.far / 2.5);
  const back = seen(lensOf(close), [towards[0], 0, towards[1]], screen);
  expect(back?.x).toBeCloseTo(300, 3);
  expect(back?.y).toBeCloseTo(500, 3);
  expect(nearer(flight, 1e9, table, [-5000, 99_000]).over).toEqual([0, 1219]);
});
