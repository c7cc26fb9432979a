import { describe, expect as check, it } from 'vitest';
import { byCounting, sequences, sum } from '../test/enumerate.js';
import { atLeast, certain, chain, chance, map, times, type Distribution } from './distribution.js';
import { fraction } from './fraction.js';
import {
  beats,
  binomial,
  compound,
  D6,
  D6_FACES,
  exploding,
  highest,
  hitsOfDie,
  multipliedCapped,
  reaches,
  rerolled,
  rerolledTimes,
  successes,
  successesWithRerolls,
  thinned,
} from './rolls.js';

const passed = (faces: readonly number[], passes: (face: number) => boolean): number => faces.filter(passes).length;

describe('tests with natural results', () => {
  it('a natural 6 passes and a natural 1 fails whatever the modifier', () => {
    const passing = (target: number, modifier: number) => D6_FACES.filter(beats(target, modifier));
    check(passing(4, 0)).toEqual([4, 5, 6]);
    check(passing(2, -4)).toEqual([6]);
    check(passing(2, +4)).toEqual([2, 3, 4, 5, 6]);
    check(passing(4, -1)).toEqual([5, 6]);
    check(D6_FACES.filter(reaches(1))).toEqual(D6_FACES);
    check(D6_FACES.filter(reaches(7))).toEqual([]);
  });
});

describe('exact odds equal exhaustive counting', () => {
  it('sums of up to 6 dice', () => {
    for (let n = 0; n <= 6; n++) check(times(D6, n)).toEqual(byCounting(sequences(n, D6_FACES), sum));
  });

  it('successes of up to 6 dice, for every target', () => {
    for (let n = 0; n <= 6; n++) {
      for (const target of [2, 4, 6]) {
        const counted = byCounting(sequences(n, D6_FACES), faces => passed(faces, beats(target)));
        check(successes(n, D6, beats(target)), `${n} dice on ${target}+`).toEqual(counted);
      }
    }
  });

  it('highest of up to 6 dice', () => {
    for (let n = 1; n <= 6; n++)
      check(highest(n, D6)).toEqual(byCounting(sequences(n, D6_FACES), faces => Math.max(...faces)));
    check(() => highest(0, D6)).toThrow(/0 dice/);
  });

  it('hits where natural sixes count twice', () => {
    const worth = (natural: number) => (natural === 6 ? 2 : 1);
    const exact = times(hitsOfDie(D6, beats(4), worth), 5);
    const counted = byCounting(sequences(5, D6_FACES), faces => passed(faces, beats(4)) + passed(faces, f => f === 6));
    check(exact).toEqual(counted);
  });

  it('each attack multiplied and capped by itself', () => {
    const attack = multipliedCapped(
      hitsOfDie(D6, beats(4), natural => (natural === 6 ? 2 : 1)),
      3,
      4,
    );
    const hits = (face: number) => (face === 6 ? 4 : beats(4)(face) ? 3 : 0);
    check(times(attack, 4)).toEqual(byCounting(sequences(4, D6_FACES), faces => sum(faces.map(hits))));
  });

  it('all failures rolled again once', () => {
    const exact = successes(
      3,
      rerolled(D6, face => face < 4),
      reaches(4),
    );
    const counted = byCounting(sequences(6, D6_FACES), faces => {
      const first = faces.slice(0, 3);
      return first.filter((face, i) => face >= 4 || faces[3 + i]! >= 4).length;
    });
    check(exact).toEqual(counted);
  });

  it('a natural 6 that must be rolled again, second result final', () => {
    const exact = successes(
      3,
      rerolled(D6, face => face === 6),
      beats(5),
    );
    const counted = byCounting(sequences(6, D6_FACES), faces =>
      passed(
        faces.slice(0, 3).map((face, i) => (face === 6 ? faces[3 + i]! : face)),
        beats(5),
      ),
    );
    check(exact).toEqual(counted);
  });

  it('failures rolled again for two rounds', () => {
    const exact = successes(
      2,
      rerolledTimes(D6, face => face < 5, 2),
      reaches(5),
    );
    const counted = byCounting(
      sequences(6, D6_FACES),
      faces => [0, 1].filter(i => [0, 2, 4].some(round => faces[i + round]! >= 5)).length,
    );
    check(exact).toEqual(counted);
    check(rerolledTimes(D6, () => true, 0)).toEqual(D6);
  });

  it('at most k failed dice rolled again: none, one die once, all', () => {
    for (const k of [0, 1, 2, 3]) {
      const counted = byCounting(sequences(6, D6_FACES), faces => {
        const first = passed(faces.slice(0, 3), reaches(5));
        return first + passed(faces.slice(3, 3 + Math.min(k, 3 - first)), reaches(5));
      });
      check(successesWithRerolls(3, D6, reaches(5), k), `k = ${k}`).toEqual(counted);
    }
  });

  it('exploding sixes, added', () => {
    const counted = byCounting(sequences(3, D6_FACES), ([a, b, c]) => a! + (a === 6 ? b! + (b === 6 ? c! : 0) : 0));
    check(exploding(D6, face => face === 6, 2)).toEqual(counted);
  });

  it('hits, then blocks, then wounds', () => {
    const exact = thinned(successes(3, D6, beats(3)), fraction(2n, 3n));
    const counted = byCounting(sequences(6, D6_FACES), faces => {
      const hits = passed(faces.slice(0, 3), beats(3));
      return passed(faces.slice(3, 3 + hits), face => face < 5);
    });
    check(exact).toEqual(counted);
  });

  it('a rolled six strikes harder than other hits: one attack as a mixture, then n of them', () => {
    const wound = (natural: number): Distribution => {
      if (!beats(4)(natural)) return certain(0);
      return chance(fraction(natural === 6 ? 5n : 3n, 6n));
    };
    const counted = byCounting(sequences(6, D6_FACES), faces =>
      sum(
        faces.slice(0, 3).map((hit, i) => {
          const block = natural6Only(hit) ? beats(2, -4) : beats(4);
          return beats(4)(hit) && !block(faces[3 + i]!) ? 1 : 0;
        }),
      ),
    );
    check(times(chain(D6, wound), 3)).toEqual(counted);
  });

  it('a random number of things with random worth', () => {
    const exact = compound(
      map(D6, face => face % 3),
      D6,
    );
    const counted = byCounting(sequences(3, D6_FACES), ([n, ...more]) => sum(more.slice(0, n! % 3)));
    check(exact).toEqual(counted);
  });
});

const natural6Only = (face: number): boolean => face === 6;

describe('binomial', () => {
  it('is the n-fold sum of one chance, also when it is certain or impossible', () => {
    for (const each of [fraction(0n, 1n), fraction(1n, 3n), fraction(5n, 6n), fraction(1n, 1n)])
      for (const n of [0, 1, 2, 7, 20]) check(binomial(n, each)).toEqual(times(chance(each), n));
  });
});

describe('speed of thought', () => {
  it('sixty dice stay exact', () => {
    const odds = successes(60, D6, beats(4));
    check(odds.total).toBe(2n ** 60n);
    check(atLeast(odds, 60)).toEqual(fraction(1n, 2n ** 60n));
  });
});
