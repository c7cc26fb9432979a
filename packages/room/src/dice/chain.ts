import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** So many links a chain has to show: more than the longest match needs, and made in a blink. */
export const CHAIN_LENGTH = 16_384;
const LINK_BYTES = 32;
const STRIDE = 128;

/** Chains that were needed lately, the latest last. */
const lately = new Map<string, Chain>();
const MOST_KEPT = 256;

/**
 * A hash chain: link n - 1 is the hash of link n. The anchor (link 0) is shown first and binds its owner to every link, yet tells
 * none of them: from a link anybody computes the earlier ones, and only the owner of the root the later ones.
 */
export class Chain {
  readonly anchor: string;
  /** Every 128th link, so that any other is at most 127 hashes away; one after the other in a single array, which takes far less room. */
  readonly #kept = new Uint8Array((CHAIN_LENGTH / STRIDE) * LINK_BYTES);

  /** `root`: 32 secret bytes in hexadecimal. It is the last link. */
  constructor(root: string) {
    let link: Uint8Array = hexToBytes(root);
    for (let number = CHAIN_LENGTH; number > 0; number -= STRIDE) {
      this.#kept.set(link, placeOf(number));
      link = hashed(link, STRIDE);
    }
    this.anchor = bytesToHex(link);
  }

  /** Made in 20 milliseconds and kept in 4 kB: whoever comes back to a match soon does not wait for it again. */
  static of(root: string): Chain {
    const known = lately.get(root) ?? new Chain(root);
    lately.delete(root);
    lately.set(root, known);
    const [oldest] = lately.keys();
    if (lately.size > MOST_KEPT && oldest !== undefined) lately.delete(oldest);
    return known;
  }

  link(number: number): string {
    if (!isLinkNumber(number)) throw new RangeError(`link ${number}`);
    const near = Math.ceil(number / STRIDE) * STRIDE;
    const place = placeOf(near);
    return bytesToHex(hashed(this.#kept.subarray(place, place + LINK_BYTES), near - number));
  }
}

const placeOf = (kept: number): number => (kept / STRIDE - 1) * LINK_BYTES;

export const isLinkNumber = (number: number): boolean =>
  Number.isSafeInteger(number) && number >= 1 && number <= CHAIN_LENGTH;

/** Does the link of this number lead back to an earlier one of the same chain? Without a number that one is the anchor. */
export function leadsTo(link: string, number: number, earlier: string, earlierNumber = 0): boolean {
  const steps = number - earlierNumber;
  if (!Number.isSafeInteger(steps) || steps < 0 || steps > CHAIN_LENGTH) return false;
  return bytesToHex(hashed(hexToBytes(link), steps)) === earlier;
}

/** The links of the numbers 0 (the anchor) to this one, each in its place. */
export function linksUpTo(link: string, number: number): readonly string[] {
  if (!isLinkNumber(number)) throw new RangeError(`link ${number}`);
  const links: string[] = [];
  let bytes = hexToBytes(link);
  for (let at = number; at >= 0; at--) {
    links[at] = bytesToHex(bytes);
    bytes = sha256(bytes);
  }
  return links;
}

/** Chains are long: one state and one place for the result serve for all of it. */
function hashed(bytes: Uint8Array, times: number): Uint8Array {
  const link = bytes.slice();
  const fresh = sha256.create();
  let state = fresh.clone();
  for (let i = 0; i < times; i++) {
    // oxlint-disable-next-line no-underscore-dangle -- the library's own name for taking up a state without making one
    state = fresh._cloneInto(state);
    state.update(link).digestInto(link);
  }
  return link;
}
