import { describe, expect, it } from 'vitest';
import { onceFor, pairMemo, remembered, type PairKey } from './memo.js';

const key: PairKey = { a: 3, versionA: 1, b: 8, versionB: 1, versionRest: 1 };

describe('remembered', () => {
  it('computes an answer once while nothing has changed', () => {
    const memo = pairMemo<string>();
    let computed = 0;
    const ask = () => remembered(memo, { ...key }, () => `answer ${++computed}`);
    expect([ask(), ask(), ask()]).toEqual(['answer 1', 'answer 1', 'answer 1']);
  });

  it('remembers answers that are false or undefined as well', () => {
    const memo = pairMemo<boolean | undefined>();
    let computed = 0;
    const ask = (b: number, value: boolean | undefined) => {
      return remembered(memo, { ...key, b }, () => {
        computed++;
        return value;
      });
    };
    expect([ask(1, false), ask(1, true), ask(2, undefined), ask(2, true)]).toEqual([
      false,
      false,
      undefined,
      undefined,
    ]);
    expect(computed).toBe(2);
  });

  it.each(['versionA', 'versionB', 'versionRest'] as const)('computes afresh when %s has changed', version => {
    const memo = pairMemo<string>();
    remembered(memo, key, () => 'old');
    expect(remembered(memo, { ...key, [version]: 2 }, () => 'new')).toBe('new');
    expect(remembered(memo, { ...key, [version]: 2 }, () => 'newer')).toBe('new');
    expect(memo.entries.size).toBe(1);
  });

  it('tells who looks from who is looked at, and every pair from every other', () => {
    const memo = pairMemo<string>();
    const units = [0, 1, 2, 4095, 4096, 2 ** 24 - 1];
    const ask = (a: number, b: number, value: string) => remembered(memo, { ...key, a, b }, () => value);
    for (const a of units) for (const b of units) ask(a, b, `${a} at ${b}`);
    for (const a of units) for (const b of units) expect(ask(a, b, 'forgotten')).toBe(`${a} at ${b}`);
  });

  it('never holds more than its limit', () => {
    const memo = pairMemo<number>(10);
    for (let b = 0; b < 1000; b++) {
      remembered(memo, { ...key, b }, () => b);
      expect(memo.entries.size).toBeLessThanOrEqual(10);
    }
  });

  it('keeps nothing from one memo to the next', () => {
    remembered(pairMemo<string>(), key, () => 'first match');
    expect(remembered(pairMemo<string>(), key, () => 'second match')).toBe('second match');
  });

  it('keeps nothing when the computation throws', () => {
    const memo = pairMemo<string>();
    const fail = () => {
      throw new Error('no answer');
    };
    expect(() => remembered(memo, key, fail)).toThrow('no answer');
    expect(remembered(memo, key, () => 'answer')).toBe('answer');
  });
});

describe('onceFor', () => {
  it('works a thing out once for each object, and hands out the very same again', () => {
    let worked = 0;
    const lengthOf = onceFor((list: readonly number[]) => ({ length: list.length, worked: ++worked }));
    const [one, two] = [
      [1, 2],
      [1, 2],
    ];
    const first = lengthOf(one);
    expect(first).toEqual({ length: 2, worked: 1 });
    expect(lengthOf(one)).toBe(first);
    expect(lengthOf(two)).toEqual({ length: 2, worked: 2 });
    expect(lengthOf(one)).toBe(first);
  });
});
