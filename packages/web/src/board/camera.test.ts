import { expect, test } from 'vitest';
import { fitted, panned, zoomed } from './camera.js';

test('a fitted world lies in the middle and wholly on the screen', () => {
  const { x, y, zoom } = fitted(1800, 1200, { width: 900, height: 900 });
  expect(1800 * zoom).toBeLessThanOrEqual(900);
  expect(x + (1800 * zoom) / 2).toBeCloseTo(450);
  expect(y + (1200 * zoom) / 2).toBeCloseTo(450);
});

test('zooming leaves the point under the pointer where it is', () => {
  const before = { x: 40, y: -25, zoom: 0.7 };
  const at = { x: 300, y: 210 };
  const after = zoomed(before, 1.5, at);
  const world = (camera: typeof before): readonly number[] => [
    (at.x - camera.x) / camera.zoom,
    (at.y - camera.y) / camera.zoom,
  ];
  expect(after.zoom).toBeCloseTo(1.05);
  expect(world(after)[0]).toBeCloseTo(world(before)[0] as number);
  expect(world(after)[1]).toBeCloseTo(world(before)[1] as number);
});

test('one cannot zoom out of the world, nor into nothing', () => {
  const camera = { x: 0, y: 0, zoom: 1 };
  expect(zoomed(camera, 1e9, { x: 0, y: 0 }).zoom).toBe(12);
  expect(zoomed(camera, 1e-9, { x: 0, y: 0 }).zoom).toBe(0.1);
});

test('panning moves the picture with the hand', () => {
  expect(panned({ x: 1, y: 2, zoom: 3 }, 10, -4)).toEqual({ x: 11, y: -2, zoom: 3 });
});
