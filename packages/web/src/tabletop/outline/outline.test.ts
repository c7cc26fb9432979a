import { expect, test } from 'vitest';
import { contoursOf, smoothPath } from './contour.js';
import { treeOf, type Knot } from './tree.js';

const knot = (x: number, y: number, radius = 12): Knot => ({ x, y, radius });

test('a tree links all of them by the shortest way', () => {
  const [a, b, c, d] = [knot(0, 0), knot(40, 0), knot(80, 0), knot(40, 30)];
  const links = treeOf([a, c, d, b]);
  const pairs = links.map(({ from, to }) =>
    [from, to]
      .map(({ x, y }) => `${x},${y}`)
      .toSorted()
      .join(' '),
  );
  expect(pairs.toSorted()).toEqual(['0,0 40,0', '40,0 40,30', '40,0 80,0']);
  expect(links.map(({ gap }) => gap).toSorted((x, y) => x - y)).toEqual([6, 16, 16]);
});

test('nobody and one alone need no links', () => {
  expect(treeOf([])).toEqual([]);
  expect(treeOf([knot(3, 4)])).toEqual([]);
});

const contains = (ring: readonly { x: number; y: number }[], { x, y }: { x: number; y: number }): boolean =>
  ring.filter((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
  }).length %
    2 ===
  1;

test('the outline runs around every base at its distance', () => {
  const knots = [knot(0, 0), knot(40, 0), knot(200, 0)];
  const rings = contoursOf(
    knots,
    treeOf(knots).filter(({ gap }) => gap < 60),
    5,
  );
  expect(rings.length).toBe(2);
  for (const { x, y, radius } of knots)
    for (let i = 0; i < 16; i++) {
      const at = (far: number) => ({
        x: x + far * Math.cos((i * Math.PI) / 8),
        y: y + far * Math.sin((i * Math.PI) / 8),
      });
      expect(rings.filter(ring => contains(ring, at(radius + 1))).length).toBe(1);
    }
  expect(rings.some(ring => contains(ring, { x: 120, y: 0 }))).toBe(false);
  expect(rings.some(ring => contains(ring, { x: -22, y: 0 }))).toBe(false);
});

test('linked bases share one outline, with a waist between them', () => {
  const knots = [knot(0, 0), knot(60, 0)];
  const [ring, ...more] = contoursOf(knots, treeOf(knots), 5);
  expect(more).toEqual([]);
  expect(contains(ring ?? [], { x: 30, y: 0 })).toBe(true);
  expect(contains(ring ?? [], { x: 30, y: 17 })).toBe(false);
});

test('a circle of models has an outline outside and one inside', () => {
  const knots = Array.from({ length: 12 }, (_, i) => knot(120 * Math.cos(i * 0.5236), 120 * Math.sin(i * 0.5236)));
  const closed = knots.map((from, i) => ({ from, to: knots[(i + 1) % knots.length] ?? from, gap: 38 }));
  expect(contoursOf(knots, closed, 5).length).toBe(2);
});

test('a path is closed and has a curve for each corner', () => {
  const path = smoothPath([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]);
  expect(path).toBe('M5 5Q0 0 5 0Q10 0 10 5Q10 10 5 5z');
  expect(smoothPath([])).toBe('');
});
