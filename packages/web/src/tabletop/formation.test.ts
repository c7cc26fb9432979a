import { FACINGS } from '@banneret/geometry';
import { expect, test } from 'vitest';
import { standsMoved, standsTurned } from './formation.js';

const LINE = [
  { figure: 7, x: 0, y: 100, facing: 0 },
  { figure: 8, x: 200, y: 100, facing: 0 },
];

test('a formation is moved by its middle and keeps its form', () => {
  expect(standsMoved(LINE, undefined, { x: 1_100, y: 600 })).toEqual([
    { figure: 7, x: 1_000, y: 600, facing: 0 },
    { figure: 8, x: 1_200, y: 600, facing: 0 },
  ]);
});

test('one of it is moved alone, to the very point', () => {
  expect(standsMoved(LINE, 1, { x: 300, y: 150 })).toEqual([LINE[0], { figure: 8, x: 300, y: 150, facing: 0 }]);
  expect(standsMoved(LINE, 2, { x: 300, y: 150 })).toBe(LINE);
});

test('turned around its middle, everybody looks the new way', () => {
  expect(standsTurned(LINE, FACINGS / 4)).toEqual([
    { figure: 7, x: 100, y: 0, facing: FACINGS / 4 },
    { figure: 8, x: 100, y: 200, facing: FACINGS / 4 },
  ]);
  expect(standsTurned(standsTurned(LINE, FACINGS / 4), (3 * FACINGS) / 4)).toEqual(LINE);
});
