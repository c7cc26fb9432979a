import { expect, test } from 'vitest';
import {
  areaOf,
  boundsOf,
  holds,
  inset,
  middleOf,
  ringOf,
  rounded,
  shrunk,
  sidesOf,
  toEdge,
  wavering,
} from './outline.js';

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 60 },
  { x: 0, y: 60 },
];
const angle = [
  { x: 0, y: 0 },
  { x: 90, y: 0 },
  { x: 90, y: 30 },
  { x: 30, y: 30 },
  { x: 30, y: 80 },
  { x: 0, y: 80 },
];
const forms = { square, 'the other way round': square.toReversed(), angle, ring: ringOf(8, 50) };

test.each(Object.entries(forms))('sides point outwards: %s', (_, form) => {
  for (const { from, to, out } of sidesOf(form)) {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    expect(holds(form, { x: middle.x + out.x, y: middle.y + out.y })).toBe(false);
    expect(holds(form, { x: middle.x - out.x, y: middle.y - out.y })).toBe(true);
  }
});

test.each(Object.entries(forms))('what grows stays inside the true outline: %s', (_, form) => {
  for (const corner of wavering(form, 12, 8, 3)) expect(holds(form, corner) || toEdge(form, corner) < 1e-6).toBe(true);
  expect(areaOf(wavering(form, 12, 8, 3))).toBeLessThan(areaOf(form));
});

test('an inset is so far from every side, and not nearer round an inner corner', () => {
  for (const [name, form] of Object.entries(forms))
    for (const corner of inset(form, 5)) {
      expect(holds(form, corner)).toBe(true);
      if (name === 'angle') expect(toEdge(form, corner)).toBeGreaterThan(5 - 1e-6);
      else expect(toEdge(form, corner)).toBeCloseTo(5, 6);
    }
});

test('rounding cuts corners off and nothing else', () => {
  const round = rounded(square);
  expect(round.every(corner => holds(square, corner) || toEdge(square, corner) < 1e-6)).toBe(true);
  expect(areaOf(round)).toBeGreaterThan(0.8 * areaOf(square));
});

test('bounds, middle, shrinking', () => {
  expect(boundsOf(angle)).toEqual({ left: 0, top: 0, right: 90, bottom: 80 });
  expect(middleOf(square)).toEqual({ x: 50, y: 30 });
  expect(shrunk(square, 0.5)[0]).toEqual({ x: 25, y: 15 });
});
