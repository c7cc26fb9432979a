import { illegal, KRN, legal, type EventBase, type Ruling, type Seat } from '@banneret/kernel';
import type { Guest, Guests } from '../guests.js';
import { cleanLine } from '../names.js';
import type { Clock } from '../patience.js';
import { MOST_TALK, type JudgedMessage, type Proposal, type Proposed } from '../protocol.js';
import type { Room } from '../room.js';
import { Clocks } from './clocks.js';
import { consentersTo, type Manners } from './manners.js';
import { Proposals } from './proposals.js';
import type { KeptMatch, MatchStore } from './store.js';
import { TalkBook, type Talk } from './talk.js';

// Rooms of every system.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyRoom = Room<any, EventBase, any>;

/** The table, as those around it need it. */
export interface SharedTable {
  readonly guests: Guests;
  readonly match: KeptMatch;
  /** Does something to the room, writes it, and tells everybody. */
  act(step: (room: AnyRoom) => Ruling): Promise<Ruling>;
  /** The same, but when its turn comes. */
  actLater(step: (room: AnyRoom) => Ruling): void;
  opened(): Promise<AnyRoom | undefined>;
  /** Names or seats are others now. */
  seatsChanged(): Promise<void>;
  showOut(guest: Guest, say: string): void;
}

export interface CompanyBrief {
  readonly table: SharedTable;
  readonly store: MatchStore;
  readonly manners: Manners;
  readonly sides: readonly number[];
  /** The computer players that may take a seat over, the best last. */
  readonly levels: readonly string[];
  readonly timer: Clock;
}

type CompanyMessage = JudgedMessage & {
  readonly kind: 'propose' | 'reply' | 'resign' | 'claim-time' | 'talk' | 'forget' | 'pass-on';
};

/** What people do with one another around a match: agree, give up, keep time, talk. */
export class Company {
  readonly #brief: CompanyBrief;
  readonly #proposals: Proposals;
  #clocks: Clocks | undefined;
  #clocksSaid = '';
  #talk: TalkBook | undefined;
  #stopTimer: (() => void) | undefined;

  constructor(brief: CompanyBrief) {
    this.#brief = brief;
    this.#proposals = new Proposals(() => this.#now());
  }

