import { describe, expect, it } from 'vitest';
import { EVERYBODY, includes, MAX_SEATS, NOBODY, seats, seenByOf } from './seats.js';

describe('sets of viewers', () => {
  it('the audience belongs only to everybody', () => {
    expect(includes(seats(0, 1), 'public')).toBe(false);
    expect(includes(EVERYBODY, 'public')).toBe(true);
    expect(includes(EVERYBODY, MAX_SEATS - 1)).toBe(true);
    expect(includes(NOBODY, 0)).toBe(false);
  });

  it('spell themselves for the kernel', () => {
    expect(seenByOf(seats(2, 0))).toEqual([0, 2]);
    expect(seenByOf(EVERYBODY)).toBe('all');
    expect(seenByOf(NOBODY)).toEqual([]);
  });

  it('have room for thirty seats', () => {
    expect(EVERYBODY).toBe(2 ** 31 - 1);
    expect(() => seats(MAX_SEATS)).toThrow(/no seat 30/);
    expect(() => seats(-1)).toThrow(/no seat -1/);
  });
});
