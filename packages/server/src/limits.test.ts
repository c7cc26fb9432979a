import { expect, it } from 'vitest';
import { Bucket } from './limits.js';

it('lets through a burst, then a steady stream', () => {
  const bucket = new Bucket(2, 3, 0);
  expect([0, 0, 0, 0].map(now => bucket.take(now))).toEqual([true, true, true, false]);
  expect(bucket.take(499)).toBe(false);
  expect([1000, 1000, 1000].map(now => bucket.take(now))).toEqual([true, true, false]);
});

it('owes nothing to a clock that jumps back', () => {
  const bucket = new Bucket(1, 2, 3_600_000);
  expect(bucket.take(0)).toBe(true);
  expect(bucket.take(0)).toBe(true);
  expect(bucket.take(0)).toBe(false);
  expect(bucket.take(1000)).toBe(true);
});
