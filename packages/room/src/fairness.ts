import { drawOutcome, type Chance, type Outcome } from '@banneret/kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { KeyedStream } from './dice/stream.js';

/**
 * Dice of matches of old and of guided lessons (scheme 1; the one for shared matches is in `dice/`). Whoever keeps the match picks a secret seed and shows its commitment before
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
  drawOutcome(chance, new KeyedStream(hexToBytes(dice.seed), JSON.stringify([dice.contributions, draw])));

const SEED = /^[0-9a-f]{64}$/;
export const isSeed = (raw: unknown): raw is string => typeof raw === 'string' && SEED.test(raw);

/** Long enough for a random number of 256 bits, and for somebody who would rather type a sentence. */
export const MOST_CONTRIBUTED = 128;
export const isContribution = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.length > 0 && raw.length <= MOST_CONTRIBUTED;
