import { expect, test } from 'vitest';
import { lightOn, SHADOW_LENGTH, shadowOf, SUN } from './light.js';

test('a shadow falls to the lower right and is 0.62 times as long as the thing is high', () => {
  const { x, y } = shadowOf(100);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeGreaterThan(0);
  expect(Math.hypot(x, y)).toBeCloseTo(100 * SHADOW_LENGTH, 1);
});

test('what faces the upper left is lit, what faces the lower right is dark', () => {
  expect(lightOn({ x: -SUN.x, y: -SUN.y })).toBeCloseTo(1, 2);
  expect(lightOn(SUN)).toBeCloseTo(-1, 2);
  expect(lightOn({ x: SUN.y, y: -SUN.x })).toBeCloseTo(0, 6);
});
