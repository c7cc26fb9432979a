import { parentPort } from 'node:worker_threads';
import { ponder } from '@banneret/ai';
import { MatchKeeper, NO_PAUSE, type MatchStore, type Thought } from '@banneret/room';
import { entryFor } from '@banneret/shelf';
import type { Task, TaskReply } from './thinkers.js';
import { comeAfterOthers, NICE } from './threads/niceness.js';

// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins

/** A keeper that makes matches and keeps none: what it makes is kept by the thread that asks for it. */
const maker = new MatchKeeper({
  store: {} as MatchStore,
  entryFor,
  think: async () => undefined,
  manners: { pause: NO_PAUSE, oneScreen: false, budgetMs: 0 },
  tellMistake: error => console.error(error),
});

comeAfterOthers(NICE.thoughts);

/** The thread of computer players. It is sent the view of a seat and nothing else, or what somebody asks for. */
parentPort?.on('message', (task: Task) => {
  void perform(task).then(
    result => parentPort?.postMessage({ result } satisfies TaskReply),
    (error: unknown) => parentPort?.postMessage({ failed: whatFailed(task, error) } satisfies TaskReply),
  );
});

/** For whoever runs the server: errors lose on the way between threads where they come from. */
function whatFailed(task: Task, error: unknown): string {
  const about = 'thought' in task ? `${task.thought.system}, ${task.thought.level}` : task.opening.system;
  return `${about}: ${error instanceof Error ? error.stack : String(error)}`;
}

const perform = async (task: Task): Promise<unknown> =>
  'thought' in task ? await think(task.thought) : await maker.newMatch(task.opening);

async function think(thought: Thought): Promise<unknown> {
  const entry = entryFor(thought.system);
  if (entry === undefined) throw new Error(`no game called ${thought.system}`);
  return await ponder(entry, thought);
}
