import { describe, expect, it } from 'vitest';
import { ceilSqrt, floorSqrt, legLength, pathLength } from './length.js';
import { inches } from './units.js';

describe('length', () => {
  it('takes exact square roots next to every kind of square', () => {
    for (const root of [1, 2, 3, 25_400, 1_000_003, 2 ** 22, 2 ** 22 + 1, 2 ** 26 - 1]) {
      const square = root * root;
      expect([floorSqrt(square - 1), ceilSqrt(square - 1)]).toEqual([root - 1, root === 1 ? 0 : root]);
      expect([floorSqrt(square), ceilSqrt(square)]).toEqual([root, root]);
      expect([floorSqrt(square + 1), ceilSqrt(square + 1)]).toEqual([root, root + 1]);
    }
    expect([floorSqrt(0), ceilSqrt(0)]).toEqual([0, 0]);
  });

  it('charges exactly 6 inches for 6 inches and a micrometre for a square micrometre more', () => {
    const from = { x: 0, y: 0 };
    expect(legLength(from, { x: inches(6), y: 0 })).toBe(inches(6));
    expect(legLength(from, { x: inches(6), y: 1 })).toBe(inches(6) + 1);
    expect(legLength(from, { x: inches(3.6), y: inches(4.8) })).toBe(inches(6));
  });

  it('rounds every leg of a path up', () => {
    expect(pathLength([])).toBe(0);
    expect(pathLength([{ x: 5, y: 5 }])).toBe(0);
    expect(
      pathLength([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
        { x: 2, y: 0 },
        { x: 2, y: 10 },
      ]),
    ).toBe(2 + 2 + 10);
  });
});
