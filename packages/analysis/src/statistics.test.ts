import { describe, expect, it } from 'vitest';
import { Counter, wilson } from './index.js';

describe('wilson', () => {
  // 81 of 263 and 0 of 20 are examples of Newcombe, Statistics in Medicine 17 (1998), method 3.
  it.each([
    [5, 10, 0.2366, 0.7634],
    [0, 20, 0, 0.1611],
    [20, 20, 0.8389, 1],
    [81, 263, 0.2553, 0.3662],
  ])('%i of %i', (count, of, low, high) => {
    const share = wilson(count, of);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
    expect(share.rate).toBe(count / of);
  });

  it('knows nothing without trials', () => expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 }));

  it('refuses what is no share', () => {
    expect(() => wilson(3, 2)).toThrow(RangeError);
    expect(() => wilson(0.5, 2)).toThrow(RangeError);
  });
});

describe('Counter', () => {
  it('counts under names', () => {
    const counter = new Counter();
    counter.add('b');
    counter.add('a', 2);
    counter.add('b');
    expect([counter.names(), counter.of('b'), counter.of('c')]).toEqual([['b', 'a'], 2, 0]);
  });
});
