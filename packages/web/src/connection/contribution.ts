import { randomHex } from '@banneret/room';
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
