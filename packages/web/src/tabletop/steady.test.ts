import { expect, test } from 'vitest';
import { alike, steadied } from './steady.js';

const unit = (id: string, x = 0, flags: readonly string[] = []) => ({ id, flags, figures: [{ at: { x, y: 1 } }] });

test('things about which nothing has changed are the very ones of before', () => {
  const before = [unit('a'), unit('b'), unit('c')];
  const after = steadied([unit('a'), unit('b', 5), unit('d')], before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toEqual(unit('b', 5));
  expect(after[2]).toEqual(unit('d'));
});

test('where nothing at all has changed it is the very list, and in another order or length it is not', () => {
  const before = [unit('a'), unit('b')];
  expect(steadied([unit('a'), unit('b')], before)).toBe(before);
  expect(steadied([unit('b'), unit('a')], before)).toEqual([unit('b'), unit('a')]);
  expect(steadied([unit('a')], before)).toEqual([unit('a')]);
  expect(steadied([unit('a'), unit('b', 0, ['shaken'])], before)[1]).toEqual(unit('b', 0, ['shaken']));
});

test.each([
  [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [1, 2, 3], false],
  [[], {}, false],
  [null, {}, false],
  ['a', 'a', true],
])('%j and %j: %s', (a, b, same) => {
  expect(alike(a, b)).toBe(same);
  expect(alike(b, a)).toBe(same);
});
