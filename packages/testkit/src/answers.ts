import { readAnswer, writeAnswer, type AnyGame } from '@banneret/game';
import { awaited, hashOf, judgePrompt, kindOf, promptOf, type Prompt } from '@banneret/kernel';
import { isRecord, show } from './data.js';
import { broken } from './laws/law.js';
import { Trial, type RandomGame } from './laws/trial.js';
import { checkSlips, NamesMet } from './slips.js';

export interface AnswerOptions {
  /** Taken in turn: the game with seed n has set-up n modulo their number. */
  readonly setups: readonly unknown[];
  /** Random games (default 5), with the seeds from `firstSeed` (default 1) on. */
  readonly games?: number;
  readonly firstSeed?: number;
  readonly mostInputs?: number;
  /** Look at one wait in so many (default 1). */
  readonly everyWait?: number;
  /** Listed answers to look at of each question (default 12), beside one sample. */
  readonly mostOptions?: number;
  /** Kinds of question whose answers are not written yet. An empty list is where this should end. */
  readonly notYet?: readonly string[];
}

const GAMES = 5;
const MOST_OPTIONS = 12;
/** No table is so large in inches or centimetres: a number beyond it is a length in micrometres. */
const LARGEST_NUMBER = 10_000;

/**
 * Every answer that may be given can be written in a file: written, kept as JSON and read back it is the same answer, and one with a
 * slip of the pen in it is not taken for it.
 * Gives how many answers of each kind of question were tried.
 */
export function checkAnswersInFiles(game: AnyGame, options: AnswerOptions): ReadonlyMap<string, number> {
  const tried = new Map<string, number>();
  const met = new NamesMet();
  const { games = GAMES, firstSeed = 1, everyWait = 1 } = options;
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const trial = new Trial(game.system, { mostInputs: DEFAULT_INPUTS, ...options }, seed);
    const played = trial.play();
    for (let waits = 0; !played.over; waits++) {
      if (waits % everyWait === 0) checkWait(game, played, options, tried, met, trial.rng(`answers ${waits}`));
      played.step();
    }
  }
  return tried;
}

const DEFAULT_INPUTS = 400;

type AnyRandomGame = RandomGame<unknown, never, unknown>;

function checkWait(
  game: AnyGame,
  { match }: Pick<AnyRandomGame, 'match'>,
  { mostOptions = MOST_OPTIONS, notYet = [] }: AnswerOptions,
  tried: Map<string, number>,
  met: NamesMet,
  rng: ReturnType<Trial<never, never, never>['rng']>,
): void {
  for (const seat of awaited(match)) {
    const prompt = promptOf(match, seat) as Prompt;
    const { shape } = prompt;
    if (notYet.includes(shape.kind)) continue;
    const kind = kindOf(game.system, shape);
    const answers: unknown[] = [kind.sample(match.state, shape, seat, rng)];
    for (const answer of kind.enumerate(match.state, shape, seat)) {
      if (answers.length > mostOptions) break;
      answers.push(answer);
    }
    for (const answer of answers) {
      checkAnswer(game, match.state, prompt, answer);
      checkSlips(game, match.state, prompt, answer, met, rng);
    }
    tried.set(shape.kind, (tried.get(shape.kind) ?? 0) + answers.length);
  }
}

/** Throws when an answer does not come back from a file as it went in. */
export function checkAnswer(game: AnyGame, state: unknown, prompt: Prompt, answer: unknown): void {
  const { ask, shape } = prompt;
  const where = `${ask} (${shape.kind}): ${show(answer)}`;
  const written = JSON.parse(JSON.stringify(writeAnswer(game, state, prompt, answer)) ?? 'null') as unknown;
  const large = largestIn(written);
  if (large > LARGEST_NUMBER) broken(`${where} is written with ${large}, in no player's unit: ${show(written)}`);
  const read = readAnswer(game, state, prompt, written);
  if (!read.ok) broken(`${where}, written ${show(written)}, cannot be read: ${show(read.problem)}`);
  const { ruling, choice } = judgePrompt(game.system, state, prompt, read.value);
  if (!ruling.ok) broken(`${where}, written ${show(written)}, is refused: ${show(ruling.because)}`);
  const meant = judgePrompt(game.system, state, prompt, answer).choice;
  if (hashOf(choice) !== hashOf(meant)) broken(`${where}, written ${show(written)}, comes back as ${show(choice)}`);
}

function largestIn(value: unknown): number {
  if (typeof value === 'number') return Math.abs(value);
  const items = Array.isArray(value) ? (value as unknown[]) : isRecord(value) ? Object.values(value) : [];
  return Math.max(0, ...items.map(largestIn));
}
