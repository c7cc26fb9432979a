import { describe, expect, it } from 'vitest';
import { pathLength } from '../length.js';
import type { Point } from '../shapes.js';
import { plainWay } from './plainWay.js';
import type { Step } from './sweep.js';
import { travelLength } from './travel.js';

const step = (x: number, y: number, facing?: number): Step => ({ x, y, ...(facing !== undefined && { facing }) });

describe('the plain form of a way', () => {
  it.each<[string, Step[], Step[]]>([
    ['nothing to drop', [step(0, 0), step(5, 0), step(5, 5)], [step(0, 0), step(5, 0), step(5, 5)]],
    ['no steps at all', [], []],
    ['a single step', [step(3, 4)], [step(3, 4)]],
    ['standing still', [step(0, 0), step(0, 0), step(5, 0), step(5, 0), step(5, 0)], [step(0, 0), step(5, 0)]],
    ['straight on along the grid', [step(0, 0), step(1, 0), step(2, 0), step(9, 0)], [step(0, 0), step(9, 0)]],
    ['straight on aslant, by whole lengths', [step(0, 0), step(3, 4), step(9, 12)], [step(0, 0), step(9, 12)]],
    ['straight on, then standing still', [step(0, 0), step(1, 0), step(1, 0), step(2, 0)], [step(0, 0), step(2, 0)]],
    ['arriving, then turning', [step(0, 0), step(5, 0), step(5, 0, 7)], [step(0, 0), step(5, 0, 7)]],
    ['turning, then standing still', [step(5, 0, 7), step(5, 0), step(5, 0, 7)], [step(5, 0, 7)]],
    ['facing on as before', [step(0, 0, 7), step(2, 0, 7), step(4, 0, 7)], [step(0, 0, 7), step(4, 0, 7)]],
  ])('%s', (_what, way, plain) => {
    expect(plainWay(way)).toEqual(plain);
    expect(plainWay(plain)).toEqual(plain);
    const base = { kind: 'oval', length: 90, width: 50 } as const;
    expect(travelLength(base, plain, 7)).toBe(travelLength(base, way, 7));
  });

  it.each<[string, Step[]]>([
    ['a way back', [step(0, 0), step(5, 0), step(3, 0)]],
    ['there and back again', [step(0, 0), step(1, 0), step(0, 0), step(1, 0)]],
    ['a hair beside the line', [step(0, 0), step(500, 1), step(1_000, 0)]],
    ['a turn on the way', [step(0, 0), step(2, 0, 7), step(4, 0)]],
    ['two turns on the spot', [step(0, 0, 7), step(0, 0, 70)]],
    ['a turn back to where one faced', [step(0, 0, 7), step(2, 0, 9), step(4, 0, 7)]],
    ['straight on by broken lengths, which are rounded up one by one', [step(0, 0), step(1, 1), step(2, 2)]],
  ])('keeps %s', (_what, way) => expect(plainWay(way)).toEqual(way));

  it('is as long as the way, whatever the steps', () => {
    let seed = 1;
    const below = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n;
    for (let tries = 0; tries < 2_000; tries++) {
      const way = Array.from({ length: 1 + below(12) }, (): Point => ({ x: below(4), y: below(3) }));
      const plain = plainWay(way);
      expect(pathLength(plain)).toBe(pathLength(way));
      expect([plain[0], plain.at(-1)]).toEqual([way[0], way.at(-1)]);
      expect(plainWay(plain)).toEqual(plain);
    }
  });
});
