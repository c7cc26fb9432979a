import { illegal, KRN, type Ruling, type Seat, type Viewer } from '@banneret/kernel';
import { MOST_TALK } from '../protocol.js';

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
  readonly #sides: readonly number[];
  readonly #now: () => number;
  readonly #lately = new Map<Seat, number[]>();
  #lines: Talk[];

  constructor(lines: readonly Talk[], sides: readonly number[], now: () => number = () => performance.now()) {
    this.#lines = [...lines];
    this.#sides = sides;
    this.#now = now;
  }

  /** May this seat say this? The text has been cleaned. */
  mayTalk(by: Seat, to: Talk['to'], text: string): Ruling {
    if (text === '' || text.length > MOST_TALK) return illegal(KRN.talk, 'server.no.talk-length', { most: MOST_TALK });
    if (to === 'partners' && this.#partnersOf(by).length === 0) return illegal(KRN.talk, 'server.no.talk-partners');
    const lately = (this.#lately.get(by) ?? []).filter(at => this.#now() - at < AT_ONCE_MS);
    this.#lately.set(by, lately);
    return lately.length < MOST_AT_ONCE ? { ok: true } : illegal(KRN.talk, 'server.no.talk-often');
  }

  add(by: Seat, to: Talk['to'], text: string): Talk {
    this.#lately.set(by, [...(this.#lately.get(by) ?? []), this.#now()]);
    const line = { number: (this.#lines.at(-1)?.number ?? 0) + 1, by, to, text, at: Date.now() };
    this.#lines = [...this.#lines, line].slice(-MOST_LINES);
    return line;
  }

  heardBy(viewer: Viewer, lines: readonly Talk[] = this.#lines): readonly Talk[] {
    if (viewer === 'public') return [];
    return lines.filter(({ to, by }) => to === 'all' || this.#sides[by] === this.#sides[viewer]);
  }

  /** What this seat has said is forgotten. */
  forget(seat: Seat): void {
    this.#lines = this.#lines.filter(({ by }) => by !== seat);
  }

  #partnersOf(seat: Seat): readonly Seat[] {
    return this.#sides.flatMap((side, other) => (other !== seat && side === this.#sides[seat] ? [other] : []));
  }
}
