import type { Seat } from '@banneret/kernel';
import type { JudgedMessage, LinkWanted, MatchInfo, ServerMessage } from '../protocol.js';
import { Chain } from './chain.js';
import { historyBegin } from './history.js';
import { giveLink, leaveAhead, newWitness, readWitness, type Giving, type Witness } from './witness.js';

/** Where a device remembers what it has given, also when the page is closed. */
export interface WitnessMemory {
  load(match: string, seat: Seat): string | undefined;
  save(match: string, seat: Seat, witness: string): void;
}

export interface DeviceBrief {
  /** The root of the seat's dice. */
  readonly root: string;
  readonly memory: WitnessMemory;
  send(message: JudgedMessage & { readonly kind: 'link' }): void;
  /** The server wants something that no honest server wants: a message key. */
  suspect(say: string): void;
}

/** Where days may pass between two answers, a device leaves so many links, and more when so few are left. */
const LEFT_AHEAD = 64;
const FEW_LEFT = 16;
/** Numbers of its messages, out of the way of the page's own. */
const FIRST_ID = 1_000_000_000;

/** A device's part of the dice: it gives its links when all that led to a roll is settled, and remembers for what it gave them. */
export class DiceDevice {
  readonly #brief: DeviceBrief;
  #chain: Chain | undefined;
  #match: MatchInfo | undefined;
  #seat: Seat | undefined;
  #nextId = FIRST_ID;

  constructor(brief: DeviceBrief) {
    this.#brief = brief;
  }

  get anchor(): string {
    return this.#ownChain.anchor;
  }

  /** Is this a verdict on one of the device's own messages? */
  isMine(message: ServerMessage): boolean {
    return (message.kind === 'accepted' || message.kind === 'refused') && message.id >= FIRST_ID;
  }

  hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#match = message.match;
        this.#seat = message.viewer === 'public' ? undefined : message.viewer;
        return;
      case 'seats':
        if (this.#match !== undefined) this.#match = { ...this.#match, seats: message.seats };
        return;
      case 'dice':
        if (message.wanted !== undefined) this.#give(message.wanted);
        return;
      default:
        return;
    }
  }

  #give(wanted: LinkWanted): void {
    const [match, seat] = [this.#match, this.#seat];
    if (match === undefined || seat === undefined) return;
    const witness = this.#witness(match, seat, wanted);
    if (wanted.base !== witness.base) return this.#brief.suspect('room.dice.passed');
    const giving = giveLink(witness, wanted);
    if (!giving.ok) return this.#brief.suspect(giving.say);
    this.#leave(match, seat, giving, wanted.number, false);
    if (match.clock?.kind === 'days') this.#leaveAhead(match, seat, giving.witness, wanted.number);
  }

  #leaveAhead(match: MatchInfo, seat: Seat, witness: Witness, wanted: number): void {
    const [, last = 0] = witness.ahead.at(-1) ?? [];
    if (last - wanted > FEW_LEFT) return;
    const number = witness.number + LEFT_AHEAD;
    const giving = leaveAhead(witness, number);
    if (giving.ok) this.#leave(match, seat, giving, number, true);
  }

  /** What was given is remembered before it leaves. */
  #leave(match: MatchInfo, seat: Seat, giving: Giving & { readonly ok: true }, number: number, ahead: boolean): void {
    this.#brief.memory.save(match.id, seat, JSON.stringify(giving.witness));
    const link = this.#ownChain.link(giving.number);
    this.#brief.send({ kind: 'link', id: this.#nextId++, number, link, ...(ahead && { ahead }) });
  }

  /** Read anew each time: the same seat may be open in another tab. What was kept for another chain does not count for this one. */
  #witness({ id, system, rules, seats, commitment, content = '' }: MatchInfo, seat: Seat, wanted: LinkWanted): Witness {
    const known = readWitness(parsed(this.#brief.memory.load(id, seat)));
    if (known?.match === id && known.seat === seat && known.anchor === this.anchor) return known;
    const begin = historyBegin({
      match: id,
      system,
      rules,
      content,
      keeper: commitment,
      anchors: seats.map(({ anchor }) => anchor ?? null),
    });
    const names = seats.map(({ name }) => name);
    return newWitness({ match: id, seat, anchor: this.anchor, names, begin, from: wanted.number, base: wanted.base });
  }

  get #ownChain(): Chain {
    return (this.#chain ??= new Chain(this.#brief.root));
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
