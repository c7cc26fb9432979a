import type { AnyGame } from '@banneret/game';
import { awaited, drawOutcome, Journal, kindOf, promptOf, seededRng, writeRecord, type Prompt } from '@banneret/kernel';
import { cell } from '../src/app/cell.js';
import { judgeFor, type Desk } from '../src/table/desk.js';
import { journalOf, type AnyJournal, type Moment } from './moment.js';

type Options = Readonly<Record<string, unknown>>;

interface Asked {
  readonly journal: AnyJournal;
  readonly prompt: Prompt;
}

const MOST_INPUTS = 5_000;

/** A game played at random, stopped wherever somebody is asked. */
function* played(game: AnyGame, lots: string, options: Options = {}): Generator<Asked> {
  const setup = game.setupFor({ seats: 2, seed: 5, options });
  if (!setup.ok) throw new Error(setup.problem.say);
  const { system } = game;
  const journal = new Journal(system, { kind: 'setup', setup: setup.value }, { seats: 2, explain: true });
  const rng = seededRng(lots);
  for (let i = 0; i < MOST_INPUTS && journal.match.pending.kind !== 'over'; i++) {
    const { pending, wait, state } = journal.match;
    if (pending.kind === 'chance') {
      journal.submit({ kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
      continue;
    }
    const seat = awaited(journal.match)[0] ?? 0;
    const prompt = promptOf(journal.match, seat) as Prompt;
    yield { journal, prompt };
    const choice = kindOf(system, prompt.shape).sample(state, prompt.shape, seat, rng);
    journal.submit({ kind: 'choice', wait, seat, choice });
  }
}

/** The desk of whoever is asked, at the first moment of a game played at random that is as wanted. */
export function deskWhere(
  game: AnyGame,
  lots: string,
  isWanted: (desk: Desk, prompt: Prompt) => boolean,
  options?: Options,
): Desk {
  for (const { journal, prompt } of played(game, lots, options)) {
    const desk = deskFor(game, journal.match.state, prompt);
    if (isWanted(desk, prompt)) return desk;
  }
  throw new Error('nobody was asked that');
}

/** The desk of whoever is asked first at a moment. */
export function deskAt(game: AnyGame, moment: Moment): Desk {
  const { match } = journalOf(game, moment);
  return deskFor(game, match.state, promptOf(match, awaited(match)[0] ?? 0) as Prompt);
}

/** The record of a whole game. */
export function randomRecord(game: AnyGame, lots: string): string {
  let last: Asked | undefined;
  for (const asked of played(game, lots)) last = asked;
  if (last === undefined) throw new Error('nobody was asked anything');
  return writeRecord(last.journal.record({ events: true }));
}

function deskFor(game: AnyGame, state: unknown, prompt: Prompt): Desk {
  const desk = {
    game,
    state,
    prompt,
    draft: cell<unknown>(undefined),
    selected: cell<string | undefined>(undefined),
    judge: (choice: unknown) => judgeFor(game, state, prompt, choice),
  };
  return desk as unknown as Desk;
}
