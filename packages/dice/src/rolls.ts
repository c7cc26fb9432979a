import {
  certain,
  chain,
  convolve,
  die,
  fromWeights,
  map,
  mix,
  probability,
  times,
  type Distribution,
  type Weighted,
} from './distribution.js';
import type { Fraction } from './fraction.js';

export const D6_FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
export const D6: Distribution = die(D6_FACES);

/** Does a die with this natural face succeed? */
export type Passes = (natural: number) => boolean;

/** The usual test: face plus modifier against a target number, where a natural 6 always passes and a 1 never does. */
export const beats =
  (target: number, modifier = 0): Passes =>
  natural =>
    natural === 6 || (natural !== 1 && natural + modifier >= target);

/** A test without natural results: an equal or higher face passes. */
export const reaches =
  (target: number): Passes =>
  natural =>
    natural >= target;

/** How many of `n` independent things happen, each with this chance. Says the same as `times(chance(each), n)`, faster. */
export function binomial(n: number, { num, den }: Fraction): Distribution {
  const weighted: Weighted[] = [];
  const fails = den - num;
  let choices = 1n;
  for (let k = 0; k <= n; k++) {
    weighted.push([k, choices * num ** BigInt(k) * fails ** BigInt(n - k)]);
    choices = (choices * BigInt(n - k)) / BigInt(k + 1);
  }
  return fromWeights(weighted);
}

/** How many of `n` dice pass. */
export const successes = (n: number, die: Distribution, passes: Passes): Distribution =>
  binomial(n, probability(die, passes));

/** The face of a die that is rolled again, once, when its first face asks for it; the second face is final. */
export const rerolled = (die: Distribution, again: Passes): Distribution =>
  mix(die.outcomes.map(([face, weight]) => [weight, again(face) ? die : certain(face)]));

/** The same with several rounds: a face that still asks is rolled again until the rounds are used up. */
export function rerolledTimes(die: Distribution, again: Passes, rounds: number): Distribution {
  let face = die;
  for (let round = 0; round < rounds; round++) {
    const previous = face;
    face = mix(die.outcomes.map(([natural, weight]) => [weight, again(natural) ? previous : certain(natural)]));
  }
  return face;
}

/** How many of `n` dice pass when up to `k` failed dice may each be rolled again once. */
export function successesWithRerolls(n: number, die: Distribution, passes: Passes, k: number): Distribution {
  const first = successes(n, die, passes);
  return chain(first, passed => convolve(certain(passed), successes(Math.min(k, n - passed), die, passes)));
}

/** The hits of one attack die, where some natural faces count as several hits. */
export const hitsOfDie = (die: Distribution, passes: Passes, worth: (natural: number) => number): Distribution =>
  map(die, natural => (passes(natural) ? worth(natural) : 0));

/** A die that is rolled again and added as long as it shows such a face, at most `limit` more times. */
export function exploding(die: Distribution, explodes: Passes, limit: number): Distribution {
  if (limit === 0) return die;
  const more = exploding(die, explodes, limit - 1);
  return mix(
    die.outcomes.map(([face, weight]) => [weight, explodes(face) ? convolve(certain(face), more) : certain(face)]),
  );
}

/** Each of a random number of things survives on its own with this chance: hits that are not blocked. */
export const thinned = (count: Distribution, survives: Fraction): Distribution =>
  chain(count, n => binomial(n, survives));

/** A random number of things, each worth an independent amount: unblocked hits that cause several wounds. */
export const compound = (count: Distribution, each: Distribution): Distribution => chain(count, n => times(each, n));

/** Every attack scores `factor` times its hits, never more than `cap`. */
export const multipliedCapped = (hits: Distribution, factor: number, cap: number): Distribution =>
  map(hits, n => Math.min(n * factor, cap));

/**
 * The highest of `n` dice. P(all at most v) is the n-th power of P(one at most v), so no pool is enumerated.
 */
export function highest(n: number, die: Distribution): Distribution {
  if (n < 1) throw new RangeError(`highest of ${n} dice`);
  let below = 0n;
  let cumulated = 0n;
  return fromWeights(
    die.outcomes.map(([face, weight]) => {
      cumulated += weight;
      const atMost = cumulated ** BigInt(n);
      const exactly = atMost - below;
      below = atMost;
      return [face, exactly];
    }),
  );
}
