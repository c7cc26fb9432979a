/** A source of uniform integers. It never enters a match: outcomes do. */
export interface Rng {
  /** Uniform in [0, n). */
  below(n: number): number;
}

/** A generator whose state can be copied, so that two thinkers can share a past without sharing a future. */
export interface ForkableRng extends Rng {
  fork(): ForkableRng;
}

/**
 * sfc32 (Chris Doty-Humphrey's small fast counter), seeded from any number of integers or strings. Integers below
 * `n` come by rejection, never by scaling, so each is exactly as likely as the others.
 */
export function seededRng(...seeds: readonly (number | string)[]): ForkableRng {
  const [a, b, c, d] = mixSeeds(seeds);
  const rng = new Sfc32(a, b, c, d);
  for (let i = 0; i < 12; i++) rng.next();
  return rng;
}

class Sfc32 implements ForkableRng {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(a: number, b: number, c: number, d: number) {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + t) | 0;
    return t >>> 0;
  }

  below(n: number): number {
    if (!Number.isSafeInteger(n) || n < 1 || n > TWO_32) throw new RangeError(`below(${n})`);
    const limit = TWO_32 - (TWO_32 % n);
    let x = this.next();
    while (x >= limit) x = this.next();
    return x % n;
  }

  fork(): ForkableRng {
    return new Sfc32(this.#a, this.#b, this.#c, this.#d);
  }
}

const TWO_32 = 4_294_967_296;

/** Spread the seeds over 128 bits with four differently keyed FNV-like passes. */
function mixSeeds(seeds: readonly (number | string)[]): [number, number, number, number] {
  const text = JSON.stringify(seeds);
  const lane = (key: number): number => {
    let h = key | 0;
    for (let i = 0; i < text.length; i++) {
      h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
      h ^= h >>> 15;
    }
    return Math.imul(h ^ (h >>> 16), 0x85ebca6b) | 0;
  };
  return [lane(0x811c9dc5), lane(0x9e3779b9), lane(0x7f4a7c15), lane(0x94d049bb)];
}

/** Fisher-Yates, in place. */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const kept = items[i] as T;
    items[i] = items[j] as T;
    items[j] = kept;
  }
  return items;
}
