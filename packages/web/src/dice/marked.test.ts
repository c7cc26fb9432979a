import { expect, test } from 'vitest';
import { marked } from './marked.js';

test('dice that reach what was needed are marked, the others are not', () => {
  expect(marked([6, 3, 4], 4, 2)).toEqual([
    { face: 6, success: true },
    { face: 3, success: false },
    { face: 4, success: true },
  ]);
});

test('where the rules counted otherwise no die is said to have done it', () => {
  expect(marked([6, 3, 4], 4, 1)).toEqual([{ face: 6 }, { face: 3 }, { face: 4 }]);
});
