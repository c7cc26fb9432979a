import type { Entry } from '@banneret/ai';
import { agreedOptions } from '../agreed.js';
import { checkArmies, checkSeats, readArmies, setUp } from '../armies.js';
import type { Call } from '../command.js';
import type { Words } from '../language.js';
import { Mistake } from '../mistake.js';

/** Who sits where, and with what. */
export interface Seating {
  readonly setup: unknown;
  /** For each seat a level of the computer, or `HUMAN`. */
  readonly players: readonly string[];
  readonly seed: string;
}

export const HUMAN = 'human';
const DEFAULT_LEVEL = 'greedy';
const DEFAULT_SEATS = 2;
const MOST_SEATS = 4;

/** The seats where people sit; none when they only watch. */
export const peopleOf = ({ players }: Seating): readonly number[] =>
  players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));

export function seatingFor(call: Call, entry: Entry & { readonly words: Words }): Seating {
  const { flags, t } = call;
  const { game, words } = entry;
  const armies = flags.list('armies');
  const players = playersFor(call, entry, armies?.length);
  const seats = players.length;
  checkSeats(game, seats, words);
  checkArmies(armies, seats, words);
  const seed = flags.text('seed') ?? String(Date.now() % 1_000_000);
  const lists = armies && readArmies(armies, t);
  const options = agreedOptions(flags, t);
  const request = { seats, seed: setupSeed(seed), ...(lists && { armies: lists }), ...(options && { options }) };
  const setup = setUp(game, request, words, armies);
  return { setup, players, seed };
}

/** Named seat by seat with `--players`; without it one person meets computers of one level. */
function playersFor(call: Call, { players }: Entry, armies: number | undefined): readonly string[] {
  const { flags } = call;
  const seats = flags.count('seats', 1, MOST_SEATS) ?? armies;
  const named = flags.list('players');
  if (named) return namedPlayers(call, named, Object.keys(players), seats);
  const seat = flags.count('seat', 0, seats ?? DEFAULT_SEATS) ?? 1;
  const level = flags.oneOf('level', Object.keys(players)) ?? DEFAULT_LEVEL;
  return Array.from({ length: seats ?? DEFAULT_SEATS }, (_, i) => (i === seat - 1 ? HUMAN : level));
}

function namedPlayers(
  { flags, t }: Call,
  named: readonly string[],
  levels: readonly string[],
  seats: number | undefined,
): readonly string[] {
  const idle = ['seat', 'level'].find(option => flags.has(option));
  if (idle) throw new Mistake(t.say('cli.play.players-alone', { option: `--${idle}` }));
  const known = [HUMAN, ...levels];
  const unknown = named.find(player => !known.includes(player));
  if (unknown !== undefined)
    throw new Mistake(t.say('cli.option.one-of', { option: '--players', value: unknown, allowed: known.join(', ') }));
  if (named.length === 1) return Array.from({ length: seats ?? DEFAULT_SEATS }, () => named[0] as string);
  if (seats !== undefined && seats !== named.length)
    throw new Mistake(t.say('cli.play.players-count', { players: named.length, seats }));
  return named;
}

/** Set-ups are varied by a number; a seed may be any word. */
const setupSeed = (seed: string): number =>
  /^\d{1,9}$/.test(seed) ? Number(seed) : [...seed].reduce((sum, c) => (sum * 31 + (c.codePointAt(0) ?? 0)) % 1e9, 7);
