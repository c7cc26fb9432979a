import { illegal, KRN, type Ruling, type Seat, type Viewer } from '@banneret/kernel';
import type { CompanyStore } from './store.js';

/** A line that somebody said to the others, in plain text. */
export interface Talk {
  readonly number: number;
  readonly by: Seat;
  readonly to: 'all' | 'partners';
  readonly text: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** The last so many lines of a match are kept. */
export const MOST_LINES = 200;
/** So many lines of a seat in so long a time. */
const MOST_AT_ONCE = 6;
const AT_ONCE_MS = 10_000;

/** What players say to one another. Partners have a channel of their own; spectators hear neither. */
export class TalkBook {
  readonly #store: Pick<CompanyStore, 'talk' | 'addTalk'>;
  readonly #match: string;
  readonly #sides: readonly number[];
  readonly #now: () => number;
  readonly #lately = new Map<Seat, number[]>();
  #lines: readonly Talk[] | undefined;

  constructor(
    store: Pick<CompanyStore, 'talk' | 'addTalk'>,
    match: string,
    sides: readonly number[],
    now: () => number,
  ) {
    this.#store = store;
    this.#match = match;
    this.#sides = sides;
    this.#now = now;
  }

  get lines(): readonly Talk[] {
    return this.#lines ?? [];
  }

  async open(): Promise<void> {
    this.#lines ??= await this.#store.talk(this.#match);
  }

  /** What has been said elsewhere since. */
  async catchUp(): Promise<readonly Talk[]> {
    const last = this.lines.at(-1)?.number ?? 0;
    this.#lines = await this.#store.talk(this.#match);
    return this.#lines.filter(({ number }) => number > last);
  }

  /** The same as long as nothing was taken away: nearly always it finds nothing, and is asked for often. */
  async hearOthers(): Promise<readonly Talk[]> {
    if (this.#lines === undefined) return [];
    const fresh = await this.#store.talk(this.#match, this.lines.at(-1)?.number ?? 0);
    this.#lines = [...this.lines, ...fresh].slice(-MOST_LINES);
    return fresh;
  }

  /** May this seat say something now? */
  mayTalk(by: Seat, to: Talk['to']): Ruling {
    if (to === 'partners' && this.#partnersOf(by).length === 0) return illegal(KRN.talk, 'server.no.talk-partners');
    const lately = (this.#lately.get(by) ?? []).filter(at => this.#now() - at < AT_ONCE_MS);
    this.#lately.set(by, lately);
    return lately.length < MOST_AT_ONCE ? { ok: true } : illegal(KRN.talk, 'server.no.talk-often');
  }

  /** Writes it down; gives what is new with it, lines of others who talk elsewhere included. */
  async add(by: Seat, to: Talk['to'], text: string): Promise<readonly Talk[]> {
    this.#lately.set(by, [...(this.#lately.get(by) ?? []), this.#now()]);
    await this.#store.addTalk(this.#match, { by, to, text, at: Date.now() }, MOST_LINES);
    return await this.catchUp();
  }

  heardBy(viewer: Viewer, lines: readonly Talk[]): readonly Talk[] {
    if (viewer === 'public') return [];
    return lines.filter(({ to, by }) => to === 'all' || this.#sides[by] === this.#sides[viewer]);
  }

  /** What this seat has said is forgotten. */
  forget(seat: Seat): void {
    this.#lines = this.lines.filter(({ by }) => by !== seat);
  }

  #partnersOf(seat: Seat): readonly Seat[] {
    return this.#sides.flatMap((side, other) => (other !== seat && side === this.#sides[seat] ? [other] : []));
  }
}
