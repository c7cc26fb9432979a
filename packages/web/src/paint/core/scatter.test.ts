import { expect, test } from 'vitest';
import { holds, ringOf, toEdge } from './outline.js';
import { randomFrom } from './random.js';
import { scattered } from './scatter.js';

const form = ringOf(7, 120);

test('what is scattered lies inside, keeps apart and keeps from the edge', () => {
  const spots = scattered(form, randomFrom(4), { gap: 12, edge: 9 });
  expect(spots.length).toBeGreaterThan(80);
  for (const [i, spot] of spots.entries()) {
    expect(holds(form, spot)).toBe(true);
    expect(toEdge(form, spot)).toBeGreaterThanOrEqual(9);
    for (const other of spots.slice(i + 1))
      expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThanOrEqual(12);
  }
});

test('the same seed scatters the same', () => {
  expect(scattered(form, randomFrom(4), { gap: 12 })).toEqual(scattered(form, randomFrom(4), { gap: 12 }));
});
