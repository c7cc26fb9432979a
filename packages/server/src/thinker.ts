import { parentPort } from 'node:worker_threads';
import { ponder } from '@banneret/ai';
import type { Thought } from '@banneret/room';
import { entryFor } from '@banneret/shelf';
import type { ThoughtReply, ThoughtSent } from './thinkers.js';
import { comeAfterOthers, NICE } from './threads/niceness.js';

// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins

comeAfterOthers(NICE.thoughts);

/** The thread of a computer player. It is sent the view of its seat and nothing else. */
parentPort?.on('message', ({ thought }: ThoughtSent) => {
  void think(thought).then(
    choice => parentPort?.postMessage({ choice } satisfies ThoughtReply),
    (error: unknown) => parentPort?.postMessage({ failed: String(error) } satisfies ThoughtReply),
  );
});

async function think(thought: Thought): Promise<unknown> {
  const entry = entryFor(thought.system);
  if (entry === undefined) throw new Error(`no game called ${thought.system}`);
  return await ponder(entry, thought);
}
