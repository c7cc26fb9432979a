import type { AnyGame } from '@banneret/game';
import {
  awaited,
  drawOutcome,
  Journal,
  kindOf,
  promptOf,
  seededRng,
  type EventBase,
  type Prompt,
} from '@banneret/kernel';

/** An event with the board before and after it. */
export interface Moment {
  readonly event: EventBase;
  readonly before: unknown;
  readonly after: unknown;
  readonly past: readonly EventBase[];
}

const MOST_INPUTS = 4_000;

/** A game played at random, event by event. */
export function storyOf(
  game: AnyGame,
  lots: string,
  options: Readonly<Record<string, unknown>> = {},
): readonly Moment[] {
  const { system } = game;
  const setup = game.setupFor({ seats: 2, seed: 5, options });
  if (!setup.ok) throw new Error(setup.problem.say);
  const journal = new Journal(system, { kind: 'setup', setup: setup.value }, { seats: 2, explain: false });
  const rng = seededRng(lots);
  for (let i = 0; i < MOST_INPUTS && journal.match.pending.kind !== 'over'; i++) {
    const { pending, wait, state } = journal.match;
    if (pending.kind === 'chance') {
      journal.submit({ kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
      continue;
    }
    const seat = awaited(journal.match)[0] ?? 0;
    const prompt = promptOf(journal.match, seat) as Prompt;
    journal.submit({
      kind: 'choice',
      wait,
      seat,
      choice: kindOf(system, prompt.shape).sample(state, prompt.shape, seat, rng),
    });
  }
  const { events } = journal;
  let before = system.setup(setup.value) as unknown;
  return events.map((event, i) => {
    const state = system.clone(before) as unknown;
    system.reduce(state, event);
    const moment = { event, before, after: state, past: events.slice(Math.max(0, i - 60), i) };
    before = state;
    return moment;
  });
}
