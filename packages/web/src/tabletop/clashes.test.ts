import { mm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { clashesAmong } from './clashes.js';
import type { TableUnit } from './tableau.js';

const unit = (
  id: string,
  seat: number,
  places: readonly number[],
  flags: TableUnit['flags'] = ['engaged'],
): TableUnit => ({
  id,
  seat,
  name: id,
  words: id,
  emblem: 0,
  flags,
  figures: places.map((x, model) => ({
    model,
    base: { kind: 'round', radius: mm(12) },
    at: { x: mm(x), y: 0 },
    facing: 0,
  })),
});

describe('where blades cross', () => {
  it('between the nearest pair, once for both', () => {
    expect(clashesAmong([unit('a', 0, [0, 30]), unit('b', 1, [56, 90])])).toEqual([{ x: mm(43), y: 0 }]);
  });

  it('not among friends, not far apart, not for those who do not fight', () => {
    expect(clashesAmong([unit('a', 0, [0]), unit('b', 0, [26])])).toEqual([]);
    expect(clashesAmong([unit('a', 0, [0]), unit('b', 1, [51])])).toEqual([]);
    expect(clashesAmong([unit('a', 0, [0]), unit('b', 1, [26], [])])).toEqual([]);
    expect(clashesAmong([unit('a', 0, [0]), unit('b', 1, [49])])).toHaveLength(1);
  });
});
