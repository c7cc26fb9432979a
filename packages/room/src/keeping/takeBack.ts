import { illegal, KRN, type Ruling, type Seat } from '@banneret/kernel';

/** A wish to go back to after so many inputs, which every other person at the table has to grant. */
export interface TakeBackRequest {
  /** Replies name it, so that a yes to one wish never counts for another. */
  readonly request: number;
  readonly by: Seat;
  readonly inputs: number;
}

/** So many wishes of a seat in so long a time: whoever is asked all the time says yes to be left in peace. */
const MOST_WISHES = 3;
const WISHES_MS = 60_000;

/** Taking back what others have seen: one wish at a time, granted as it was asked, and void as soon as anybody plays on. */
export class TakeBacks {
  readonly #now: () => number;
  readonly #wished = new Map<Seat, number[]>();
  #open: (TakeBackRequest & { readonly waitingFor: Set<Seat> }) | undefined;
  #next = 1;

  /** A clock that only ever goes on. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get open(): TakeBackRequest | undefined {
    return this.#open;
  }

  /** May this seat ask now? */
  mayAsk(by: Seat): Ruling {
    if (this.#open !== undefined) return illegal(KRN.undo, 'server.no.rewind-open');
    const lately = (this.#wished.get(by) ?? []).filter(at => this.#now() - at < WISHES_MS);
    this.#wished.set(by, lately);
    return lately.length < MOST_WISHES ? { ok: true } : illegal(KRN.undo, 'server.no.rewind-often');
  }

  ask(by: Seat, inputs: number, others: readonly Seat[]): TakeBackRequest {
    this.#wished.set(by, [...(this.#wished.get(by) ?? []), this.#now()]);
    this.#open = { request: this.#next++, by, inputs, waitingFor: new Set(others) };
    return this.#open;
  }

  /** What the reply leads to: the wish is granted, denied, or still waits for others. Undefined if nobody asked that. */
  reply(seat: Seat, request: number, yes: boolean): 'granted' | 'denied' | 'waits' | undefined {
    const asked = this.#open;
    if (asked?.request !== request || !asked.waitingFor.delete(seat)) return undefined;
    if (!yes) return 'denied';
    return asked.waitingFor.size > 0 ? 'waits' : 'granted';
  }

  /** It is settled, or no longer means what it meant; gives what it was. */
  close(): TakeBackRequest | undefined {
    const asked = this.#open;
    this.#open = undefined;
    return asked;
  }
}
