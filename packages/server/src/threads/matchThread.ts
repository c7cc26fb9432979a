import { parentPort, workerData } from 'node:worker_threads';
import {
  DamagedMatch,
  MatchKeeper,
  readGreeting,
  readJudged,
  type Guest,
  type MatchTable,
  type ServerMessage,
} from '@banneret/room';
import { entryFor } from '@banneret/shelf';
import { keepNew, seatFor } from '../seating.js';
import { hashed } from '../secrets.js';
import { openSqlite } from '../sqlite/open.js';
import { StoreFault, type Store } from '../store.js';
import { Thinkers } from '../thinkers.js';
import { Uptime } from '../uptime.js';
import { Audience } from './audience.js';
import { Fullness } from './fullness.js';
import { comeAfterOthers, NICE } from './niceness.js';
import { Telling } from './telling.js';
import type {
  FromThread,
  GuestMessage,
  ThreadBrief,
  ThreadProblem,
  ThreadReplies,
  ThreadRequest,
  ToThread,
} from './messages.js';

// A thread that keeps matches: it judges, rolls, writes, and tells each guest what that guest may know. However long that
// takes, the thread that serves sockets does not wait for it.

// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins

/** How often to look whether another process has gone on with a match, and to clear away empty tables. */
const FOLLOW_MS = 1_000;
const CLEAR_MS = 60_000;
/** How often to look at the memory, and how many quiet rooms to put away at once when it is short. */
const MEMORY_MS = 1_000;
const ROOMS_AT_ONCE = 4;
/** How often to pack away and delete what nobody has touched for long. */
const SWEEP_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** How long a computer player may think about one question. */
const BUDGET_MS = 2_000;

const telling = new Telling((guests, bytes) =>
  parentPort?.postMessage({ kind: 'tell', guests, bytes } satisfies FromThread),
);
function say(message: FromThread): void {
  telling.flush();
  parentPort?.postMessage(message);
}
/** Damage is somebody's disk, not somebody's mistake: one line is enough. */
const tellOperator = (error: unknown): void =>
  console.error(error instanceof DamagedMatch ? `${error.message}: ${String(error.cause)}` : error);

interface Ticketed {
  readonly guest: number;
  readonly ticket: number;
}

interface Visit {
  readonly guest: Guest;
  readonly table: MatchTable;
  readonly match: string;
  /** What the seat was opened with; it may come to open nothing while somebody sits there. */
  readonly keyHash: string;
  /** Was the last thing it said of no use? */
  isRefused: boolean;
}

/** What every message costs, be it refused at the door. */
const LEAST_MS = 0.2;

class MatchThread {
  readonly #store: Store;
  readonly #keeper: MatchKeeper;
  readonly #uptime: Uptime;
  readonly #thinkers: Thinkers;
  readonly #audience: Audience;
  readonly #fullness = new Fullness();
  readonly #visits = new Map<number, Visit>();
  readonly #turns = new Map<number, Promise<void>>();
  /** Those to whom the door is being opened, and those who do not read what they are told. */
  readonly #entering = new Set<number>();
  readonly #slow = new Set<number>();
  readonly #timers: readonly NodeJS.Timeout[];
  #isClosed = false;

