import { Worker } from 'node:worker_threads';
import type { Parsed } from '@banneret/kernel';
import type { KeptMatch, MatchRequest, Thought } from '@banneret/room';
import { FairQueue, type Speaker } from './threads/fairQueue.js';
import { HEAPS } from './threads/heaps.js';
import { threadFile } from './threadFile.js';

/** What a thread is to think about: a question to a computer player, or how a match begins that somebody asks for. */
export type Task = { readonly thought: Thought } | { readonly opening: MatchRequest };

export type TaskReply = { readonly result: unknown } | { readonly failed: string };

interface Waiting {
  readonly task: Task;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  thinks?: { readonly waiting: Waiting; readonly ticket: number; readonly since: number };
}

/** What a thought takes of which nothing is known. */
const FIRST_GUESS_MS = 30;

/** Those who want new matches are as one address: however many they are, they come in between those who play. */
const OPENINGS = 'openings';
/** So many of an address may wait; of requests with whole armies in them one. */
const MOST_OPENINGS = 16;
const LARGE_BYTES = 32 * 1024;

/**
 * Computer players think on threads of their own, so that the server never waits for them; there new matches are made, too, since
 * tables have to be filled and chains of dice to be made. Each thread has one thought at a
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
      putsAside: false,
      rests: false,
    });
  }

  think(thought: Thought, by: Speaker): Promise<unknown> {
    return this.#do({ thought }, by);
  }

  /** How the match begins that somebody at this address asks for; undefined if enough of them wait. */
  async newMatch(opening: MatchRequest, address: string, bytes: number): Promise<Parsed<KeptMatch> | undefined> {
    const waiting = this.#queue.waiting({ address: OPENINGS, seat: address });
    if (waiting >= (bytes > LARGE_BYTES ? 1 : MOST_OPENINGS)) return undefined;
    return (await this.#do({ opening }, { address: OPENINGS, seat: address })) as Parsed<KeptMatch>;
  }

  #do(task: Task, by: Speaker): Promise<unknown> {
    return new Promise<unknown>((resolve, reject) => this.#queue.add(by, { task, resolve, reject }));
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
    thread.worker.postMessage(waiting.task);
  }

  #start(): Thread {
    const worker = new Worker(threadFile('thinker'), {
      execArgv: [],
      resourceLimits: HEAPS.thoughts,
    });
    const thread: Thread = { worker };
    worker.on('message', (reply: TaskReply) => this.#answered(thread, reply));
    worker.on('error', error => this.#lost(thread, error));
    worker.unref();
    this.#threads.push(thread);
    return thread;
  }

  #answered(thread: Thread, reply: TaskReply): void {
    const { thinks } = thread;
    if (thinks === undefined) return;
    delete thread.thinks;
    if ('failed' in reply) thinks.waiting.reject(new Error(reply.failed));
    else thinks.waiting.resolve(reply.result);
    this.#queue.dealt(thinks.ticket, performance.now() - thinks.since);
  }

  /** A thread died, and its thought with it; another takes its place when it is needed. */
  #lost(thread: Thread, error: Error): void {
    this.#threads.splice(this.#threads.indexOf(thread), 1);
    this.#answered(thread, { failed: String(error) });
  }
}
