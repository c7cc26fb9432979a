import { parentPort, workerData } from 'node:worker_threads';
import { DamagedMatch, MatchKeeper, readHello, readJudged, type Guest, type MatchTable } from '@banneret/room';
import { entryFor } from '@banneret/shelf';
import { createMatch, seatOf } from '../seating.js';
import { openSqlite } from '../sqlite.js';
import { StoreFault, type Store } from '../store.js';
import { Thinkers } from '../thinkers.js';
import type { FromThread, ThreadBrief, ThreadProblem, ThreadReplies, ThreadRequest, ToThread } from './messages.js';

// A thread that keeps matches: it judges, rolls, writes, and tells each guest what that guest may know. However long that
// takes, the thread that serves sockets does not wait for it.

// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins

/** How often to look whether another process has gone on with a match, and to clear away empty tables. */
const FOLLOW_MS = 1_000;
const CLEAR_MS = 60_000;
/** How long a computer player may think about one question. */
const BUDGET_MS = 2_000;

const say = (message: FromThread): void => parentPort?.postMessage(message);
const tellOperator = (error: unknown): void => console.error(error);

interface Ticketed {
  readonly guest: number;
  readonly ticket: number;
}

interface Visit {
  readonly guest: Guest;
  readonly table: MatchTable;
}

class MatchThread {
  readonly #store: Store;
  readonly #keeper: MatchKeeper;
  readonly #thinkers: Thinkers;
  readonly #visits = new Map<number, Visit>();
  readonly #turns = new Map<number, Promise<void>>();
  /** Those to whom the door is being opened, and those who do not read what they are told. */
  readonly #entering = new Set<number>();
  readonly #slow = new Set<number>();
  readonly #timers: readonly NodeJS.Timeout[];

  constructor({ data, pause, thinkers }: ThreadBrief) {
    this.#store = openSqlite(data);
    this.#thinkers = new Thinkers(thinkers);
    this.#keeper = new MatchKeeper({
      store: this.#store,
      entryFor,
      think: thought => this.#thinkers.think(thought),
      manners: { pause, oneScreen: false, budgetMs: BUDGET_MS },
      tellMistake: tellOperator,
    });
    this.#timers = [
      setInterval(() => void this.#keeper.followOthers().catch(tellOperator), FOLLOW_MS),
      setInterval(() => this.#keeper.clear(), CLEAR_MS),
    ];
  }

  async hear(message: ToThread): Promise<void> {
    switch (message.kind) {
      case 'request':
        return await this.#answer(message.id, message.request);
      case 'enter':
        return await this.#inTurn(message, () => this.#enter(message.guest, message.match, message.hello));
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

  async #answer(id: number, request: ThreadRequest): Promise<void> {
    try {
      const found = await this.#replyTo(request);
      say('status' in found ? { kind: 'problem', id, problem: found } : { kind: 'reply', id, value: found.value });
    } catch (error) {
      const damaged = error instanceof DamagedMatch;
      if (!damaged) tellOperator(error);
      const problem = damaged ? { status: 503, say: 'server.no.damaged' } : { status: 500, say: 'server.no.trouble' };
      say({ kind: 'problem', id, problem });
    }
  }

  async #replyTo(
    request: ThreadRequest,
  ): Promise<ThreadProblem | { readonly value: ThreadReplies[keyof ThreadReplies] }> {
    if (request.kind === 'create') {
      const created = await createMatch(this.#keeper, this.#store, request.match);
      return created.ok ? { value: created.value } : { status: 400, ...created.problem };
    }
    const table = await this.#keeper.table(request.match);
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
    let ms = 0;
    try {
      ms = await step();
    } catch (error) {
      const damaged = error instanceof DamagedMatch;
      if (!damaged) tellOperator(error);
      say({ kind: 'dismiss', guest, say: damaged ? 'server.no.damaged' : 'server.no.trouble' });
    }
    say({ kind: 'dealt', ticket, ms });
  }

  async #enter(number: number, match: string, text: string): Promise<number> {
    this.#entering.add(number);
    const dismiss = (reason: string): number => {
      this.#entering.delete(number);
      say({ kind: 'dismiss', guest: number, say: reason });
      return 0;
    };
    const hello = readHello(text);
    if (hello === undefined) return dismiss(readJudged(text) ? 'server.no.hello-first' : 'server.no.message');
    const table = await this.#keeper.table(match);
    if (table === undefined) return dismiss('server.no.match');
    const seat = hello.token === undefined ? undefined : await seatOf(this.#store, match, hello.token);
    if (hello.token !== undefined && seat === undefined) return dismiss('server.no.seat');
    if (seat === undefined && table.isCrowded) return dismiss('server.no.too-many-guests');
    // Whoever left while the door was being opened is not there any more.
    if (!this.#entering.delete(number)) return 0;
    const guest: Guest = {
      viewer: seat ?? 'public',
      tell: message => say({ kind: 'tell', guest: number, text: JSON.stringify(message) }),
      dismiss: reason => void dismiss(reason),
      isSlow: () => this.#slow.has(number),
    };
    this.#visits.set(number, { guest, table });
    say({ kind: 'seated', guest: number, viewer: guest.viewer });
    let spent = await table.enter(guest);
    if (seat !== undefined && hello.contribution !== undefined)
      spent += await table.contribute(seat, hello.contribution);
    return spent;
  }

  async #listen(number: number, text: string): Promise<number> {
    const visit = this.#visits.get(number);
    if (visit === undefined) return 0;
    const message = readJudged(text);
    if (message !== undefined) return await visit.table.hear(visit.guest, message);
    say({ kind: 'dismiss', guest: number, say: 'server.no.message' });
    return 0;
  }

  async #resume(number: number): Promise<void> {
    this.#slow.delete(number);
    const visit = this.#visits.get(number);
    await visit?.table.catchUp(visit.guest);
  }

  #leave(number: number): void {
    const visit = this.#visits.get(number);
    this.#visits.delete(number);
    this.#slow.delete(number);
    this.#entering.delete(number);
    visit?.table.leave(visit.guest);
  }

  async #close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#thinkers.close();
    this.#store.close();
    parentPort?.close();
  }
}

try {
  const thread = new MatchThread(workerData as ThreadBrief);
  parentPort?.on('message', (message: ToThread) => void thread.hear(message).catch(tellOperator));
  say({ kind: 'ready' });
} catch (error) {
  if (!(error instanceof StoreFault)) throw error;
  say({ kind: 'fault', say: error.say, args: error.args });
}
