import { hashOf } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';

describe('hashOf', () => {
  it('is sixteen hex digits, the same today and tomorrow', () => {
    expect(hashOf({ a: 1, b: [true, null, 'x', 2.5] })).toMatch(/^[0-9a-f]{16}$/);
    expect(hashOf({ a: 1, b: [true, null, 'x', 2.5] })).toBe(PINNED);
  });

  it('does not depend on the order of keys', () => {
    expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it('depends on the order of lists', () => {
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  });

  it('is the same after a round trip through JSON', () => {
    const value = { n: -0, gone: undefined, list: [1.5, -3, 1e21, 'é', null, undefined], deep: { t: true, f: false } };
    expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value));
  });

  it('tells apart what JSON tells apart', () => {
    const leaves = [null, true, false, 0, 1, -1, 2.5, 2 ** 31, 2 ** 31 - 1, -(2 ** 31), 2 ** 53, 1e-7];
    const texts = ['', 'n', 't', 'f', '0', '1', '#2.5', '2.5', '{', '}', 'ab', 'ba'];
    const lists = [[], [0], [[]], [0, 0], [[], []], [[0]], [null], [''], ['a', 'b'], ['ab'], [1, [2]], [[1], 2]];
    const objects = [
      {},
      { a: 0 },
      { a: null },
      { b: 0 },
      { a: {} },
      { a: [] },
      { ab: 0 },
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ];
    const values: unknown[] = [...leaves, ...texts, ...lists, ...objects, [{}], [{}, {}], { a: { b: 0 } }];
    expect(new Set(values.map(hashOf)).size).toBe(values.length);
  });

  it('spreads small numbers well: no collision among a hundred thousand pairs', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 316; i++) for (let j = 0; j < 316; j++) seen.add(hashOf([i, j]));
    expect(seen.size).toBe(316 * 316);
  });

  it('throws on what is not plain data', () => {
    expect(() => hashOf({ f: () => 0 })).toThrow(/not plain data/);
    expect(() => hashOf([1n])).toThrow(/not plain data/);
  });
});

const PINNED = '532190f904c81dbc';
