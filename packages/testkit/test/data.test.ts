import { difference, plainFault } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';

describe('difference', () => {
  it.each([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [[0], [-0]],
    [Number.NaN, Number.NaN],
    [null, null],
  ])('finds none between %j and %j', (a, b) => expect(difference(a, b)).toBeUndefined());

  it.each([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, '$.a[1].b: 2 against 3'],
    [[1, 2, 3], [1, 2], '$: 3 items against 2'],
    [[1], [1, 2], '$: 1 items against 2'],
    [[1, 9], [2], '$[0]: 1 against 2'],
    [{ a: 1 }, { a: 1, b: 0 }, '$.b: undefined against 0'],
    [{ a: null }, {}, '$.a: null against undefined'],
    [[], {}, '$: [] against {}'],
    [1, '1', "$: 1 against '1'"],
    [null, {}, '$: null against {}'],
  ])('locates it between %j and %j', (a, b, found) => expect(difference(a, b)).toBe(found));
});

describe('plainFault', () => {
  it('lets plain data pass', () => {
    expect(plainFault({ a: [1, 'x', true, null, { b: -0 }], c: Object.create(null) })).toBeUndefined();
  });

  it.each([
    [{ a: undefined }, '$.a is undefined'],
    [[1, Number.NaN], '$[1] is NaN'],
    [{ a: { b: Number.POSITIVE_INFINITY } }, '$.a.b is Infinity'],
    [Array.from({ length: 1 }), '$[0] is undefined'],
    [{ a: new Map() }, '$.a is not a plain object'],
    [{ a: 1n }, '$.a is 1n'],
    [{ [Symbol('s')]: 1 }, '$ has symbol keys'],
  ])('finds the fault in %o', (value, fault) => expect(plainFault(value)).toBe(fault));
});
