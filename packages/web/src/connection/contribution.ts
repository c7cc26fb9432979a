import { recall, remember } from '../app/memory.js';

/**
 * This browser's part of the dice. It is kept: after the battle its owner can see that the very text was mixed in.
 */
export function contributionFor(seat: string): string {
  const key = `contribution.${seat}`;
  const known = recall(key);
  if (known !== undefined) return known;
  const fresh = randomHex(32);
  remember(key, fresh);
  return fresh;
}

/** So many random bytes, in hexadecimal. */
export function randomHex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, byte => byte.toString(16).padStart(2, '0')).join('');
}
