import type { AnyGame, SetupRequest } from '@banneret/game';
import { tellFault } from '@banneret/game';
import { readText } from './files.js';
import type { Words } from './language.js';
import { Mistake } from './mistake.js';

const LARGEST_LIST = 1_000_000;

/** Armies by name, or as files that hold a list. */
export const readArmies = (names: readonly string[], t: Words): readonly unknown[] =>
  names.map(name => (/[/\\]|\.json$/.test(name) ? readList(name, t) : name));

function readList(file: string, t: Words): unknown {
  const text = readText(file, LARGEST_LIST, t);
  try {
    return JSON.parse(text);
  } catch {
    throw new Mistake(t.say('cli.in-file', { file, reason: t.say('scenario.not-json') }));
  }
}

/** The game's set-up for a request, or the game's own complaint. */
export function setUp(game: AnyGame, request: SetupRequest, words: Words): unknown {
  const read = game.setupFor(request);
  if (read.ok) return read.value;
  throw new Mistake(tellFault({ place: '', problem: read.problem }, words));
}

export function checkSeats(game: AnyGame, seats: number, words: Words): void {
  if (game.seatCounts.includes(seats)) return;
  const allowed = game.seatCounts.join(', ');
  throw new Mistake(words.say('cli.seats', { game: game.system.id, seats, allowed }));
}
