import { fromWeights, type Distribution, type Weighted } from './distribution.js';
import { binomialCoefficient } from './fraction.js';

/**
 * One way a whole pool can turn out, as counts: `counts[i]` dice (or cards) show `values[i]`. A pool of ten six-sided
 * dice has 3,003 of these instead of sixty million sequences; `weight` is how many sequences each stands for.
 */
export interface Outcome {
  readonly counts: readonly number[];
  readonly weight: bigint;
}

/** Every way a pool or a draw can turn out, lexicographically by counts, the first value's highest count first. */
export interface Outcomes {
  readonly values: readonly number[];
  readonly list: readonly Outcome[];
}

/** All results of `n` dice, as counts per face. */
export function poolOutcomes(n: number, die: Distribution): Outcomes {
  const values = die.outcomes.map(([face]) => face);
  const weights = die.outcomes.map(([, weight]) => weight);
  const list = spread(
    n,
    values.map(() => n),
    (left, i, count) => binomialCoefficient(left, count) * weights[i]! ** BigInt(count),
  );
  return { values, list };
}

/** All draws of `n` cards out of these, without putting any back. */
export function drawOutcomes(n: number, cards: readonly number[]): Outcomes {
  if (n > cards.length) throw new RangeError(`${n} cards out of ${cards.length}`);
  const values = [...new Set(cards)].sort((a, b) => a - b);
  const copies = values.map(value => cards.filter(card => card === value).length);
  const list = spread(n, copies, (_left, i, count) => binomialCoefficient(copies[i]!, count));
  return { values, list };
}

/** Distributes `n` over the values, at most `limits[i]` each; the weight of an outcome is the product over its parts. */
function spread(
  n: number,
  limits: readonly number[],
  weigh: (left: number, i: number, count: number) => bigint,
): Outcome[] {
  const list: Outcome[] = [];
  const counts = limits.map(() => 0);
  const roomAfter = limits.map((_, i) => limits.slice(i + 1).reduce((sum, limit) => sum + limit, 0));
  const place = (i: number, left: number, weight: bigint): void => {
    if (i === limits.length) {
      if (left === 0) list.push({ counts: [...counts], weight });
      return;
    }
    for (let count = Math.min(left, limits[i]!); count >= Math.max(0, left - roomAfter[i]!); count--) {
      counts[i] = count;
      place(i + 1, left - count, weight * weigh(left, i, count));
    }
  };
  place(0, n, 1n);
  return list;
}

/** The distribution of anything that depends only on the counts. */
export function ofOutcomes(
  { values, list }: Outcomes,
  f: (counts: readonly number[], values: readonly number[]) => number,
): Distribution {
  return fromWeights(list.map(({ counts, weight }): Weighted => [f(counts, values), weight]));
}

/** The sum of the `keep` highest. */
export const keepHighest = (outcomes: Outcomes, keep: number): Distribution =>
  ofOutcomes(outcomes, (counts, values) => {
    let [sum, left] = [0, keep];
    for (let i = values.length - 1; i >= 0 && left > 0; i--) {
      const taken = Math.min(left, counts[i]!);
      sum += taken * values[i]!;
      left -= taken;
    }
    return sum;
  });

/** The sum of everything drawn or rolled. */
export const totalOf = (outcomes: Outcomes): Distribution =>
  ofOutcomes(outcomes, (counts, values) => counts.reduce((sum, count, i) => sum + count * values[i]!, 0));

/** How many of the drawn or rolled ones satisfy a claim. */
export const countOf = (outcomes: Outcomes, claim: (value: number) => boolean): Distribution =>
  ofOutcomes(outcomes, (counts, values) =>
    counts.reduce((sum, count, i) => (claim(values[i]!) ? sum + count : sum), 0),
  );
