import { Worker } from 'node:worker_threads';
import type { Thought } from '@banneret/room';

/** A question to a computer player, as it travels to the thread, and what comes back. */
export interface ThoughtSent {
  readonly id: number;
  readonly thought: Thought;
}

export type ThoughtReply =
  | { readonly id: number; readonly choice: unknown }
  | { readonly id: number; readonly failed: string };

interface Waiting {
  readonly resolve: (choice: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Computer players think on threads of their own, so that the server never waits for them. */
export class Thinkers {
  readonly #threads: { readonly worker: Worker; busy: number }[] = [];
  readonly #waiting = new Map<number, Waiting>();
  readonly #most: number;
  #next = 0;

  constructor(most: number) {
    this.#most = most;
  }

  think(thought: Thought): Promise<unknown> {
    const thread = this.#leastBusy();
    const id = this.#next++;
    thread.busy++;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
    thread.worker.postMessage({ id, thought } satisfies ThoughtSent);
    return new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject })).finally(
      () => void thread.busy--,
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #leastBusy(): { readonly worker: Worker; busy: number } {
    const idle = this.#threads.find(({ busy }) => busy === 0);
    if (idle !== undefined) return idle;
    if (this.#threads.length < this.#most) return this.#start();
    return this.#threads.reduce((least, thread) => (thread.busy < least.busy ? thread : least));
  }

  #start(): { readonly worker: Worker; busy: number } {
    const worker = new Worker(new URL('../dist/thinker.js', import.meta.url), {
      execArgv: [], // threads run built code, whatever the main thread runs
    });
    const thread = { worker, busy: 0 };
    worker.on('message', (reply: ThoughtReply) => this.#answered(reply));
    worker.on('error', error => this.#lost(thread, error));
    worker.unref();
    this.#threads.push(thread);
    return thread;
  }

  #answered(reply: ThoughtReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('failed' in reply) waiting?.reject(new Error(reply.failed));
    else waiting?.resolve(reply.choice);
  }

  /** A thread died: nobody knows which of its thoughts were lost, so all that wait are told. */
  #lost(thread: { readonly worker: Worker; busy: number }, error: Error): void {
    this.#threads.splice(this.#threads.indexOf(thread), 1);
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
