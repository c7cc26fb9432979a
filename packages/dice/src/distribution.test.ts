import { describe, expect as check, it } from 'vitest';
import {
  certain,
  chance,
  combine,
  condition,
  convolve,
  die,
  expect,
  fromWeights,
  mix,
  oppose,
  probability,
  quantile,
  times,
} from './distribution.js';
import { binomialCoefficient, compareFractions, fraction, toNumber } from './fraction.js';
import { D6 } from './rolls.js';

describe('a distribution', () => {
  it('is in lowest terms and sorted, so that equal ones are equal data', () => {
    const d = fromWeights([
      [3, 4n],
      [1, 2n],
      [3, 2n],
      [2, 0n],
    ]);
    check(d).toEqual({
      outcomes: [
        [1, 1n],
        [3, 3n],
      ],
      total: 4n,
    });
  });

  it('needs an outcome and no negative weight', () => {
    check(() => fromWeights([])).toThrow(/can happen/);
    check(() => fromWeights([[1, -1n]])).toThrow(/-1/);
    check(() => condition(D6, face => face > 6)).toThrow(/can happen/);
    check(() => times(D6, -1)).toThrow(/-1 times/);
  });

  it('knows its average, its chances and its quantiles exactly', () => {
    const two = times(D6, 2);
    check(expect(D6)).toEqual(fraction(7n, 2n));
    check(probability(two, total => total === 7)).toEqual(fraction(1n, 6n));
    check(quantile(two, fraction(1n, 2n))).toBe(7);
    check(quantile(D6, fraction(1n, 2n))).toBe(3);
    check(quantile(D6, fraction(501n, 1000n))).toBe(4);
    check(quantile(D6, fraction(0n, 1n))).toBe(1);
    check(quantile(D6, fraction(1n, 1n))).toBe(6);
    check(() => quantile(D6, fraction(3n, 2n))).toThrow(/quantile/);
  });

  it('can be conditioned on what is known', () => {
    check(condition(D6, face => face >= 5)).toEqual(die([5, 6]));
  });

  it('mixes parts of different denominators', () => {
    const coin = chance(fraction(1n, 2n));
    check(
      expect(
        mix([
          [1n, coin],
          [2n, D6],
        ]),
      ),
    ).toEqual(fraction(5n, 2n));
    check(mix([[5n, coin]])).toEqual(coin);
  });

  it('takes certain chances for what they are', () => {
    check(chance(fraction(0n, 1n))).toEqual(certain(0));
    check(chance(fraction(1n, 1n))).toEqual(certain(1));
  });
});

describe('opposed totals', () => {
  const yellow = die([0, 0, 1, 2, 3, 4]);
  const red = D6;

  // The table of chances out of 36 that an attack beats a defence, by ATT - DEF from -5 to 5 (The Edge, section 5.2).
  const table = {
    'Y/Y': [0, 0, 2, 5, 9, 14, 22, 27, 31, 34, 36],
    'Y/R': [0, 0, 0, 1, 3, 6, 10, 16, 22, 27, 31],
    'R/Y': [2, 5, 9, 14, 20, 26, 30, 33, 35, 36, 36],
    'R/R': [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35],
  };
  const dice = { Y: yellow, R: red };

  it.each(Object.entries(table))('The Edge, attack die / defence die %s', (label, wanted) => {
    const [attack, defence] = label.split('/').map(name => dice[name as 'Y' | 'R']);
    const chances = wanted.map((_, i) => oppose(convolve(attack!, certain(i - 5)), defence!).greater);
    check(chances).toEqual(wanted.map(out => fraction(BigInt(out), 36n)));
  });

  it('splits into less, equal and greater', () => {
    check(oppose(D6, D6)).toEqual({ less: fraction(5n, 12n), equal: fraction(1n, 6n), greater: fraction(5n, 12n) });
    check(oppose(certain(1), certain(2))).toEqual({
      less: fraction(1n, 1n),
      equal: fraction(0n, 1n),
      greater: fraction(0n, 1n),
    });
  });

  it('combines two dice in any way', () => {
    check(combine(D6, D6, Math.max).outcomes.at(-1)).toEqual([6, 11n]);
  });
});

describe('fractions', () => {
  it('are in lowest terms and comparable', () => {
    check(fraction(6n, 36n)).toEqual({ num: 1n, den: 6n });
    check(fraction(-6n, 36n)).toEqual({ num: -1n, den: 6n });
    check(compareFractions(fraction(1n, 3n), fraction(2n, 6n))).toBe(0);
    check(compareFractions(fraction(1n, 3n), fraction(1n, 2n))).toBe(-1);
    check(compareFractions(fraction(1n, 2n), fraction(1n, 3n))).toBe(1);
    check(() => fraction(1n, 0n)).toThrow(/denominator/);
  });

  it('become numbers, however long', () => {
    check(toNumber(fraction(1n, 3n))).toBe(1 / 3);
    check(toNumber({ num: 3n ** 2000n, den: 3n ** 2001n })).toBeCloseTo(1 / 3, 15);
    check(toNumber({ num: 1n, den: 7n ** 2000n })).toBe(0);
  });

  it('count choices', () => {
    check([0, 1, 2, 3, 4, 5].map(k => binomialCoefficient(4, k))).toEqual([1n, 4n, 6n, 4n, 1n, 0n]);
    check(binomialCoefficient(4, -1)).toBe(0n);
  });
});
