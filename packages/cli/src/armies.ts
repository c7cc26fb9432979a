import { DEEPEST_JSON, nestsTooDeep, tellFault, type AnyGame, type SetupRequest } from '@banneret/game';
import type { Problem } from '@banneret/kernel';
import { readText } from './files.js';
import type { Words } from './language.js';
import { Mistake } from './mistake.js';

const LARGEST_LIST = 1_000_000;

/** Armies by name, `army` or `army/list`, or as files that hold a list. */
export const readArmies = (names: readonly string[], t: Words): readonly unknown[] =>
  names.map(name => (/^[./\\]|\\|\.json$/.test(name) ? readList(name, t) : name));

function readList(file: string, t: Words): unknown {
  const text = readText(file, LARGEST_LIST, t);
  const bad = (reason: string): Mistake => new Mistake(t.say('cli.in-file', { file, reason }));
  if (nestsTooDeep(text)) throw bad(t.say('scenario.too-deep', { limit: DEEPEST_JSON }));
  try {
    return JSON.parse(text);
  } catch {
    throw bad(t.say('scenario.not-json'));
  }
}

/** The game's set-up for a request, or the game's own complaint. `names` are the armies as the user gave them. */
export function setUp(game: AnyGame, request: SetupRequest, words: Words, names: readonly string[] = []): unknown {
  const read = game.setupFor(request);
  if (read.ok) return read.value;
  throw new Mistake(tellFault({ place: '', problem: placedInFile(read.problem, names, words) }, words));
}

/** `armies[1].units[0].id` means nothing to somebody who gave a file: name the file. */
function placedInFile(problem: Problem, names: readonly string[], words: Words): Problem {
  const [, seat, rest] = /^armies\[(\d+)\]\.?(.*)$/.exec(String(problem.args?.['place'])) ?? [];
  const file = names[Number(seat)];
  if (file === undefined) return problem;
  const place = rest ? words.say('cli.in-file', { file, reason: rest }) : file;
  return { ...problem, args: { ...problem.args, place } };
}

export function checkSeats(game: AnyGame, seats: number, words: Words): void {
  if (game.seatCounts.includes(seats)) return;
  const allowed = game.seatCounts.join(', ');
  throw new Mistake(words.say('cli.seats', { game: game.system.id, seats, allowed }));
}

/** Too many would be dropped in silence, too few filled up without a word. */
export function checkArmies(armies: readonly string[] | undefined, players: number, words: Words): void {
  if (armies && armies.length !== players)
    throw new Mistake(words.say('cli.armies', { armies: armies.length, players }));
}
