import type { Rng } from '@banneret/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A stream of 32-bit numbers from HMAC-SHA256 blocks, by rejection where a range does not divide them evenly. Whoever has
 * the key and the label has every number; whoever lacks the key has none.
 */
export class KeyedStream implements Rng {
  readonly #key: Uint8Array;
  readonly #label: string;
  #block: DataView = EMPTY;
  #blocks = 0;
  #at = 0;

  constructor(key: Uint8Array, label: string) {
    this.#key = key;
    this.#label = label;
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
