import { drawOutcome, type Chance, type Outcome, type Rng } from '@banneret/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Dice that anybody can check afterwards. Whoever keeps the match picks a secret seed and shows its commitment before
 * anybody plays; then each seat adds a contribution of its own. Every roll follows from the seed and all
 * contributions, so neither side alone can choose it. When the game is over the seed is shown, and everything can be
 * computed again.
 */
export interface FairDice {
  /** 32 bytes in hexadecimal: secret until the game is over. */
  readonly seed: string;
  /** One a seat, in seat order. */
  readonly contributions: readonly string[];
}

/** What is shown before the first roll. It binds the keeper to the seed without telling it. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The outcome of the roll with this number. Numbers are never used twice, also when moves are taken back. */
export const fairOutcome = (dice: FairDice, draw: number, chance: Chance): Outcome =>
  drawOutcome(chance, new FairRng(dice, draw));

const SEED = /^[0-9a-f]{64}$/;
export const isSeed = (raw: unknown): raw is string => typeof raw === 'string' && SEED.test(raw);

/** Long enough for a random number of 256 bits, and for somebody who would rather type a sentence. */
export const MOST_CONTRIBUTED = 128;
export const isContribution = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.length > 0 && raw.length <= MOST_CONTRIBUTED;

/** A stream of 32-bit numbers from HMAC-SHA256 blocks, by rejection where a range does not divide them evenly. */
class FairRng implements Rng {
  readonly #key: Uint8Array;
  readonly #label: string;
  #block: DataView = EMPTY;
  #blocks = 0;
  #at = 0;

  constructor({ seed, contributions }: FairDice, draw: number) {
    this.#key = hexToBytes(seed);
    this.#label = JSON.stringify([contributions, draw]);
  }

  below(n: number): number {
    if (!Number.isSafeInteger(n) || n < 1 || n > TWO_32) throw new RangeError(`below(${n})`);
    const limit = TWO_32 - (TWO_32 % n);
    let x = this.#next();
    while (x >= limit) x = this.#next();
    return x % n;
  }

  #next(): number {
    if (this.#at >= this.#block.byteLength) {
      const bytes = hmac(sha256, this.#key, utf8ToBytes(`${this.#label}/${this.#blocks++}`));
      this.#block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#at = 0;
    }
    const x = this.#block.getUint32(this.#at);
    this.#at += 4;
    return x;
  }
}

const TWO_32 = 4_294_967_296;
const EMPTY = new DataView(new ArrayBuffer(0));
