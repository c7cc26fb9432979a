import { setTimeout as later } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Viewer } from '@banneret/kernel';
import { StoreFault } from '../store.js';
import { FairQueue, type Speaker } from './fairQueue.js';
import { threadFile } from '../threadFile.js';
import { HEAPS } from './heaps.js';
import type {
  FromThread,
  GuestMessage,
  QueuedMessage,
  ThreadBrief,
  ThreadProblem,
  ThreadReplies,
  ThreadRequest,
  ToThread,
} from './messages.js';

// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins

/** Whoever is connected to a match, as seen from the thread that serves sockets. */
export interface Listener {
  readonly address: string;
  /** The bytes of a message; others may be told the same ones. */
  tell(bytes: Uint8Array): void;
  dismiss(say: string): void;
  /** Enough of its messages are waiting: read no more of them for now; and read on. */
  hold(): void;
  readOn(): void;
  /** The line is lost, for no fault of anybody's: try again. */
  lose(): void;
}

/** The way from a connection to the match it is about. */
export interface Line {
  /** The first message is a hello. */
  hear(text: string): void;
  /** It does not read what it is told, or does so again. */
  wait(): void;
  resume(): void;
  leave(): void;
}

interface Guest {
  readonly listener: Listener;
  readonly match: string;
  viewer: Viewer | undefined;
}

const TROUBLE: ThreadProblem = { status: 500, say: 'server.no.trouble' };
const TOO_FAST: ThreadProblem = { status: 429, say: 'server.no.too-fast' };
/** A thread that could not be started is tried again after so long. */
const AGAIN_MS = 1_000;
const CLEAR_MS = 10_000;
/** Requests of one address that may wait here. */
const MOST_REQUESTS = 64;
/** How often to look whether those who were held may speak on, if nothing of theirs is sent meanwhile. */
const RELEASE_MS = 100;

/** One thread that keeps matches, and those who talk to it. A thread that dies is replaced; the store has all it knew. */
class Post {
  readonly #brief: ThreadBrief;
  readonly #guests = new Map<number, Guest>();
  /** Those of whom nothing more is read for now. */
  readonly #held = new Set<number>();
  readonly #timer = setInterval(() => this.#release(), RELEASE_MS).unref();
  readonly #replies = new Map<number, (reply: ThreadProblem | { readonly value: unknown }) => void>();
  #queue = this.#newQueue();
  #worker: Worker | undefined;
  #next = 0;
  #closed = false;

  constructor(brief: ThreadBrief) {
    this.#brief = brief;
  }

