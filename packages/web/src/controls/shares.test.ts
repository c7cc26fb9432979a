import { allocate } from '@banneret/kernel';
import { expect, test } from 'vitest';
import { sharesWithMore } from './shares.js';

const shape = allocate(3, [
  { id: 0, min: 0, max: 2 },
  { id: 1, min: 0, max: 2 },
  { id: 2, min: 1, max: 1 },
]);

test('a point that is left goes where it is wanted', () => {
  expect(sharesWithMore([0, 0, 1], shape, 1)).toEqual([0, 1, 1]);
});

test('when none is left it comes from the first bin that can spare one', () => {
  expect(sharesWithMore([2, 0, 1], shape, 1)).toEqual([1, 1, 1]);
  expect(sharesWithMore([0, 2, 1], shape, 0)).toEqual([1, 1, 1]);
});

test('a full bin is emptied again', () => {
  expect(sharesWithMore([2, 0, 1], shape, 0)).toEqual([0, 0, 1]);
  expect(sharesWithMore([2, 0, 1], shape, 2)).toEqual([2, 0, 1]);
});
