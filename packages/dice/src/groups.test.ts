import { describe, expect, it } from 'vitest';
import { copyWhere, groupRoll, merge, multiply, multiplyCapped, splitCount, splitWhere, totalCount } from './groups.js';

const roll = groupRoll([6, 4, 6, 1, 4, 4], 7, { ap: 1 });
const isSix = (g: { natural: number }): boolean => g.natural === 6;
const brief = (groups: readonly { count: number; natural: number; copied: number }[]) =>
  groups.map(g => `${g.count}x${g.natural}${g.copied > 0 ? ` copy ${g.copied}` : ''}`);

describe('groups of dice', () => {
  it('remember face, source and whatever the system adds', () => {
    expect(roll[2]).toEqual({ count: 2, natural: 6, copied: 0, source: 7, ap: 1 });
    expect(brief(roll)).toEqual(['1x1', '3x4', '2x6']);
    expect(totalCount(roll)).toBe(6);
    expect(groupRoll([], 7, {})).toEqual([]);
  });

  it('split by a claim', () => {
    const [hits, misses] = splitWhere(roll, g => g.natural >= 4);
    expect([brief(hits), brief(misses)]).toEqual([['3x4', '2x6'], ['1x1']]);
  });

  it('split by number, cutting a group in two', () => {
    const parts = (n: number) => splitCount(roll, n).map(brief);
    expect(parts(0)).toEqual([[], ['1x1', '3x4', '2x6']]);
    expect(parts(2)).toEqual([
      ['1x1', '1x4'],
      ['2x4', '2x6'],
    ]);
    expect(parts(4)).toEqual([['1x1', '3x4'], ['2x6']]);
    expect(parts(99)).toEqual([['1x1', '3x4', '2x6'], []]);
  });

  it('merge what differs only in count', () => {
    const [first, rest] = splitCount(roll, 2);
    expect(brief(merge([...rest, ...first]))).toEqual(['3x4', '2x6', '1x1']);
    const harder = roll.map(g => ({ ...g, ap: 4 }));
    expect(merge([...roll, ...harder])).toHaveLength(6);
  });
});

describe('copied hits', () => {
  it('a six counts twice, and the copy is no six for other rules', () => {
    const hits = copyWhere(roll, isSix);
    expect(brief(hits)).toEqual(['1x1', '3x4', '2x6', '2x6 copy 1']);
    const rended = hits.map(g => (isSix(g) && g.copied === 0 ? { ...g, ap: 4 } : g));
    expect(rended.map(g => g.ap)).toEqual([1, 1, 4, 1]);
  });

  it('are not copied again by a second rule, which adds its own copy', () => {
    expect(brief(copyWhere(copyWhere(roll, isSix), isSix))).toEqual(['1x1', '3x4', '2x6', '2x6 copy 1', '2x6 copy 2']);
  });

  it('are numbered for each group by itself', () => {
    const [some, others] = splitCount(groupRoll([6, 6], 7, {}), 1);
    const once = copyWhere(some, isSix);
    expect(brief(copyWhere([...others, ...once], isSix))).toEqual([
      '1x6',
      '1x6 copy 1',
      '1x6',
      '1x6 copy 1',
      '1x6 copy 2',
    ]);
  });
});

describe('multiplied hits', () => {
  it('are capped for each attack, not for the volley: Blast(3) on two models, two attacks', () => {
    expect(totalCount(multiplyCapped(groupRoll([5, 5], 1, {}), 3, 2))).toBe(4);
    expect(totalCount(multiplyCapped(groupRoll([5, 5], 1, {}), 3, 3))).toBe(6);
    expect(totalCount(multiplyCapped(groupRoll([5, 5], 1, {}), 3, 4))).toBe(6);
  });

  it('share the cap of their attack with the copies, the rolled hit first', () => {
    const doubled = copyWhere(groupRoll([6], 1, {}), isSix);
    expect(brief(multiplyCapped(doubled, 3, 10))).toEqual(['3x6', '3x6 copy 1']);
    expect(brief(multiplyCapped(doubled, 3, 4))).toEqual(['3x6', '1x6 copy 1']);
    expect(brief(multiplyCapped(doubled, 3, 2))).toEqual(['2x6']);
  });

  it('have no cap unless told', () => {
    expect(brief(multiply(roll, 2))).toEqual(['2x1', '6x4', '4x6']);
  });
});