  constructor({ data, pause, thinkers, sweeps }: ThreadBrief) {
    this.#store = openSqlite(data);
    const uptime = (this.#uptime = new Uptime(this.#store));
    this.#thinkers = new Thinkers(thinkers);
    this.#keeper = new MatchKeeper({
      store: this.#store,
      entryFor,
      // The audience seats the computers: they think for whoever looks on.
      think: () => new Promise(() => undefined),
      manners: { pause, oneScreen: false, budgetMs: BUDGET_MS, now: () => uptime.now() },
      tellMistake: tellOperator,
    });
    this.#audience = new Audience({
      keeper: this.#keeper,
      think: (thought, by) => this.#thinkers.think(thought, by),
      tellMistake: tellOperator,
    });
    this.#timers = [
      setInterval(() => void this.#followOthers().catch(tellOperator), FOLLOW_MS),
      setInterval(() => this.#clear(), CLEAR_MS),
      setInterval(() => this.#lookAtMemory(), MEMORY_MS),
      ...(sweeps ? [setInterval(() => this.#sweep(sweeps), SWEEP_MS)] : []),
    ];
  }

  async hear(message: ToThread): Promise<void> {
    if (this.#isClosed) return;
    switch (message.kind) {
      case 'request':
        return await this.#answer(message.id, message.ticket, message.request);
      case 'enter':
        return await this.#inTurn(message, () => this.#enter(message));
      case 'hear':
        return await this.#inTurn(message, () => this.#listen(message.guest, message.text));
      case 'wait':
        return void this.#slow.add(message.guest);
      case 'resume':
        return await this.#resume(message.guest);
      case 'leave':
        return this.#leave(message.guest);
      case 'close':
        return await this.#close();
    }
  }

  async #answer(id: number, ticket: number, request: ThreadRequest): Promise<void> {
    const began = performance.now();
    // What is made on another thread costs this one next to nothing, however long it takes.
    const isElsewhere = request.kind === 'create';
    if (isElsewhere) say({ kind: 'dealt', ticket, ms: LEAST_MS });
    try {
      const found = await this.#replyTo(request);
      say('status' in found ? { kind: 'problem', id, problem: found } : { kind: 'reply', id, value: found.value });
    } catch (error) {
      const damaged = error instanceof DamagedMatch;
      if (!damaged) tellOperator(error);
      const problem = damaged ? { status: 503, say: 'server.no.damaged' } : { status: 500, say: 'server.no.trouble' };
      say({ kind: 'problem', id, problem });
    }
    if (!isElsewhere) say({ kind: 'dealt', ticket, ms: performance.now() - began });
  }

  async #replyTo(
    request: ThreadRequest,
  ): Promise<ThreadProblem | { readonly value: ThreadReplies[keyof ThreadReplies] }> {
    if (request.kind === 'create') {
      const fresh = await this.#thinkers.newMatch(request.match, request.address, request.bytes);
      if (fresh === undefined) return { status: 429, say: 'server.no.too-fast' };
      return fresh.ok ? { value: await keepNew(this.#store, fresh.value) } : { status: 400, ...fresh.problem };
    }
    const table = await this.#audience.table(request.match);
    if (table === undefined) return { status: 404, say: 'server.no.match' };
    if (request.kind === 'info') return { value: { ...table.info, over: table.isOver } };
    const record = await table.record();
    return record === undefined ? { status: 409, say: 'server.no.not-over' } : { value: JSON.stringify(record) };
  }

  /** One message of a guest after the other. */
  async #inTurn({ guest, ticket }: Ticketed, step: () => Promise<number>): Promise<void> {
    const turn = (this.#turns.get(guest) ?? Promise.resolve()).then(() => this.#dealWith(guest, ticket, step));
    this.#turns.set(guest, turn);
    await turn;
    if (this.#turns.get(guest) === turn) this.#turns.delete(guest);
  }

  /** Whatever goes wrong with a guest's message is that guest's affair; and how long it took is always told. */
  async #dealWith(guest: number, ticket: number, step: () => Promise<number>): Promise<void> {
    let ms = LEAST_MS;
    try {
      ms += await step();
    } catch (error) {
      const damaged = error instanceof DamagedMatch;
      if (!damaged) tellOperator(error);
      this.#dismiss(guest, damaged ? 'server.no.damaged' : 'server.no.trouble');
    }
    const visit = this.#visits.get(guest);
    say({ kind: 'dealt', ticket, ms, inVain: visit?.isRefused === true });
    if (visit !== undefined) visit.isRefused = false;
  }

  async #enter({ guest: number, match, hello: text, address }: GuestMessage & { kind: 'enter' }): Promise<number> {
    this.#entering.add(number);
    const dismiss = (reason: string): number => {
      this.#dismiss(number, reason);
      return 0;
    };
    const greeting = readGreeting(text);
    if (greeting === undefined) return dismiss(readJudged(text) ? 'server.no.hello-first' : 'server.no.message');
    const table = await this.#audience.table(match);
    if (table === undefined) return dismiss('server.no.match');
    const seated = await seatFor(this.#store, match, greeting);
    if ('no' in seated) return dismiss(seated.no);
    const { seat, isNew } = seated;
    if (seat === undefined && !table.info.spectators) return dismiss('server.no.closed');
    if (seat !== undefined && isNew) {
      table.vacate(seat, 'server.no.moved');
      await table.seated();
    }
    // Whoever left while the door was being opened is not there any more.
    if (!this.#entering.delete(number)) return 0;
    const guest: Guest = {
      viewer: seat ?? 'public',
      tell: message => this.#tell(number, message),
      dismiss: reason => void dismiss(reason),
      isSlow: () => this.#slow.has(number) || !this.#audience.mayBeShown(guest),
    };
    const keyHash = hashed(greeting.key ?? '');
    this.#visits.set(number, { guest, table, match, keyHash, isRefused: false });
    this.#audience.enters(table, guest, address);
    say({ kind: 'seated', guest: number, viewer: guest.viewer });
    return await table.enter(guest);
  }

  #tell(number: number, message: ServerMessage): void {
    const visit = this.#visits.get(number);
    if (visit !== undefined && (message.kind === 'refused' || message.kind === 'mistake')) visit.isRefused = true;
    telling.tell(number, message);
  }

  async #listen(number: number, text: string): Promise<number> {
    const visit = this.#visits.get(number);
    if (visit === undefined) return 0;
    const message = readJudged(text);
    if (message !== undefined) return await visit.table.hear(visit.guest, message);
    this.#dismiss(number, 'server.no.message');
    return 0;
  }

  /** Nothing more is heard of whoever is shown out, however long the line stays open. */
  #dismiss(number: number, reason: string): void {
    const visit = this.#visits.get(number);
    this.#visits.delete(number);
    this.#entering.delete(number);
    if (visit !== undefined) this.#seeOff(visit);
    say({ kind: 'dismiss', guest: number, say: reason });
  }

  async #followOthers(): Promise<void> {
    if (this.#isClosed) return;
    await this.#keeper.followOthers();
    for (const { guest, table, match, keyHash } of this.#visits.values())
      if (guest.viewer !== 'public' && (await this.#store.seatOf(match, keyHash)) !== guest.viewer)
        table.showOut(guest, 'server.no.moved');
  }

  async #resume(number: number): Promise<void> {
    this.#slow.delete(number);
    const visit = this.#visits.get(number);
    if (visit === undefined) return;
    this.#audience.readsOn(visit.table);
    await visit.table.catchUp([visit.guest]);
  }

  #leave(number: number): void {
    const visit = this.#visits.get(number);
    this.#visits.delete(number);
    this.#slow.delete(number);
    this.#entering.delete(number);
    if (visit !== undefined) this.#seeOff(visit);
  }

  #seeOff({ guest, table }: Visit): void {
    table.leave(guest);
    this.#audience.leaves(table, guest);
  }

  #clear(): void {
    this.#keeper.clear();
    this.#thinkers.clear();
  }

  #lookAtMemory(): void {
    if (this.#fullness.look()) void this.#audience.makeRoom(ROOMS_AT_ONCE).catch(tellOperator);
  }

  #sweep({ archiveDays, deleteDays }: NonNullable<ThreadBrief['sweeps']>): void {
    const before = (days: number): number => (days === 0 ? 0 : Date.now() - days * DAY_MS);
    try {
      this.#store.sweep({ archive: before(archiveDays), remove: before(deleteDays) });
    } catch (error) {
      tellOperator(error);
    }
  }

  async #close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#audience.stop();
    await this.#keeper.close();
    await this.#thinkers.close();
    this.#uptime.stop();
    this.#store.close();
    parentPort?.close();
  }
}

comeAfterOthers(NICE.matches);
try {
  const thread = new MatchThread(workerData as ThreadBrief);
  parentPort?.on('message', (message: ToThread) => void thread.hear(message).catch(tellOperator));
  say({ kind: 'ready' });
} catch (error) {
  if (!(error instanceof StoreFault)) throw error;
  say({ kind: 'fault', say: error.say, args: error.args });
}
