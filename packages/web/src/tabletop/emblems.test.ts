import { expect, test } from 'vitest';
import { chargeOf, scaledPath } from './emblems.js';

test('a path is drawn larger, with the turns and flags of its arcs as they are', () => {
  expect(scaledPath('M-5 1 0-4 5 1v3L0-1-5 4z', 2)).toBe('M-10 2 0 -8 10 2v6L0 -2 -10 8z');
  expect(scaledPath('M3-4.500A5.200 5.200 0 1 0 3 4.500 4 4 0 1 1 3-4.500z', 2)).toBe(
    'M6 -9A10.4 10.4 0 1 0 6 9 8 8 0 1 1 6 -9z',
  );
  expect(scaledPath('M0-5a5 5 0 1 0 .1 0z', 10)).toBe('M0 -50a50 50 0 1 0 1 0z');
});

test('a unit keeps its charge, whatever the size', () => {
  expect(chargeOf(4, 1)).toBe('M0 -5 5 0 0 5 -5 0z');
  expect(chargeOf(4 + 12, 1)).toBe(chargeOf(4, 1));
});
