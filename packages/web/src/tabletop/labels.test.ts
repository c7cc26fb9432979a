import { expect, test } from 'vitest';
import { crowdedOut, labelSize, type Label } from './labels.js';

const label = (x: number, y: number, words = 'Wardens'): Label => ({ x, y, words });

test('of two labels on one spot the one that is wanted less gives way', () => {
  const [first, second, apart] = [label(100, 100), label(110, 104), label(100, 200)];
  expect([...crowdedOut([first, second, apart], 20)]).toEqual([second]);
  expect([...crowdedOut([second, first, apart], 20)]).toEqual([first]);
});

test('whoever gave way crowds nobody out', () => {
  const row = [label(0, 0), label(70, 0), label(140, 0)];
  expect([...crowdedOut(row, 20)]).toEqual([row[1]]);
});

test('side by side and one above the other there is room for both, to the width of a letter', () => {
  expect(crowdedOut([label(0, 0), label(84, 0)], 20).size).toBe(0);
  expect(crowdedOut([label(0, 0), label(83, 0)], 20).size).toBe(1);
  expect(crowdedOut([label(0, 0), label(0, 20)], 20).size).toBe(0);
  expect(crowdedOut([label(0, 0), label(0, 19)], 20).size).toBe(1);
});

test('from afar the writing is large for the table, from near it is small', () => {
  expect([0.2, 0.5, 1, 2].map(labelSize)).toEqual([50, 21, 21, 12]);
});
