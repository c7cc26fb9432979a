import {
  illegal,
  KRN,
  type AnySystem,
  type EventBase,
  type MatchRecord,
  type Ruling,
  type Seat,
} from '@banneret/kernel';
import { Guests, type Guest } from '../guests.js';
import { Patience, wallClock, type Clock } from '../patience.js';
import type { JudgedMessage, MatchInfo, SeatInfo } from '../protocol.js';
import { Room } from '../room.js';
import { Company, isHeldByPerson, type SharedTable } from './company.js';
import { diceOf, fairnessOf, promisesOf } from './dice.js';
import { DiceCall } from './diceCall.js';
import { LinesOf } from './linesOf.js';
import { waitingIn, type Manners } from './manners.js';
import { LogConflict, type KeptMatch, type KeptSeat, type MatchStore } from './store.js';

// Tables hold matches of every system.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyRoom = Room<any, EventBase, any>;

/** So long may what follows by itself hold up everybody else. */
const SLICE_MS = 8;
/** So long may nobody be told of what follows. */
const LONG_MS = 150;
const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

export const MOST_SPECTATORS = 64;
/** At which one player may sit at once. */
export const MOST_SCREENS = 4;

/** So often a table is laid anew when others write to the same match. */
const MOST_TRIES = 5;

const ASKED_AGAIN = 'server.no.asked-again';

export interface TableBrief {
  readonly store: MatchStore;
  readonly system: AnySystem;
  readonly match: KeptMatch;
  readonly manners: Manners;
  /** The side each seat fights for (default: its own). */
  readonly sides?: readonly number[];
  /** The computer players that may take a seat over, the best last. */
  readonly levels?: readonly string[];
  readonly timer?: Clock;
}

/**
 * One match in memory with the guests around it. The truth is in the store: a table can be thrown away at any moment and
 * laid again. Steps are taken one after the other, and nobody is told of one before it is written.
 */
export class MatchTable {
  readonly id: string;
  readonly manners: Manners;
  readonly #store: MatchStore;
  readonly #system: AnySystem;
  readonly #guests = new Guests();
  /** Some leave before it is their turn to come in. */
  readonly #left = new WeakSet<Guest>();
  readonly #patience: Patience;
  readonly #company: Company;
  readonly #lines: LinesOf;
  readonly #diceCall = new DiceCall(this.#guests);
  readonly #sides: readonly number[] | undefined;
  #match: KeptMatch;
  #room: AnyRoom | undefined;
  /** What is asked of the table while its room is put away. */
  #asLeft: { readonly isOver: boolean; readonly sitting: readonly ReturnType<AnyRoom['sitting']>[] } | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** What is still under way then starts no clocks. */
  #isClosed = false;
  /** What was said last of who sits where. */
  #seatsSaid = '';
  /** How long the present step has kept the thread busy, waiting for the disk not counted. */
  #spent = 0;
  /** Called after every change, with whoever is asked: computer players take their turns from here. */
  onChange: (() => void) | undefined;

