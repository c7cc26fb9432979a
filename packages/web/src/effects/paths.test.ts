import { expect, test } from 'vitest';
import { along, everySoOften, lengthOfPath, sharesOf, withoutRepeats } from './paths.js';

const CORNER = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 10 },
];

test('a way is as long as its legs', () => {
  expect(lengthOfPath(CORNER)).toBe(40);
  expect(lengthOfPath([])).toBe(0);
  expect(sharesOf(CORNER)).toEqual([0, 0.75, 1]);
});

test('one goes round the corner, not across it', () => {
  expect(along(CORNER, 0)).toEqual({ x: 0, y: 0 });
  expect(along(CORNER, 0.5)).toEqual({ x: 20, y: 0 });
  expect(along(CORNER, 0.875)).toEqual({ x: 30, y: 5 });
  expect(along(CORNER, 1)).toEqual({ x: 30, y: 10 });
});

test('dust rises every so often, and not at all on a step', () => {
  expect(everySoOften(CORNER, 20).map(({ at }) => at)).toEqual([
    { x: 20, y: 0 },
    { x: 30, y: 10 },
  ]);
  expect(everySoOften(CORNER, 41)).toEqual([]);
});

test('who waits on his way has no leg without length', () => {
  const [start, corner, end] = CORNER;
  expect(withoutRepeats([start, start, corner, corner, end] as typeof CORNER)).toEqual(CORNER);
});
