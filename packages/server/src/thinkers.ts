import { Worker } from 'node:worker_threads';
import type { Thought } from '@banneret/room';
import { FairQueue, type Speaker } from './threads/fairQueue.js';

/** A question to a computer player, as it travels to the thread, and what comes back. */
export interface ThoughtSent {
  readonly thought: Thought;
}

export type ThoughtReply = { readonly choice: unknown } | { readonly failed: string };

interface Waiting {
  readonly thought: Thought;
  readonly resolve: (choice: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  thinks?: { readonly waiting: Waiting; readonly ticket: number; readonly since: number };
}

/** What a thought takes of which nothing is known. */
const FIRST_GUESS_MS = 30;

/**
 * Computer players think on threads of their own, so that the server never waits for them. Each thread has one thought at a
 * time; the next is that of the address, and within it of the match, for which least has been thought of late.
 */
export class Thinkers {
  readonly #threads: Thread[] = [];
  readonly #queue: FairQueue<Waiting>;

  constructor(most: number) {
    this.#queue = new FairQueue<Waiting>((waiting, ticket) => this.#begin(waiting, ticket), {
      mostAhead: most,
      workAheadMs: Infinity,
      firstGuessMs: FIRST_GUESS_MS,
    });
  }

  think(thought: Thought, by: Speaker): Promise<unknown> {
    return new Promise<unknown>((resolve, reject) => this.#queue.add(by, { thought, resolve, reject }));
  }

  clear(): void {
    this.#queue.clear();
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #begin(waiting: Waiting, ticket: number): void {
    const thread = this.#threads.find(({ thinks }) => thinks === undefined) ?? this.#start();
    thread.thinks = { waiting, ticket, since: performance.now() };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
    thread.worker.postMessage({ thought: waiting.thought } satisfies ThoughtSent);
  }

  #start(): Thread {
    const worker = new Worker(new URL('../dist/thinker.js', import.meta.url), {
      execArgv: [], // threads run built code, whatever the main thread runs
    });
    const thread: Thread = { worker };
    worker.on('message', (reply: ThoughtReply) => this.#answered(thread, reply));
    worker.on('error', error => this.#lost(thread, error));
    worker.unref();
    this.#threads.push(thread);
    return thread;
  }

  #answered(thread: Thread, reply: ThoughtReply): void {
    const { thinks } = thread;
    if (thinks === undefined) return;
    delete thread.thinks;
    if ('failed' in reply) thinks.waiting.reject(new Error(reply.failed));
    else thinks.waiting.resolve(reply.choice);
    this.#queue.dealt(thinks.ticket, performance.now() - thinks.since);
  }

  /** A thread died, and its thought with it; another takes its place when it is needed. */
  #lost(thread: Thread, error: Error): void {
    this.#threads.splice(this.#threads.indexOf(thread), 1);
    this.#answered(thread, { failed: String(error) });
  }
}