  get #table(): SharedTable {
    return this.#brief.table;
  }

  #now(): number {
    return this.#brief.manners.now?.() ?? performance.now();
  }

  async hear(guest: Guest, seat: Seat, message: CompanyMessage): Promise<Ruling> {
    switch (message.kind) {
      case 'propose':
        return await this.#propose(seat, message.proposal);
      case 'reply':
        return await this.#reply(seat, message.request, message.yes);
      case 'resign':
        return await this.#table.act(room => this.#leaveTo(room, seat, 'resigned'));
      case 'claim-time':
        return await this.#claimTime(seat, message.seat);
      case 'talk':
        return await this.#say(seat, message.to, message.text);
      case 'pass-on':
        return await this.#passOn(guest, seat);
      case 'forget':
        return await this.#forget(seat);
    }
  }

  /** Whoever comes in is told what is under way. */
  async welcome(guest: Guest): Promise<void> {
    const { open } = this.#proposals;
    if (open !== undefined) guest.tell({ kind: 'proposed', ...open });
    if (this.#clocks !== undefined) guest.tell({ kind: 'clocks', ...this.#clocks.shown(this.#now()) });
    this.#tellTalk(guest, (await this.#talkBook())?.lines ?? []);
  }

  /** Somebody has played on: a proposal no longer means what it meant. */
  lapse(): void {
    const asked = this.#proposals.close();
    if (asked !== undefined) this.#settle(asked, false);
  }

  /** The match has begun, or is gone on with. */
  async open(): Promise<void> {
    const { clock, id, seats } = this.#table.match;
    if (clock === undefined || this.#clocks !== undefined) return;
    const kept = await this.#brief.store.company?.clocks(id);
    this.#clocks = new Clocks(clock, seats.length, this.#now(), kept);
  }

  answered(seat: Seat): void {
    this.#clocks?.answered(seat, this.#now());
  }

  tookBack(seat: Seat): void {
    this.#clocks?.tookBack(seat, this.#now());
  }

  gaveLink(seat: Seat): void {
    this.#clocks?.gaveLink(seat, this.#now());
  }

  /** Another keeper has gone on with the match: clocks are as it has left them, and what was said there is told here. */
  async catchUp(): Promise<void> {
    this.stop();
    this.#clocks = undefined;
    const lines = (await this.#talk?.catchUp()) ?? [];
    for (const guest of this.#table.guests.all) this.#tellTalk(guest, lines);
  }

  /** What was said to guests of another keeper is heard here too. */
  async hearOthers(): Promise<void> {
    const lines = (await this.#talk?.hearOthers()) ?? [];
    for (const guest of this.#table.guests.all) this.#tellTalk(guest, lines);
  }

  /** Time goes by for those who are waited for now. */
  follow(room: AnyRoom, waitedFor: readonly Seat[]): void {
    const clocks = this.#clocks;
    if (clocks === undefined) return;
    const now = this.#now();
    clocks.follow(room.isOver ? [] : waitedFor, now);
    const shown = clocks.shown(now);
    const said = JSON.stringify(shown);
    if (said === this.#clocksSaid && this.#stopTimer !== undefined) return;
    this.#clocksSaid = said;
    this.#table.guests.tell({ kind: 'clocks', ...shown });
    // What is lost of it is charged to nobody; the next change is kept again.
    this.#brief.store.company
      ?.keepClocks(this.#table.match.id, clocks.kept(now))
      .catch((error: unknown) => console.error(error));
    this.#watchTime(clocks);
  }

  stop(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
  }

  /** A live clock that has run out decides by itself. */
  #watchTime(clocks: Clocks): void {
    this.stop();
    const left = clocks.rule.kind === 'live' ? clocks.nextMs(this.#now()) : undefined;
    if (left === undefined) return;
    this.#stopTimer = this.#brief.timer(left, () => {
      this.#stopTimer = undefined;
      this.#table.actLater(room => {
        const [late] = clocks.overdue(this.#now());
        return late === undefined ? legal : this.#leaveTo(room, late, 'time');
      });
    });
  }

  async #claimTime(by: Seat, seat: Seat): Promise<Ruling> {
    if (seat === by || this.#clocks?.overdue(this.#now()).includes(seat) !== true)
      return illegal(KRN.ending, 'server.no.not-overdue');
    return await this.#table.act(room => this.#leaveTo(room, seat, 'time'));
  }

  /** Our own ruling (`ending.ts`): of two sides one has lost; of several, a computer goes on for whoever leaves. */
  #leaveTo(room: AnyRoom, seat: Seat, how: 'resigned' | 'time'): Ruling {
    if (room.isOver) return illegal(KRN.over, 'kernel.over');
    const { match } = this.#table;
    const isPerson = (other: Seat): boolean => other !== seat && isHeldByPerson(match, room, other);
    const goesOn = room.sidesWithout(seat).length > 1 && match.seats.some((_, other) => isPerson(other));
    const level = this.#brief.levels.at(-1);
    if (goesOn && level !== undefined) room.sit({ op: 'sit', seat, player: level, resigned: true });
    else room.end({ how, seat });
    this.lapse();
    return legal;
  }

  async #propose(by: Seat, proposal: Proposal): Promise<Ruling> {
    const room = await this.#table.opened();
    if (room === undefined) return illegal(KRN.notAsked, 'server.no.not-begun');
    const ruling = this.#mayBe(room, proposal);
    if (!ruling.ok) return ruling;
    const others = consentersTo(this.#brief.manners, this.#table.match, by).filter(seat =>
      isHeldByPerson(this.#table.match, room, seat),
    );
    if (others.length === 0) return await this.#agreeAlone(by, proposal);
    const may = this.#proposals.mayPropose(by);
    if (may.ok) this.#table.guests.tell({ kind: 'proposed', ...this.#proposals.propose(by, proposal, others) });
    return may;
  }

  /** Nobody has to be asked: people at one screen agree by word of mouth, but a computer agrees to nothing. */
  async #agreeAlone(by: Seat, proposal: Proposal): Promise<Ruling> {
    if (proposal.kind === 'draw' && !this.#brief.manners.oneScreen)
      return illegal(KRN.consent, 'server.no.nobody-to-agree');
    return await this.#carryOut(by, proposal);
  }

  #mayBe(room: AnyRoom, proposal: Proposal): Ruling {
    if (proposal.kind === 'rewind') return room.mayRewind(proposal.inputs);
    if (room.isOver) return illegal(KRN.over, 'kernel.over');
    if (proposal.kind === 'computer' && !this.#brief.levels.includes(proposal.level))
      return illegal(KRN.seat, 'server.create.unknown-level');
    return legal;
  }

  async #reply(seat: Seat, request: number, yes: boolean): Promise<Ruling> {
    const outcome = this.#proposals.reply(seat, request, yes);
    if (outcome === undefined) return illegal(KRN.consent, 'server.no.nobody-asked');
    if (outcome === 'waits') return legal;
    const asked = this.#proposals.close();
    if (asked === undefined) return legal;
    this.#settle(asked, yes);
    return yes ? await this.#carryOut(asked.by, asked.proposal) : legal;
  }

  async #carryOut(by: Seat, proposal: Proposal): Promise<Ruling> {
    return await this.#table.act(room => {
      const ruling = this.#mayBe(room, proposal);
      if (!ruling.ok) return ruling;
      if (proposal.kind === 'rewind') room.rewind(proposal.inputs);
      else if (proposal.kind === 'draw') room.end({ how: 'drawn' });
      else room.sit({ op: 'sit', seat: by, player: proposal.level });
      return legal;
    });
  }

  #settle({ request }: Proposed, yes: boolean): void {
    this.#table.guests.tell({ kind: 'settled', request, yes });
  }

  async #talkBook(): Promise<TalkBook | undefined> {
    const { company } = this.#brief.store;
    if (company === undefined) return undefined;
    this.#talk ??= new TalkBook(company, this.#table.match.id, this.#brief.sides, () => this.#now());
    await this.#talk.open();
    return this.#talk;
  }

  async #say(seat: Seat, to: 'all' | 'partners', text: string): Promise<Ruling> {
    const book = await this.#talkBook();
    if (book === undefined) return illegal(KRN.talk, 'server.no.one-screen');
    const clean = cleanLine(text, MOST_TALK);
    // Nothing of it is left out silently.
    if (clean === '' || clean !== cleanLine(text, MOST_TALK + 1))
      return illegal(KRN.talk, 'server.no.talk-length', { most: MOST_TALK });
    const ruling = book.mayTalk(seat, to);
    if (!ruling.ok) return ruling;
    const lines = await book.add(seat, to, clean);
    for (const guest of this.#table.guests.all) this.#tellTalk(guest, lines);
    return legal;
  }

  #tellTalk(guest: Guest, lines: readonly Talk[]): void {
    const heard = this.#talk?.heardBy(guest.viewer, lines) ?? [];
    if (heard.length > 0) guest.tell({ kind: 'talk', lines: heard });
  }

  async #passOn(guest: Guest, seat: Seat): Promise<Ruling> {
    const { company } = this.#brief.store;
    if (company === undefined) return illegal(KRN.seat, 'server.no.one-screen');
    guest.tell({ kind: 'invitation', invitation: await company.invite(this.#table.match.id, seat) });
    return legal;
  }

  /** Who leaves a match that goes on gives up with it. */
  async #forget(seat: Seat): Promise<Ruling> {
    const { company } = this.#brief.store;
    if (company === undefined) return illegal(KRN.seat, 'server.no.one-screen');
    const room = await this.#table.opened();
    if (room !== undefined && !room.isOver && isHeldByPerson(this.#table.match, room, seat))
      await this.#table.act(playing => this.#leaveTo(playing, seat, 'resigned'));
    await company.forget(this.#table.match.id, seat);
    (await this.#talkBook())?.forget(seat);
    await this.#table.seatsChanged();
    for (const guest of this.#table.guests.seenBy(seat)) this.#table.showOut(guest, 'server.no.forgotten');
    return legal;
  }
}

/** Does a person sit there now? */
export function isHeldByPerson({ seats }: KeptMatch, room: AnyRoom | undefined, seat: Seat): boolean {
  const sitting = room?.sitting(seat);
  return seats[seat]?.player === 'human' && !(sitting !== undefined && 'player' in sitting);
}
