import { fraction, gcd, type Fraction } from './fraction.js';

/**
 * What a roll may give, exactly: each value with its weight out of `total`. Values ascend and occur once, weights are
 * positive and in lowest terms, so equal distributions are equal data.
 */
export interface Distribution {
  readonly outcomes: readonly Weighted[];
  readonly total: bigint;
}

export type Weighted = readonly [value: number, weight: bigint];

/** Gathers weighted values, in any order and with repetitions. */
export function fromWeights(weighted: Iterable<Weighted>): Distribution {
  const weights = new Map<number, bigint>();
  for (const [value, weight] of weighted) {
    if (weight < 0n) throw new RangeError(`weight ${weight}`);
    if (weight > 0n) weights.set(value, (weights.get(value) ?? 0n) + weight);
  }
  if (weights.size === 0) throw new RangeError('a distribution needs an outcome that can happen');
  let divisor = 0n;
  for (const weight of weights.values()) {
    divisor = gcd(divisor, weight);
    if (divisor === 1n) break; // nearly always after a few weights, and Euclid on long numbers is what costs
  }
  const outcomes = [...weights].map(([value, weight]): Weighted => [value, weight / divisor]);
  outcomes.sort((a, b) => a[0] - b[0]);
  return { outcomes, total: outcomes.reduce((sum, [, weight]) => sum + weight, 0n) };
}

/** Always this value. */
export const certain = (value: number): Distribution => ({ outcomes: [[value, 1n]], total: 1n });

/** A die: each of its faces equally likely, faces may repeat. */
export const die = (faces: readonly number[]): Distribution => fromWeights(faces.map(face => [face, 1n]));

/** 1 with this chance, else 0. */
export function chance({ num, den }: Fraction): Distribution {
  return fromWeights([
    [0, den - num],
    [1, num],
  ]);
}

/** The distribution of a function of the value. */
export const map = (d: Distribution, f: (value: number) => number): Distribution =>
  fromWeights(d.outcomes.map(([value, weight]) => [f(value), weight]));

/** The distribution of a function of two independent values. */
export function combine(a: Distribution, b: Distribution, f: (x: number, y: number) => number): Distribution {
  return fromWeights(pairs(a, b, f));
}

function* pairs(a: Distribution, b: Distribution, f: (x: number, y: number) => number): Iterable<Weighted> {
  for (const [x, xWeight] of a.outcomes) for (const [y, yWeight] of b.outcomes) yield [f(x, y), xWeight * yWeight];
}

/** The sum of two independent values. */
export const convolve = (a: Distribution, b: Distribution): Distribution => combine(a, b, (x, y) => x + y);

/** The sum of `n` independent values, by doubling. */
export function times(d: Distribution, n: number): Distribution {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`${n} times`);
  let sum = certain(0);
  let power = d;
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = convolve(sum, power);
    if (left > 1) power = convolve(power, power);
  }
  return sum;
}

/** One of several distributions, each with its own weight. */
export function mix(parts: readonly (readonly [weight: bigint, d: Distribution])[]): Distribution {
  const scale = parts.reduce((product, [, d]) => lcm(product, d.total), 1n);
  return fromWeights(
    parts.flatMap(([weight, d]) => d.outcomes.map(([value, w]): Weighted => [value, (weight * w * scale) / d.total])),
  );
}

/** A second roll that depends on the first: hits, then the wounds of that many hits. */
export const chain = (d: Distribution, next: (value: number) => Distribution): Distribution =>
  mix(d.outcomes.map(([value, weight]) => [weight, next(value)]));

/** What remains likely once it is known that the value satisfies a claim. */
export const condition = (d: Distribution, claim: (value: number) => boolean): Distribution =>
  fromWeights(d.outcomes.filter(([value]) => claim(value)));

/** The chance that the value satisfies a claim. */
export function probability(d: Distribution, claim: (value: number) => boolean): Fraction {
  const weight = d.outcomes.reduce((sum, [value, w]) => (claim(value) ? sum + w : sum), 0n);
  return fraction(weight, d.total);
}

export const atLeast = (d: Distribution, least: number): Fraction => probability(d, value => value >= least);

/** The average. Values must be whole numbers. */
export function expect(d: Distribution): Fraction {
  return fraction(
    d.outcomes.reduce((sum, [value, weight]) => sum + BigInt(value) * weight, 0n),
    d.total,
  );
}

/** The smallest value that is not exceeded with at least this chance: 1/2 gives the median. */
export function quantile(d: Distribution, level: Fraction): number {
  let below = 0n;
  for (const [value, weight] of d.outcomes) {
    below += weight;
    if (below * level.den >= level.num * d.total) return value;
  }
  throw new RangeError(`no quantile ${level.num}/${level.den}`);
}

/** Two rolls against each other. */
export interface Opposed {
  readonly less: Fraction;
  readonly equal: Fraction;
  readonly greater: Fraction;
}

/** How the first total compares with the second. */
export function oppose(a: Distribution, b: Distribution): Opposed {
  const sign = combine(a, b, (x, y) => Math.sign(x - y) + 0);
  const chanceOf = (wanted: number): Fraction => probability(sign, value => value === wanted);
  return { less: chanceOf(-1), equal: chanceOf(0), greater: chanceOf(1) };
}

const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;