  /** Fails with `StoreFault` if the thread cannot use its store. */
  async start(): Promise<void> {
    const worker = new Worker(threadFile('matchThread'), {
      workerData: this.#brief,
      execArgv: [],
      resourceLimits: HEAPS.matches,
    });
    this.#worker = worker;
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (message: FromThread) => {
        worker.off('error', reject);
        if (message.kind === 'fault') reject(new StoreFault(message.say, message.args));
        else resolve();
      });
    });
    worker.on('message', (message: FromThread) => this.#hear(message));
    worker.on('error', error => console.error(error));
    worker.on('exit', () => void this.#lost());
  }

  async request(request: ThreadRequest, address: string): Promise<ThreadProblem | { readonly value: unknown }> {
    if (this.#worker === undefined) return TROUBLE;
    const speaker = { address: AT_THE_COUNTER, seat: address };
    if (this.#queue.waiting(speaker) >= MOST_REQUESTS) return TOO_FAST;
    const id = this.#next++;
    const reply = new Promise<ThreadProblem | { readonly value: unknown }>(resolve => this.#replies.set(id, resolve));
    this.#queue.add(speaker, { kind: 'request', id, request });
    return await reply;
  }

  open(match: string, listener: Listener): Line {
    const number = this.#next++;
    const guest: Guest = { listener, match, viewer: undefined };
    this.#guests.set(number, guest);
    let greeted = false;
    return {
      hear: text => {
        // No thread for now: the page tries again by itself.
        if (this.#worker === undefined) return listener.lose();
        const message: GuestMessage = greeted
          ? { kind: 'hear', guest: number, text }
          : { kind: 'enter', guest: number, match, hello: text, address: listener.address };
        greeted = true;
        this.#queue.add(speakerOf(guest), message, text.length);
        if (!this.#queue.isFull(speakerOf(guest)) || this.#held.has(number)) return;
        this.#held.add(number);
        listener.hold();
      },
      wait: () => this.#post({ kind: 'wait', guest: number }),
      resume: () => this.#post({ kind: 'resume', guest: number }),
      leave: () => {
        this.#guests.delete(number);
        this.#held.delete(number);
        for (const speaker of [speakerOf(guest), speakerOf({ ...guest, viewer: undefined })])
          this.#queue.drop(speaker, message => message.kind !== 'request' && message.guest === number);
        if (greeted) this.#post({ kind: 'leave', guest: number });
      },
    };
  }

  clear(): void {
    this.#queue.clear();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    const worker = this.#worker;
    if (worker === undefined) return;
    const gone = new Promise(resolve => worker.once('exit', resolve));
    this.#post({ kind: 'close' });
    await gone;
  }

  #newQueue(): FairQueue<QueuedMessage> {
    return new FairQueue((message, ticket) => {
      this.#post({ ...message, ticket });
      if (message.kind !== 'request') this.#readOn(message.guest);
    });
  }

  /** Others of an address, or all others, may have been in the way of whoever is held. */
  #release(): void {
    for (const number of this.#held) this.#readOn(number);
  }

  #readOn(number: number): void {
    const guest = this.#held.has(number) ? this.#guests.get(number) : undefined;
    if (guest === undefined || !this.#queue.hasRoom(speakerOf(guest))) return;
    this.#held.delete(number);
    guest.listener.readOn();
  }

  #post(message: ToThread): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromThread): void {
    switch (message.kind) {
      case 'reply':
        return this.#reply(message.id, { value: message.value });
      case 'problem':
        return this.#reply(message.id, message.problem);
      case 'seated': {
        const guest = this.#guests.get(message.guest);
        if (guest !== undefined) guest.viewer = message.viewer;
        return;
      }
      case 'tell':
        for (const guest of message.guests) this.#guests.get(guest)?.listener.tell(message.bytes);
        return;
      case 'dismiss':
        return this.#guests.get(message.guest)?.listener.dismiss(message.say);
      case 'dealt':
        return this.#queue.dealt(message.ticket, message.ms, message.inVain);
      case 'ready':
      case 'fault':
        return;
    }
  }

  #reply(id: number, reply: ThreadProblem | { readonly value: unknown }): void {
    this.#replies.get(id)?.(reply);
    this.#replies.delete(id);
  }

  /** The thread has ended: another takes its place, as soon as one can. */
  async #lost(): Promise<void> {
    for (;;) {
      this.#forsake();
      if (this.#closed) return;
      try {
        return await this.start();
      } catch (error) {
        console.error(error);
        await later(AGAIN_MS);
      }
    }
  }

  /** Whoever waits is told, and connections are made anew. */
  #forsake(): void {
    for (const id of this.#replies.keys()) this.#reply(id, TROUBLE);
    if (this.#closed) return;
    this.#worker = undefined;
    this.#queue = this.#newQueue();
    this.#held.clear();
    const guests = [...this.#guests.values()];
    this.#guests.clear();
    for (const { listener } of guests) listener.lose();
  }
}

/**
 * Those who sit nowhere yet, or who only ask, are as one address, and each of them as one seat of it: however many come, those who
 * play go on, and the others come in between.
 */
const AT_THE_DOOR = 'door';
const AT_THE_COUNTER = 'counter';

const speakerOf = ({ listener: { address }, match, viewer }: Guest): Speaker =>
  viewer === undefined ? { address: AT_THE_DOOR, seat: address } : { address, seat: `${match}/${viewer}` };

/** The threads that keep matches. A match always goes to the same one. */
export class MatchThreads {
  readonly #posts: readonly Post[];
  readonly #timer: NodeJS.Timeout;

  private constructor(posts: readonly Post[]) {
    this.#posts = posts;
    this.#timer = setInterval(() => posts.forEach(post => post.clear()), CLEAR_MS).unref();
  }

  /** Fails with `StoreFault` if the store cannot be used. */
  static async start(brief: ThreadBrief, count: number): Promise<MatchThreads> {
    const { sweeps: _, ...plain } = brief;
    const posts = Array.from({ length: count }, (_post, i) => new Post(i === 0 ? brief : plain));
    // One after the other: the first brings the database up to date.
    for (const post of posts) await post.start();
    return new MatchThreads(posts);
  }

  async request<K extends ThreadRequest['kind']>(
    request: ThreadRequest & { readonly kind: K },
    address: string,
  ): Promise<ThreadProblem | { readonly value: ThreadReplies[K] }> {
    const post = this.#postFor(typeof request.match === 'string' ? request.match : `${performance.now()}`);
    return (await post.request(request, address)) as ThreadProblem | { readonly value: ThreadReplies[K] };
  }

  open(match: string, listener: Listener): Line {
    return this.#postFor(match).open(match, listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#posts.map(post => post.close()));
  }

  #postFor(match: string): Post {
    let hash = 0;
    for (let i = 0; i < match.length; i++) hash = (hash * 31 + match.charCodeAt(i)) % 65_521;
    return this.#posts[hash % this.#posts.length]!;
  }
}
