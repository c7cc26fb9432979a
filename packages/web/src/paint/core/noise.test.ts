import { expect, test } from 'vitest';
import { fractal, noise } from './noise.js';

const places = Array.from({ length: 400 }, (_, i) => ({ x: i * 0.37 - 40, y: i * 0.73 - 90 }));

test('noise stays between 0 and 1 and uses all of it', () => {
  const heights = places.map(({ x, y }) => noise(x, y, 5));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(1);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.7);
});

test('noise has no steps, not even across the lattice', () => {
  for (const { x, y } of places) expect(Math.abs(noise(x, y, 5) - noise(x + 0.001, y, 5))).toBeLessThan(0.01);
  expect(Math.abs(noise(2.9999, 1.5, 5) - noise(3.0001, 1.5, 5))).toBeLessThan(0.01);
});

test('another seed is another landscape, and more octaves are rougher', () => {
  expect(places.some(({ x, y }) => noise(x, y, 5) !== noise(x, y, 6))).toBe(true);
  const roughness = (octaves: number): number =>
    places.reduce((sum, { x, y }) => sum + Math.abs(fractal(x, y, 1, octaves) - fractal(x + 0.05, y, 1, octaves)), 0);
  expect(roughness(5)).toBeGreaterThan(roughness(1));
});
