import { illegal, KRN, type Ruling, type Seat } from '@banneret/kernel';
import type { Proposal, Proposed } from '../protocol.js';

/** So many proposals of a seat in so long a time: whoever is asked all the time says yes to be left in peace. */
const MOST_PROPOSALS = 3;
const PROPOSALS_MS = 60_000;

/**
 * What every other person at the table has to agree to: one proposal at a time, granted as it was made, and void as soon as
 * anybody plays on.
 */
export class Proposals {
  readonly #now: () => number;
  readonly #made = new Map<Seat, number[]>();
  #open: (Proposed & { readonly waitingFor: Set<Seat> }) | undefined;
  #next = 1;

  /** A clock that only ever goes on. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get open(): Proposed | undefined {
    if (this.#open === undefined) return undefined;
    const { request, by, proposal } = this.#open;
    return { request, by, proposal };
  }

  /** May this seat propose something now? */
  mayPropose(by: Seat): Ruling {
    if (this.#open !== undefined) return illegal(KRN.consent, 'server.no.proposal-open');
    const lately = (this.#made.get(by) ?? []).filter(at => this.#now() - at < PROPOSALS_MS);
    this.#made.set(by, lately);
    return lately.length < MOST_PROPOSALS ? { ok: true } : illegal(KRN.consent, 'server.no.proposal-often');
  }

  propose(by: Seat, proposal: Proposal, others: readonly Seat[]): Proposed {
    this.#made.set(by, [...(this.#made.get(by) ?? []), this.#now()]);
    const proposed = { request: this.#next++, by, proposal };
    this.#open = { ...proposed, waitingFor: new Set(others) };
    return proposed;
  }

  /** What the reply leads to: the proposal is granted, denied, or still waits for others. Undefined if nobody asked that. */
  reply(seat: Seat, request: number, yes: boolean): 'granted' | 'denied' | 'waits' | undefined {
    const asked = this.#open;
    if (asked?.request !== request || !asked.waitingFor.delete(seat)) return undefined;
    if (!yes) return 'denied';
    return asked.waitingFor.size > 0 ? 'waits' : 'granted';
  }

  /** It is settled, or no longer means what it meant; gives what it was. */
  close(): Proposed | undefined {
    const asked = this.open;
    this.#open = undefined;
    return asked;
  }
}
