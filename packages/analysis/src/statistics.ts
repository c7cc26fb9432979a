/** A share of trials, with the interval that holds the true share in 95 of 100 such experiments. */
export interface Share {
  readonly count: number;
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5th percentile of the normal distribution: two-sided 95 %. */
const Z95 = 1.959963984540054;

/**
 * Wilson's score interval. Unlike the textbook “± 1.96 standard errors” it stays within 0 and 1 and makes sense for
 * a handful of games or for a side that never won.
 */
export function wilson(count: number, of: number, z = Z95): Share {
  if (!Number.isInteger(count) || !Number.isInteger(of) || count < 0 || count > of)
    throw new RangeError(`no share: ${count} of ${of}`);
  if (of === 0) return { count, of, rate: 0, low: 0, high: 1 };
  const rate = count / of;
  const z2 = z * z;
  const middle = (rate + z2 / (2 * of)) / (1 + z2 / of);
  const half = (z / (1 + z2 / of)) * Math.sqrt((rate * (1 - rate)) / of + z2 / (4 * of * of));
  // At the ends the formula gives 0 and 1 exactly; floating point would miss them by a hair.
  return { count, of, rate, low: count === 0 ? 0 : middle - half, high: count === of ? 1 : middle + half };
}

/** Counts under names, listed in the order of first appearance. */
export class Counter {
  readonly #counts = new Map<string, number>();

  add(name: string, by = 1): void {
    this.#counts.set(name, this.of(name) + by);
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  names(): string[] {
    return [...this.#counts.keys()];
  }
}
