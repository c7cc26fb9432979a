import { seededRng, shuffle } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';

/**
 * The generator written a second time, with unbounded integers reduced modulo 2^32: sfc32 after the reference in
 * PractRand, and the seeding of this package. If 32-bit tricks ever go wrong, the two part.
 */
class Reference {
  #a: bigint;
  #b: bigint;
  #c: bigint;
  #counter: bigint;

  constructor(seeds: readonly (number | string)[]) {
    const text = JSON.stringify(seeds);
    [this.#a, this.#b, this.#c, this.#counter] = [0x811c9dc5n, 0x9e3779b9n, 0x7f4a7c15n, 0x94d049bbn].map(key => {
      let h = key;
      for (const unit of text) {
        h = ((h ^ BigInt(unit.charCodeAt(0))) * 0x01000193n) & MASK;
        h ^= h >> 15n; // must shift as an unsigned word
      }
      return ((h ^ (h >> 16n)) * 0x85ebca6bn) & MASK;
    }) as [bigint, bigint, bigint, bigint];
    for (let i = 0; i < 12; i++) this.next();
  }

  next(): bigint {
    const out = (this.#a + this.#b + this.#counter) & MASK;
    this.#counter = (this.#counter + 1n) & MASK;
    this.#a = this.#b ^ (this.#b >> 9n);
    this.#b = (this.#c + (this.#c << 3n)) & MASK;
    this.#c = ((((this.#c << 21n) | (this.#c >> 11n)) & MASK) + out) & MASK;
    return out;
  }

  below(n: bigint): number {
    for (;;) {
      const x = this.next();
      if (x < TWO_32 - (TWO_32 % n)) return Number(x % n);
    }
  }
}

const TWO_32 = 2n ** 32n;
const MASK = TWO_32 - 1n;

describe('seededRng', () => {
  it.each([[[1]], [[0, 'dice']], [['soak', 42, 7]], [['player', 3]]])('agrees with the reference for %j', seeds => {
    const rng = seededRng(...seeds);
    const reference = new Reference(seeds);
    for (let i = 0; i < 500; i++) {
      const n = [2, 6, 7, 52, 1000, 3_000_000_000, 2 ** 32][i % 7] as number;
      expect(rng.below(n)).toBe(reference.below(BigInt(n)));
    }
  });

  it('gives these numbers for ever: recorded games of computer players depend on them', () => {
    const rng = seededRng(1, 'dice');
    expect(Array.from({ length: 12 }, () => 1 + rng.below(6))).toEqual(PINNED_DICE);
  });

  it('tells seeds apart, also a number from its text', () => {
    const first = (...seeds: (number | string)[]): number => seededRng(...seeds).below(2 ** 32);
    const numbers = [first(1), first(2), first('1'), first(1, 2), first(12), first('a', 'b'), first('ab'), first()];
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('forks with a shared past and separate futures', () => {
    const rng = seededRng('fork');
    rng.below(10);
    const copy = rng.fork();
    const ahead = Array.from({ length: 5 }, () => rng.below(1000));
    expect(Array.from({ length: 5 }, () => copy.below(1000))).toEqual(ahead);
  });

  it('stays in range and reaches every value about equally often', () => {
    const rng = seededRng('range');
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) {
      const face = rng.below(6);
      counts[face] = (counts[face] as number) + 1;
    }
    // Six standard deviations (about 91 each) either side of 10,000.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(550);
  });

  it('knows only one number below 1', () => {
    expect(seededRng(3).below(1)).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('throws for below(%s)', n => {
    expect(() => seededRng(1).below(n)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  it('works in place and keeps every item', () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffle(items, seededRng(5))).toBe(items);
    expect([...items].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('gives each order exactly once over all sequences of draws', () => {
    // Three items take a draw below 3 and one below 2: six sequences, six orders.
    const orders = new Set<string>();
    for (const first of [0, 1, 2])
      for (const second of [0, 1]) {
        const draws = [first, second];
        orders.add(shuffle(['a', 'b', 'c'], { below: () => draws.shift() as number }).join(''));
      }
    expect(orders.size).toBe(6);
  });
});

const PINNED_DICE: readonly number[] = [5, 5, 3, 2, 5, 5, 3, 1, 2, 4, 6, 2];