  constructor({ store, system, match, manners, sides, levels = [], timer = wallClock }: TableBrief) {
    this.id = match.id;
    this.manners = manners;
    this.#patience = new Patience(pause => this.#lapse(pause), timer);
    this.#store = store;
    this.#lines = new LinesOf(store, match.id);
    this.#system = system;
    this.#match = match;
    this.#sides = sides;
    this.#company = new Company({
      table: this.#shared(),
      store,
      manners,
      sides: sides ?? [...match.seats.keys()],
      levels,
      timer,
    });
  }

  #shared(): SharedTable {
    const match = (): KeptMatch => this.#match;
    return {
      guests: this.#guests,
      get match() {
        return match();
      },
      act: step => this.#act(step),
      actLater: step => this.#actLater(step),
      opened: () => this.#opened(),
      seatsChanged: () => this.#layAgainForSeats(),
      showOut: (guest, say) => this.showOut(guest, say),
    };
  }

  /** Nobody is here, and nothing is under way. */
  get isDeserted(): boolean {
    return this.#guests.count === 0 && this.#waiting === 0;
  }

  /** Has it as many spectators as it may have? Players are never turned away. */
  get isCrowded(): boolean {
    return this.#guests.seenBy('public').length >= MOST_SPECTATORS;
  }

  get isOver(): boolean {
    return (this.#room ?? this.#asLeft)?.isOver === true;
  }

  /** Does its other side follow the script of a lesson? */
  get isGuided(): boolean {
    return this.#match.guided === true;
  }

  get info(): MatchInfo {
    const { id, system, rules, clock, closed } = this.#match;
    const sides = this.#sides;
    const hasPartners = sides !== undefined && new Set(sides).size < sides.length;
    return {
      id,
      system,
      rules,
      seats: this.seats,
      ...promisesOf(this.#match),
      ...(clock && { clock }),
      ...(hasPartners && { sides }),
      spectators: closed !== true,
    };
  }

  get seats(): readonly SeatInfo[] {
    return this.#match.seats.map((kept, seat) => {
      const { name, anchor } = kept;
      const sitting = this.#sitting(seat);
      const resigned = sitting !== undefined && 'player' in sitting && sitting.resigned === true;
      return {
        name,
        player: this.levelOf(seat) ?? 'human',
        taken: isTaken(kept),
        screens: this.#guests.seenBy(seat).length,
        ...(anchor !== undefined && { anchor }),
        ...(resigned && { resigned }),
      };
    });
  }

  /** The level of the computer player in this seat, if it is one's. */
  levelOf(seat: Seat): string | undefined {
    const sitting = this.#sitting(seat);
    const player = sitting !== undefined && 'player' in sitting ? sitting.player : this.#match.seats[seat]?.player;
    return player === 'human' ? undefined : player;
  }

  #sitting(seat: Seat): ReturnType<AnyRoom['sitting']> {
    return this.#room === undefined ? this.#asLeft?.sitting[seat] : this.#room.sitting(seat);
  }

  /** The seats that have something to answer, and the view of one of them. */
  get asked(): readonly Seat[] {
    return this.#room?.asked ?? [];
  }

  viewFor(seat: Seat): ReturnType<AnyRoom['snapshot']>['view'] | undefined {
    return this.#room?.snapshot(seat).view;
  }

  /** Lays the table, so that whoever is asked can be asked. */
  open(): Promise<void> {
    return this.#inTurn(async () => {
      this.#isClosed = false;
      await this.#opened();
      this.#changed();
    });
  }

  /** Gives, as `hear` does, how many milliseconds of work it was. */
  enter(guest: Guest): Promise<number> {
    return this.#inTurn(async () => {
      if (this.#left.has(guest)) return this.#spent;
      if (!this.#makeRoomFor(guest)) {
        guest.dismiss?.('server.no.too-many-guests');
        return this.#spent;
      }
      // Whatever follows by itself comes first: nobody hears anything before the welcome.
      const room = await this.#opened();
      this.#guests.add(guest);
      guest.tell({ kind: 'welcome', viewer: guest.viewer, match: this.info });
      await this.#company.welcome(guest);
      if (room !== undefined) this.#busy(() => this.#guests.show(guest, room));
      if (guest.viewer !== 'public' && this.#guests.seenBy(guest.viewer).length > 1)
        this.#notify(guest.viewer, 'opened-twice');
      this.#changed();
      this.#diceCall.welcome(guest);
      return this.#spent;
    });
  }

  /** To players only. */
  #notify(seat: Seat, about: 'opened-twice' | 'moved'): void {
    for (const guest of this.#guests.all) if (guest.viewer !== 'public') guest.tell({ kind: 'notice', seat, about });
  }

  #tellSeats(): void {
    const { seats } = this;
    const said = JSON.stringify(seats);
    if (said === this.#seatsSaid) return;
    this.#seatsSaid = said;
    this.#guests.tell({ kind: 'seats', seats });
  }

  /** These guests have read what they were told, and hear the rest. */
  catchUp(guests: readonly Guest[]): Promise<void> {
    return this.#inTurn(async () => {
      const room = this.#room;
      if (room !== undefined) this.#busy(() => guests.forEach(guest => this.#guests.show(guest, room)));
    });
  }

  /**
   * Is there room? For players always: they may sit at several screens, and the oldest of too many gives way, since it is most
   * likely a line that broke.
   */
  #makeRoomFor({ viewer }: Guest): boolean {
    if (viewer === 'public') return !this.isCrowded;
    for (const oldest of this.#guests.seenBy(viewer).slice(0, 1 - MOST_SCREENS))
      this.showOut(oldest, 'server.no.replaced');
    return true;
  }

  leave(guest: Guest): void {
    if (!this.#guests.has(guest)) return void this.#left.add(guest);
    this.#guests.remove(guest);
    if (guest.viewer !== 'public') this.#tellSeats();
  }

  /** Something that all who look on must know. */
  announce(say: string): void {
    this.#guests.tell({ kind: 'mistake', say });
  }

  /**
   * Puts the room away where everybody waits for somebody's word: rooms are large, and the log has all of it. Whoever says the next word
   * has it laid again. False if something goes on here that a log does not know of.
   */
  rest(): Promise<boolean> {
    return this.#inTurn(async () => {
      const room = this.#room;
      if (room === undefined || !this.#mayRest(room)) return false;
      this.#asLeft = { isOver: room.isOver, sitting: this.#match.seats.map((_, seat) => room.sitting(seat)) };
      this.#room = undefined;
      this.#guests.putAway();
      return true;
    });
  }

  #mayRest(room: AnyRoom): boolean {
    const computersTurn = room.asked.some(seat => this.levelOf(seat) !== undefined);
    const isWatched = this.#match.clock !== undefined || room.pauses.length > 0 || room.linksWanted !== undefined;
    // Its own turn counts as one that waits.
    return this.#waiting === 1 && !computersTurn && !isWatched && this.#guests.areUpToDate(room);
  }

  /** Somebody has sat down, or sits there with another device now. The match begins with the last one. */
  seated(): Promise<void> {
    return this.#inTurn(() => this.#layAgainForSeats());
  }

  /** Everybody who had the seat open is shown out: it is open elsewhere now. The players are told if somebody sat there. */
  vacate(seat: Seat, say: string): void {
    for (const guest of this.#guests.seenBy(seat)) this.showOut(guest, say);
    const kept = this.#match.seats[seat];
    if (kept !== undefined && isTaken(kept)) this.#notify(seat, 'moved');
  }

  /** One guest is shown out. */
  showOut(guest: Guest, say: string): void {
    this.leave(guest);
    guest.dismiss?.(say);
  }

  async #layAgainForSeats(): Promise<void> {
    await this.#layAgain();
    this.#changed();
  }

  /** What a guest says is judged, written and told to all whom it concerns, and the guest hears what became of it. */
  hear(guest: Guest, message: JudgedMessage): Promise<number> {
    return this.#inTurn(async () => {
      const { viewer } = guest;
      // Whoever was shown out may go on talking for a while.
      if (!this.#guests.has(guest)) return this.#spent;
      if (viewer === 'public') guest.tell({ kind: 'mistake', say: 'server.no.watching' });
      else {
        const ruling = await this.#handOver(guest, viewer, message);
        const { id } = message;
        guest.tell(ruling.ok ? { kind: 'accepted', id } : { kind: 'refused', id, because: ruling.because });
      }
      return this.#spent;
    });
  }

  answer(seat: Seat, wait: number, choice: unknown): Promise<Ruling> {
    return this.#inTurn(() => this.#act(room => room.answer(seat, wait, choice)));
  }

  /** The whole truth with what the dice were made from, once the game is over. */
  record(): Promise<MatchRecord | undefined> {
    return this.#inTurn(async () => {
      const room = await this.#opened();
      if (room === undefined || !room.isOver) return undefined;
      const record = room.record();
      if (this.#match.continued === true) return record;
      const log = await this.#lines.all();
      const { draws, diceShown: keeperLink } = room;
      const { oneScreen: here } = this.manners;
      return { ...record, fairness: fairnessOf(this.#match, { log, draws, keeperLink, here }) };
    });
  }

  /** Has another keeper gone on with this match? Then follow it. */
  followOthers(): Promise<void> {
    return this.#inTurn(async () => {
      const isThere = this.#room !== undefined || this.#asLeft !== undefined;
      if (isThere && !(await this.#lines.haveGrown())) return await this.#company.hearOthers();
      const before = JSON.stringify(this.#match.seats);
      const { known } = this.#lines;
      // What was told still holds, since only what is in the log is told: nobody is shown more than what is new to them.
      await this.#layAgain();
      if (this.#lines.known !== known || JSON.stringify(this.#match.seats) !== before) this.#changed();
    });
  }

  /** All that is under way is done. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  /** Nobody sits here any more. A question that stands open gets a new pause when somebody comes back. */
  close(): void {
    this.#isClosed = true;
    this.#patience.stop();
    this.#company.stop();
    this.onChange = undefined;
  }

  async #handOver(guest: Guest, seat: Seat, message: JudgedMessage): Promise<Ruling> {
    if (this.levelOf(seat) !== undefined && message.kind !== 'talk' && message.kind !== 'forget')
      return illegal(KRN.seat, 'server.no.computer-plays');
    switch (message.kind) {
      case 'answer':
        return await this.#act(room => room.answer(seat, message.wait, message.choice, message.always), seat);
      case 'withdraw':
        return await this.#act(room => room.withdraw(seat, message.ask));
      case 'spare':
        return await this.#act(room => room.spare(seat, message.yes));
      case 'undo':
        return await this.#act(room => room.undo(seat), seat);
      case 'link':
        return await this.#act(room => room.giveLink(seat, message.number, message.link, message.ahead), seat);
      default:
        return await this.#company.hear(guest, seat, message);
    }
  }

  #inTurn<T>(step: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const begun = (): Promise<T> => {
      this.#spent = 0;
      return step();
    };
    const mine = this.#queue.then(begun).finally(() => void this.#waiting--);
    this.#queue = mine.catch(() => undefined);
    return mine;
  }

  #busy<T>(work: () => T): T {
    const began = performance.now();
    try {
      return work();
    } finally {
      this.#spent += performance.now() - began;
    }
  }

  /** `actor`: whose clock it concerns. */
  async #act(step: (room: AnyRoom) => Ruling, actor?: Seat): Promise<Ruling> {
    const room = await this.#opened();
    if (room === undefined) return illegal(KRN.notAsked, 'server.no.not-begun');
    const { inputs } = room;
    try {
      const before = actor === undefined ? undefined : givenBy(room, actor);
      const ruling = this.#busy(() => step(room));
      if (actor !== undefined && before !== undefined) this.#charge(actor, before, givenBy(room, actor));
      if (ruling.ok) await this.#goOn(room);
      if (room.inputs !== inputs || room.isOver) this.#company.lapse();
      return ruling;
    } catch (error) {
      // What was not written did not happen: the log is the truth, lay the table again from it.
      this.#guests.forget();
      await this.#layAgain();
      this.#changed();
      if (error instanceof LogConflict) return illegal(KRN.stale, 'server.no.continued-elsewhere');
      throw error;
    }
  }

  /** What a step means for the clock of whoever took it. */
  #charge(seat: Seat, before: Given, after: Given): void {
    if (after.answers > before.answers) this.#company.answered(seat);
    if (after.answers < before.answers) this.#company.tookBack(seat);
    if (before.owesLink && !after.owesLink) this.#company.gaveLink(seat);
  }

  /** What follows by itself, in slices: whoever else has something to do comes in between. */
  async #goOn(room: AnyRoom): Promise<void> {
    for (let told = performance.now(); ;) {
      const isDone = this.#busy(() => this.#slice(room));
      await this.#lines.write(room.isOver);
      // Nobody is shown a question that the table is about to answer, unless it goes on for so long that they wonder.
      const isLong = performance.now() - told > LONG_MS;
      if (isDone || isLong) this.#changed();
      if (isLong) told = performance.now();
      if (isDone) return;
      await breath();
    }
  }

  /** Goes on for a few milliseconds; true if somebody has to be asked then, or the game is over. */
  #slice(room: AnyRoom): boolean {
    for (const began = performance.now(); performance.now() - began < SLICE_MS;) {
      const step = room.step();
      if (step === undefined) return true;
      if (step.asksAgain !== undefined) this.#guests.tellSeat(step.asksAgain, { kind: 'mistake', say: ASKED_AGAIN });
    }
    return false;
  }

  async #layAgain(): Promise<void> {
    this.#room = undefined;
    this.#lines.forgetUnwritten();
    this.#match = (await this.#store.match(this.id)) ?? this.#match;
    if (await this.#lines.haveGrown()) {
      this.#company.lapse();
      await this.#company.catchUp();
    }
    await this.#opened();
  }

  /** The room of the match, once every seat has added its part to the dice. */
  async #opened(): Promise<AnyRoom | undefined> {
    if (this.#room !== undefined) return this.#room;
    if (!this.#match.seats.every(isTaken)) return undefined;
    await this.#company.open();
    for (let tries = 1; ; tries++) {
      const room = await this.#layRoom();
      try {
        this.#reseat(room);
        // A room may begin with rolls.
        await this.#goOn(room);
        return room;
      } catch (error) {
        this.#room = undefined;
        this.#lines.forgetUnwritten();
        // Another keeper was quicker: its rolls are the ones that count.
        if (!(error instanceof LogConflict) || tries === MOST_TRIES) throw error;
      }
    }
  }

  async #layRoom(): Promise<AnyRoom> {
    const { start, seats } = this.#match;
    const log = await this.#lines.read();
    const brief = {
      start,
      seats: seats.length,
      names: seats.map(({ name }) => name),
      dice: diceOf(this.#match, this.manners.oneScreen),
      ...(this.#sides && { sides: this.#sides }),
      ...waitingIn(this.manners, this.#match),
    };
    this.#room = this.#busy(() => new Room(this.#system, brief, (_at, ops) => this.#lines.gather(ops), log));
    this.#asLeft = undefined;
    return this.#room;
  }

  /** The log is told of seats that have passed to another device: whoever let them in may not have come so far. */
  #reseat(room: AnyRoom): void {
    for (const [seat, { anchorNow }] of this.#match.seats.entries()) {
      const sitting = room.sitting(seat);
      const known = sitting !== undefined && ('player' in sitting || sitting.anchor === anchorNow);
      if (anchorNow === undefined || known || room.isOver) continue;
      room.sit({ op: 'sit', seat, anchor: anchorNow });
      this.#company.lapse();
    }
  }

  #changed(): void {
    // Devices have to know who sits where before they are asked for their part of a roll.
    this.#tellSeats();
    const room = this.#room;
    if (room !== undefined) {
      this.#busy(() => this.#guests.follow(room));
      this.#diceCall.follow(room.linksWanted);
      if (this.#isClosed) return;
      this.#patience.follow(room.pauses);
      const persons = room.asked.filter(seat => isHeldByPerson(this.#match, room, seat));
      this.#company.follow(room, [...persons, ...(room.linksWanted?.waitingFor ?? [])]);
    }
    this.onChange?.();
  }

  /** A pause is over: what was answered meanwhile is shown, or answered now if the device is away and nothing can be done. */
  #lapse(pause: string): void {
    this.#actLater(room => {
      room.lapse(pause);
      return { ok: true };
    });
  }

  #actLater(step: (room: AnyRoom) => Ruling): void {
    void this.#inTurn(() => this.#act(step)).catch((error: unknown) => console.error(error));
  }
}

/** What a seat has given: answers that stand or are held; does its device owe a link? */
interface Given {
  readonly answers: number;
  readonly owesLink: boolean;
}

const givenBy = (room: AnyRoom, seat: Seat): Given => ({
  answers: room.inputs + (room.holds(seat) ? 1 : 0),
  owesLink: room.linksWanted?.waitingFor.includes(seat) === true,
});

/** Does somebody sit there? A computer always does. */
const isTaken = ({ player, anchor, contribution }: KeptSeat): boolean =>
  player !== 'human' || anchor !== undefined || contribution !== undefined;
