import { describe, expect as check, it } from 'vitest';
import { byCounting, draws, sequences, sum } from '../test/enumerate.js';
import { die, times } from './distribution.js';
import { countOf, drawOutcomes, keepHighest, ofOutcomes, poolOutcomes, totalOf } from './outcomes.js';
import { D6, D6_FACES, highest } from './rolls.js';
import { ascending, pairOff } from './series.js';

describe('outcomes of a pool', () => {
  it('ten dice have 3,003 outcomes that stand for all 6^10 sequences', () => {
    const { list } = poolOutcomes(10, D6);
    check(list).toHaveLength(3_003);
    check(list.reduce((total, { weight }) => total + weight, 0n)).toBe(6n ** 10n);
  });

  it('stand in a stable order: counts of the lowest face first, descending', () => {
    check(poolOutcomes(2, die([1, 1, 2])).list).toEqual([
      { counts: [2, 0], weight: 4n },
      { counts: [1, 1], weight: 4n },
      { counts: [0, 2], weight: 1n },
    ]);
    check(poolOutcomes(0, D6).list).toEqual([{ counts: [0, 0, 0, 0, 0, 0], weight: 1n }]);
  });

  it('weigh each outcome by its sequences', () => {
    for (const { counts, weight } of poolOutcomes(4, D6).list) {
      const alike = [...sequences(4, D6_FACES)].filter(faces =>
        counts.every((n, i) => faces.filter(f => f === i + 1).length === n),
      );
      check(weight).toBe(BigInt(alike.length));
    }
  });

  it('keep the highest k of n', () => {
    for (const [n, k] of [
      [4, 2],
      [5, 3],
      [3, 1],
      [3, 3],
      [2, 5],
    ] as const) {
      const counted = byCounting(sequences(n, D6_FACES), faces => sum(faces.toSorted((a, b) => b - a).slice(0, k)));
      check(keepHighest(poolOutcomes(n, D6), k), `${k} of ${n}`).toEqual(counted);
    }
    check(keepHighest(poolOutcomes(5, D6), 1)).toEqual(highest(5, D6));
    check(totalOf(poolOutcomes(5, D6))).toEqual(times(D6, 5));
  });
});

describe('draws without replacement', () => {
  const cards = [0, 1, 1, 2, 5, 5, 5];

  it('equal exhaustive counting for sums, counts and highest cards', () => {
    for (const n of [0, 1, 2, 3, 4]) {
      const outcomes = drawOutcomes(n, cards);
      check(totalOf(outcomes)).toEqual(byCounting(draws(n, cards), sum));
      check(countOf(outcomes, card => card === 5)).toEqual(
        byCounting(draws(n, cards), all => all.filter(c => c === 5).length),
      );
      check(keepHighest(outcomes, 1)).toEqual(byCounting(draws(n, cards), all => Math.max(0, ...all)));
    }
  });

  it('end with the whole deck, and not beyond', () => {
    check(drawOutcomes(7, cards).list).toEqual([{ counts: [1, 2, 1, 3], weight: 1n }]);
    check(() => drawOutcomes(8, cards)).toThrow(/8 cards out of 7/);
  });
});

describe('a duel of two series, exactly', () => {
  it('pairs won, with surplus dice winning on 4+', () => {
    const glory = (mine: readonly number[], theirs: readonly number[]): number => {
      const up = (dice: readonly number[]) => ascending(dice, face => face);
      const { pairs, surplus } = pairOff(up(mine), up(theirs));
      return pairs.filter(([a, b]) => a > b).length + surplus[0].filter(face => face >= 4).length;
    };
    const expand = (counts: readonly number[]) =>
      counts.flatMap((count, i) => Array.from({ length: count }, () => i + 1));
    const pools = poolOutcomes(2, D6);
    const exact = byWeights(
      poolOutcomes(3, D6).list.flatMap(mine =>
        pools.list.map(
          theirs => [glory(expand(mine.counts), expand(theirs.counts)), mine.weight * theirs.weight] as const,
        ),
      ),
    );
    const counted = byCounting(sequences(5, D6_FACES), faces => glory(faces.slice(0, 3), faces.slice(3)));
    check(exact).toEqual(counted);
  });

  const byWeights = (weighted: readonly (readonly [number, bigint])[]) =>
    ofOutcomes(
      { values: [], list: weighted.map(([value, weight]) => ({ counts: [value], weight })) },
      ([value]) => value!,
    );
});
