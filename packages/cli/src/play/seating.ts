import type { Entry } from '@banneret/ai';
import { checkArmies, checkSeats, readArmies, setUp } from '../armies.js';
import type { Call } from '../command.js';
import type { Words } from '../language.js';

/** Who sits where, and with what. */
export interface Seating {
  readonly setup: unknown;
  readonly seats: number;
  /** The person's seat; nobody's when only watching. */
  readonly human: number | undefined;
  readonly level: string;
  readonly seed: string;
}

const DEFAULT_LEVEL = 'greedy';
const DEFAULT_SEATS = 2;
const MOST_SEATS = 4;

export function seatingFor({ flags, t }: Call, entry: Entry & { readonly words: Words }): Seating {
  const { game, players, words } = entry;
  const armies = flags.list('armies');
  const seats = flags.count('seats', 1, MOST_SEATS) ?? armies?.length ?? DEFAULT_SEATS;
  checkSeats(game, seats, words);
  checkArmies(armies, seats, words);
  const seat = flags.count('seat', 0, seats) ?? 1;
  const level = flags.oneOf('level', Object.keys(players)) ?? DEFAULT_LEVEL;
  const seed = flags.text('seed') ?? String(Date.now() % 1_000_000);
  const lists = armies && readArmies(armies, t);
  const setup = setUp(game, { seats, seed: setupSeed(seed), ...(lists && { armies: lists }) }, words, armies);
  return { setup, seats, human: seat === 0 ? undefined : seat - 1, level, seed };
}

/** Set-ups are varied by a number; a seed may be any word. */
const setupSeed = (seed: string): number =>
  /^\d{1,9}$/.test(seed) ? Number(seed) : [...seed].reduce((sum, c) => (sum * 31 + (c.codePointAt(0) ?? 0)) % 1e9, 7);
