import type { AnyGame } from '@banneret/game';
import {
  drawOutcome,
  hashOf,
  Journal,
  awaited,
  matchHash,
  parseRecord,
  seededRng,
  verifyRecord,
  writeRecord,
  kindOf,
  promptOf,
} from '@banneret/kernel';
import { at43Game } from '@banneret/at-43';
import { beyondTheStarsGame } from '@banneret/beyond-the-stars';
import { grimdarkFutureGame } from '@banneret/grimdark-future';
import { theEdgeGame } from '@banneret/the-edge';
import { theOtherSideGame } from '@banneret/the-other-side';
import { toyGame } from '@banneret/toy';

/** What runs in Node and in the browser alike, to be compared byte for byte. */
export const games: readonly AnyGame[] = [
  toyGame,
  grimdarkFutureGame,
  theEdgeGame,
  theOtherSideGame,
  at43Game,
  beyondTheStarsGame,
];

const gameOf = (id: string): AnyGame => {
  const game = games.find(g => g.system.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

/** A random game as a record text. */
export function playRandomly(id: string, seed: number): string {
  const game = gameOf(id);
  const setup = game.setupFor({ seed, options: game.unattended ?? {} });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  const seats = game.system.seats(setup.value);
  const journal = new Journal(game.system, { kind: 'setup', setup: setup.value }, { seats, explain: true });
  const rng = seededRng('browser', id, seed);
  while (journal.match.pending.kind !== 'over') {
    const { pending, wait } = journal.match;
    if (pending.kind === 'chance') {
      journal.submit({ kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
      continue;
    }
    const seat = awaited(journal.match)[0] as number;
    const prompt = promptOf(journal.match, seat);
    if (prompt === undefined) throw new Error('an awaited seat has no prompt');
    const choice: unknown = kindOf(game.system, prompt.shape).sample(journal.match.state, prompt.shape, seat, rng);
    const ruling = journal.submit({ kind: 'choice', wait, seat, choice });
    if (!ruling.ok) throw new Error(JSON.stringify(ruling));
  }
  return writeRecord(journal.record({ events: true }));
}

export interface Verdict {
  readonly hash: string;
  readonly events: string;
  readonly divergence: unknown;
}

/** Judge a record again, from its text. */
export function rejudge(text: string): Verdict {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  const events: unknown[] = [];
  const sink = (event: unknown): void => void events.push(event);
  const { system } = gameOf(parsed.value.header.system);
  const { match, divergence } = verifyRecord(system, parsed.value, { sink, explain: true });
  return { hash: match ? matchHash(match) : 'no match', events: hashOf(events), divergence: divergence ?? null };
}
