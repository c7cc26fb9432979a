import { illegal, KRN, legal, type Chance, type Outcome, type Ruling, type Seat } from '@banneret/kernel';
import { Chain, CHAIN_LENGTH, leadsTo, linksUpTo } from './dice/chain.js';
import { toldHistory, withLine, type History } from './dice/history.js';
import { linksAfter, NO_LINKS, type LinkCount } from './dice/linkCount.js';
import { rollOutcome } from './dice/roll.js';
import { isPublic, type Op } from './op.js';
import type { LinksWanted, RoomDice } from './roomDice.js';

/** Dice that nobody can choose (docs/dice.md): the keeper's chain, and one of every seat in which a person sits. */
export interface ChainDice {
  /** The root of the keeper's chain. */
  readonly keeper: string;
  /** The history at the beginning. */
  readonly begin: string;
  /** The anchors at the beginning, null for computers. */
  readonly anchors: readonly (string | null)[];
  /** The roots of the seats' chains, where all of them are on this device. */
  readonly roots?: readonly (string | null)[];
}

/** A chain that counts from its first number on: seats may pass to other devices. */
interface Anchored {
  readonly base: number;
  /** The last link that was seen, and its number within the chain. */
  readonly link: string;
  readonly number: number;
}

/** Links that were left in advance. */
interface Left {
  readonly base: number;
  readonly links: readonly string[];
}

/** Each time links are left there is a line in the log: so many of them at least, or the log could be made to grow without end. */
const FEWEST_AHEAD = 32;

export class ChainedDice implements RoomDice {
  readonly #keeperRoot: string;
  #keeper: Chain | undefined;
  readonly #roots: readonly (Chain | undefined)[];
  readonly #chains = new Map<Seat, Anchored>();
  readonly #left = new Map<Seat, Left>();
  readonly #given = new Map<Seat, string>();
  readonly #seats: number;
  #history: History;
  #count: LinkCount = NO_LINKS;
  #told: { readonly number: number; readonly fixed: string; readonly history: string } | undefined;
  /** What the rolls are made from until new links are due. */
  #source: { readonly history: string; readonly links: readonly (string | null)[] } | undefined;
  #next = 0;

  constructor({ keeper, begin, anchors, roots = [] }: ChainDice) {
    this.#keeperRoot = keeper;
    this.#history = { whole: begin, fixed: begin };
    this.#seats = anchors.length;
    for (const [seat, anchor] of anchors.entries())
      if (anchor !== null) this.#chains.set(seat, { base: 0, link: anchor, number: 0 });
    this.#roots = roots.map(root => (root === null ? undefined : Chain.of(root)));
  }

  follow(op: Op): void {
    if (op.op === 'link') this.#join(op.links);
    if (op.op === 'sit') this.#seat(op);
    if (op.op === 'ahead') this.#leave(op.seat, op.number, op.link);
    if (op.op === 'chance') this.#next = op.draw + 1;
    this.#count = linksAfter(this.#count, op);
    if (isPublic(op)) this.#history = withLine(this.#history, op);
  }

  wanted(): LinksWanted | undefined {
    if (!this.#count.due) return undefined;
    const number = this.#count.number + 1;
    const waitingFor = [...this.#chains.keys()].filter(seat => this.#linkOf(seat, number) === undefined);
    const bases = Array.from({ length: this.#seats }, (_, seat) => this.#chains.get(seat)?.base ?? 0);
    return { number, history: this.#toldHistory(number), waitingFor, bases };
  }

  give(
    seat: Seat,
    number: number,
    link: string,
    ahead: boolean,
  ): { readonly ruling: Ruling; readonly ops: readonly Op[] } {
    const refused = { ruling: illegal(KRN.dice, 'server.no.link'), ops: [] };
    const chain = this.#chains.get(seat);
    const next = this.#count.number + 1;
    if (chain === undefined || number < next || (!ahead && number !== next)) return refused;
    if (ahead && number < this.#leftUpTo(seat) + FEWEST_AHEAD) return refused;
    const own = number - chain.base;
    if (own > CHAIN_LENGTH || !leadsTo(link, own, chain.link, chain.number)) return refused;
    if (ahead) return { ruling: legal, ops: [{ op: 'ahead', seat, number, link }] };
    this.#given.set(seat, link);
    return { ruling: legal, ops: [] };
  }

  joined(): Op {
    const number = this.#count.number + 1;
    const links = Array.from({ length: this.#seats }, (_, seat) => this.#linkOf(seat, number) ?? null);
    const ahead = [...this.#chains.keys()].filter(
      seat => !this.#given.has(seat) && this.#leftOf(seat, number) !== undefined,
    );
    return { op: 'link', number, links, ...(ahead.length > 0 && { ahead }) };
  }

  roll(chance: Chance): { readonly outcome: Outcome; readonly draw: number } {
    if (this.#source === undefined) throw new Error('a roll without links');
    const keeperLink = this.#keeperChain.link(this.#count.number);
    const draw = this.#next;
    return { draw, outcome: rollOutcome({ ...this.#source, keeperLink, draw }, chance) };
  }

  /** The keeper's next link: all that were used, or promised to a device, follow from it. */
  shownAtTheEnd(): { readonly number: number; readonly link: string } {
    const number = this.#count.number + 1;
    return { number, link: this.#keeperChain.link(number) };
  }

  /** Asked for at every look at the table, and the same until something happens. */
  #toldHistory(number: number): string {
    const { fixed } = this.#history;
    if (this.#told?.fixed !== fixed || this.#told.number !== number)
      this.#told = { number, fixed, history: toldHistory(this.#keeperChain.link(number), fixed) };
    return this.#told.history;
  }

  /** Made when it is needed first: most visits to a match see no roll. */
  get #keeperChain(): Chain {
    return (this.#keeper ??= Chain.of(this.#keeperRoot));
  }

  #linkOf(seat: Seat, number: number): string | undefined {
    const chain = this.#chains.get(seat);
    if (chain === undefined) return undefined;
    return this.#roots[seat]?.link(number - chain.base) ?? this.#given.get(seat) ?? this.#leftOf(seat, number);
  }

  #leftOf(seat: Seat, number: number): string | undefined {
    const left = this.#left.get(seat);
    return left?.links[number - left.base];
  }

  /** The number after which nothing is left; the last one that was used where nothing was. */
  #leftUpTo(seat: Seat): number {
    const left = this.#left.get(seat);
    return Math.max(this.#count.number, left === undefined ? 0 : left.base + left.links.length - 1);
  }

  #leave(seat: Seat, number: number, link: string): void {
    const chain = this.#chains.get(seat);
    if (chain !== undefined) this.#left.set(seat, { base: chain.base, links: linksUpTo(link, number - chain.base) });
  }

  #join(links: readonly (string | null)[]): void {
    this.#source = { history: this.#history.fixed, links };
    this.#given.clear();
    for (const [seat, chain] of this.#chains) {
      const link = links[seat];
      if (link != null) this.#chains.set(seat, { ...chain, link, number: this.#count.number + 1 - chain.base });
    }
  }

  #seat(op: Op & { readonly op: 'sit' }): void {
    this.#given.delete(op.seat);
    this.#left.delete(op.seat);
    if ('anchor' in op) this.#chains.set(op.seat, { base: this.#count.number, link: op.anchor, number: 0 });
    else this.#chains.delete(op.seat);
  }
}
