import { getHeapStatistics } from 'node:v8';

/** From so many bytes on that are really needed, rooms in which nothing goes on are put away: some fifty of them fit in. */
const FULL_BYTES = 58 * 1024 * 1024;
/** The least that was in use in so many looks is what is needed; the rest was waiting to be tidied up. */
const LOOKS = 8;

/** Knows whether a thread holds too much. */
export class Fullness {
  readonly #used: () => number;
  readonly #full: number;
  #seen: number[] = [];

  constructor(used = () => getHeapStatistics().used_heap_size, full = FULL_BYTES) {
    this.#used = used;
    this.#full = full;
  }

  /** Is it time to put something away? To be asked at equal intervals. */
  look(): boolean {
    this.#seen = [...this.#seen, this.#used()].slice(-LOOKS);
    return this.#seen.length === LOOKS && Math.min(...this.#seen) > this.#full;
  }
}
