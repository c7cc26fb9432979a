import type { Seat } from '@banneret/kernel';
import { CHAIN_LENGTH, leadsTo } from '../dice/chain.js';
import type { PublicOp } from '../op.js';

/** For how long the dice of one seat came from one device. */
export interface Tenure {
  readonly seat: Seat;
  readonly anchor: string;
  /** The number after which its chain counts. */
  readonly base: number;
  /** The last number of its time; undefined as long as it sits there. */
  readonly until?: number;
}

interface Chain {
  readonly tenure: Tenure;
  /** The last link that was seen, and its number within the chain. */
  readonly link: string;
  readonly own: number;
}

/** The chains of the seats' devices, as the log tells of them: which links are due, and whether they are what was promised. */
export class SeatChains {
  readonly #seats: number;
  readonly #chains = new Map<Seat, Chain>();
  readonly #over: Tenure[] = [];

  constructor(anchors: readonly (string | null)[]) {
    this.#seats = anchors.length;
    for (const [seat, anchor] of anchors.entries()) if (anchor !== null) this.#begin({ seat, anchor, base: 0 });
  }

  /** Who sat where, from when to when. */
  get tenures(): readonly Tenure[] {
    return [...this.#over, ...[...this.#chains.values()].map(({ tenure }) => tenure)];
  }

  /** The seat passes on after the links of this number. */
  sit(op: PublicOp & { readonly op: 'sit' }, number: number): void {
    const { seat } = op;
    const before = this.#chains.get(seat);
    if (before !== undefined) this.#over.push({ ...before.tenure, until: number });
    this.#chains.delete(seat);
    if ('anchor' in op) this.#begin({ seat, anchor: op.anchor, base: number });
  }

  /** The seat whose part of the line is not what it should be, if there is one. */
  join({ number, links, ahead = [] }: PublicOp & { readonly op: 'link' }): Seat | undefined {
    for (let seat = 0; seat < Math.max(this.#seats, links.length); seat++)
      if (!this.#joinOne(seat, number, links[seat])) return seat;
    return ahead.find((seat, at) => !this.#chains.has(seat) || ahead.indexOf(seat) !== at);
  }

  #joinOne(seat: Seat, number: number, link: string | null | undefined): boolean {
    const chain = this.#chains.get(seat);
    // Undefined where the list is too short.
    if (chain === undefined || link == null) return chain === undefined && link === null && seat < this.#seats;
    const own = number - chain.tenure.base;
    if (own > CHAIN_LENGTH || !leadsTo(link, own, chain.link, chain.own)) return false;
    this.#chains.set(seat, { ...chain, link, own });
    return true;
  }

  #begin(tenure: Tenure): void {
    this.#chains.set(tenure.seat, { tenure, link: tenure.anchor, own: 0 });
  }
}
