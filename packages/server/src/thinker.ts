import { parentPort } from 'node:worker_threads';
import { kitFor } from '@banneret/ai';
import { seededRng, type MatchView } from '@banneret/kernel';
import { entryFor } from '@banneret/shelf';
import type { Thought, ThoughtReply } from './thinkers.js';

// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins

/** The thread of a computer player. It is sent the view of its seat and nothing else. */
parentPort?.on('message', (thought: Thought) => {
  void think(thought).then(
    choice => parentPort?.postMessage({ id: thought.id, choice } satisfies ThoughtReply),
    (error: unknown) => parentPort?.postMessage({ id: thought.id, failed: String(error) } satisfies ThoughtReply),
  );
});

async function think({ system, level, view, seed, budgetMs }: Thought): Promise<unknown> {
  const entry = entryFor(system);
  const player = entry?.players[level]?.();
  if (entry === undefined || player === undefined) throw new Error(`no ${level} player of ${system}`);
  const kit = kitFor(entry.game.system, view as MatchView<unknown>, seededRng(seed), budgetMs);
  return await player.decide(view as MatchView<never>, kit as never);
}
