import { describe, expect, it } from 'vitest';
import { ALL, allIfAny, BITS, cellsInside, cellsTouched, firstBits, lowestBit } from './bits.js';

const membersOf = (set: number): number[] => Array.from({ length: BITS }, (_, i) => i).filter(i => (set >> i) & 1);

describe('sets in one number', () => {
  it('hold none, some or all of 32 members', () => {
    expect(membersOf(firstBits(0))).toEqual([]);
    expect(membersOf(firstBits(3))).toEqual([0, 1, 2]);
    expect(firstBits(32)).toBe(ALL);
    expect([1, 12, ALL, 1 << 31].map(lowestBit)).toEqual([0, 2, 0, 31]);
    expect([0, 1, 1 << 31, 6, ALL].map(allIfAny)).toEqual([0, ALL, ALL, ALL, ALL]);
  });
});

describe('cells of an interval', () => {
  const ends = [-3e6, -40, -1, -0.5, 0, 0.25, 1, 1.5, 15, 15.75, 30.5, 31, 31.5, 32, 33, 700, 5e8];

  it('are touched when they share a height with it, their lower border included', () => {
    for (const low of ends) {
      for (const high of ends.filter(end => end >= low)) {
        const expected = membersOf(ALL).filter(cell => low < cell + 1 && high >= cell);
        expect(membersOf(cellsTouched(low, high)), `${low} to ${high}`).toEqual(expected);
      }
    }
  });

  it('are inside when they lie within it altogether; an interval turned round holds none', () => {
    for (const low of ends) {
      for (const high of ends) {
        const expected = membersOf(ALL).filter(cell => low <= cell && cell + 1 <= high);
        expect(membersOf(cellsInside(low, high)), `${low} to ${high}`).toEqual(expected);
      }
    }
  });
});
