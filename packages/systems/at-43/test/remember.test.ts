import { describe, expect, it } from 'vitest';
import { perKey, whileSame } from '../src/remember.js';

describe('what is remembered', () => {
  it('is made once for each key', () => {
    const once = perKey<object, number>();
    const [a, b] = [{}, {}];
    let made = 0;
    const make = (): number => ++made;
    expect([once(a, make), once(b, make), once(a, make), once(b, make)]).toEqual([1, 2, 1, 2]);
    expect(made).toBe(2);
  });

  it('is made anew when anything it was made from is another, one more or one fewer', () => {
    const remember = whileSame<object, number>();
    const key = {};
    let made = 0;
    const from = (...parts: unknown[]): number => remember(key, parts, () => ++made);
    expect([from(1, 2), from(1, 2)]).toEqual([1, 1]);
    expect([from(1, 3), from(1, 3)]).toEqual([2, 2]);
    expect([from(2, 3), from(2, 3)]).toEqual([3, 3]);
    expect([from(2, 3, 4), from(2, 3, 4)]).toEqual([4, 4]);
    expect([from(2, 3), from(2, 3)]).toEqual([5, 5]);
    expect([from(), from()]).toEqual([6, 6]);
    expect(remember({}, [], () => ++made)).toBe(7);
  });
});
