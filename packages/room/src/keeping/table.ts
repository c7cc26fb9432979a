import {
  illegal,
  KRN,
  type AnySystem,
  type EventBase,
  type MatchRecord,
  type Ruling,
  type Seat,
} from '@banneret/kernel';
import { commitmentOf } from '../fairness.js';
import { Guests, type Guest } from '../guests.js';
import { readOp, type Op } from '../op.js';
import { Patience, type Clock } from '../patience.js';
import type { JudgedMessage, MatchInfo, SeatInfo } from '../protocol.js';
import { Room } from '../room.js';
import { consentersTo, waitingIn, type Manners } from './manners.js';
import { LogConflict, type KeptMatch, type MatchStore } from './store.js';
import { TakeBacks, type TakeBackRequest } from './takeBack.js';

// Tables hold matches of every system.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyRoom = Room<any, EventBase, any>;

/** So long may what follows by itself hold up everybody else. */
const SLICE_MS = 8;
const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

export const MOST_SPECTATORS = 64;
/** At which one player may sit at once. */
export const MOST_SCREENS = 4;

/** So often a table is laid anew when others write to the same match. */
const MOST_TRIES = 5;

const ASKED_AGAIN = 'server.no.asked-again';

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
  readonly #patience: Patience;
  #match: KeptMatch;
  #room: AnyRoom | undefined;
  /** Lines of the log that the room has read or written. */
  #lines = 0;
  #unwritten: Op[] = [];
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** How long the present step has kept the thread busy, waiting for the disk not counted. */
  #spent = 0;
  readonly #takeBacks = new TakeBacks();
  /** Called after every change, with whoever is asked: computer players take their turns from here. */
  onChange: (() => void) | undefined;

  constructor(store: MatchStore, system: AnySystem, match: KeptMatch, manners: Manners, clock?: Clock) {
    this.id = match.id;
    this.manners = manners;
    this.#patience = new Patience(pause => this.#lapse(pause), clock);
    this.#store = store;
    this.#system = system;
    this.#match = match;
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
    return this.#room?.isOver === true;
  }

  /** Does its other side follow the script of a lesson? */
  get isGuided(): boolean {
    return this.#match.guided === true;
  }

  get info(): MatchInfo {
    const { id, system, rules, seed } = this.#match;
    return { id, system, rules, seats: this.seats, commitment: commitmentOf(seed) };
  }

  get seats(): readonly SeatInfo[] {
    return this.#match.seats.map(({ name, player, contribution }) => ({
      name,
      player,
      ready: contribution !== undefined,
    }));
  }

  /** The level of the computer player in this seat, if it is one's. */
  levelOf(seat: Seat): string | undefined {
    const player = this.#match.seats[seat]?.player;
    return player === 'human' ? undefined : player;
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
      await this.#opened();
      this.#changed();
    });
  }

  /** Gives, as `contribute` and `hear` do, how many milliseconds of work it was. */
  enter(guest: Guest): Promise<number> {
    return this.#inTurn(async () => {
      this.#makeRoomFor(guest);
      this.#guests.add(guest);
      const room = await this.#opened();
      guest.tell({ kind: 'welcome', viewer: guest.viewer, match: this.info });
      const { open } = this.#takeBacks;
      if (open !== undefined) tellOf(guest, open);
      if (room !== undefined) this.#guests.show(guest, room);
      this.#changed();
      return this.#spent;
    });
  }

  /** The guest has read what it was told, and hears the rest. */
  catchUp(guest: Guest): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#room !== undefined) this.#guests.show(guest, this.#room);
    });
  }

  /** A player may sit at several screens; the oldest of too many gives way, since it is most likely a line that broke. */
  #makeRoomFor({ viewer }: Guest): void {
    if (viewer === 'public') return;
    for (const oldest of this.#guests.seenBy(viewer).slice(0, 1 - MOST_SCREENS)) {
      this.leave(oldest);
      oldest.dismiss?.('server.no.replaced');
    }
  }

  leave(guest: Guest): void {
    this.#guests.remove(guest);
  }

  /** Something that all who look on must know. */
  announce(say: string): void {
    this.#guests.tell({ kind: 'mistake', say });
  }

  /** A seat adds its part to the dice. The match begins with the last one. */
  contribute(seat: Seat, contribution: string): Promise<number> {
    return this.#inTurn(async () => {
      if (this.#match.seats[seat]?.contribution !== undefined) return this.#spent;
      await this.#store.contribute(this.id, seat, contribution);
      await this.#layAgain();
      this.#guests.tell({ kind: 'seats', seats: this.seats });
      this.#changed();
      return this.#spent;
    });
  }

  /** What a guest says is judged, written and told to all whom it concerns, and the guest hears what became of it. */
  hear(guest: Guest, message: JudgedMessage): Promise<number> {
    return this.#inTurn(async () => {
      const { viewer } = guest;
      if (viewer === 'public') guest.tell({ kind: 'mistake', say: 'server.no.watching' });
      else {
        const ruling = await this.#handOver(viewer, message);
        const { id } = message;
        guest.tell(ruling.ok ? { kind: 'accepted', id } : { kind: 'refused', id, because: ruling.because });
      }
      return this.#spent;
    });
  }

  answer(seat: Seat, wait: number, choice: unknown): Promise<Ruling> {
    return this.#inTurn(() => this.#act(room => room.answer(seat, wait, choice)));
  }

  /** The whole truth with the seed, once the game is over. */
  record(): Promise<MatchRecord | undefined> {
    return this.#inTurn(async () => {
      const room = await this.#opened();
      if (room === undefined || !room.isOver) return undefined;
      const { seed, continued } = this.#match;
      if (continued === true) return room.record();
      const contributions = this.#contributions();
      return { ...room.record(), fairness: { commitment: commitmentOf(seed), seed, contributions, draws: room.draws } };
    });
  }

  /** Has another keeper gone on with this match? Then follow it. */
  followOthers(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#room !== undefined && (await this.#store.logLength(this.id)) === this.#lines) return;
      const ready = this.seats.filter(seat => seat.ready).length;
      const lines = this.#lines;
      // What was told still holds, since only what is in the log is told: nobody is shown more than what is new to them.
      await this.#layAgain();
      if (this.#lines !== lines || this.seats.filter(seat => seat.ready).length !== ready) this.#changed();
    });
  }

  /** Nobody sits here any more. A question that stands open gets a new pause when somebody comes back. */
  close(): void {
    this.#patience.stop();
    this.onChange = undefined;
  }

  async #handOver(seat: Seat, message: JudgedMessage): Promise<Ruling> {
    switch (message.kind) {
      case 'answer':
        return await this.#act(room => room.answer(seat, message.wait, message.choice, message.always));
      case 'withdraw':
        return await this.#act(room => room.withdraw(seat, message.ask));
      case 'spare':
        return await this.#act(room => room.spare(seat, message.yes));
      case 'undo':
        return await this.#act(room => room.undo(seat));
      case 'ask-rewind':
        return await this.#askRewind(seat, message.inputs);
      case 'reply-rewind':
        return await this.#replyRewind(seat, message.request, message.yes);
    }
  }

  /** Going back beyond what was revealed needs the consent of every other person. After the end the dice are known: no way back. */
  async #askRewind(by: Seat, inputs: number): Promise<Ruling> {
    const room = await this.#opened();
    if (room === undefined || inputs >= room.inputs) return illegal(KRN.undo, 'server.no.nothing-to-rewind');
    if (room.isOver) return illegal(KRN.over, 'server.no.rewind-over');
    const others = consentersTo(this.manners, this.#match, by);
    if (others.length === 0) return await this.#rewind(inputs);
    const ruling = this.#takeBacks.mayAsk(by);
    if (ruling.ok) tellOf(this.#guests, this.#takeBacks.ask(by, inputs, others));
    return ruling;
  }

  async #replyRewind(seat: Seat, request: number, yes: boolean): Promise<Ruling> {
    const outcome = this.#takeBacks.reply(seat, request, yes);
    if (outcome === undefined) return illegal(KRN.undo, 'server.no.nobody-asked');
    if (outcome === 'waits') return { ok: true };
    const asked = this.#takeBacks.close();
    this.#guests.tell({ kind: 'rewind-settled', request, yes });
    return yes && asked !== undefined ? await this.#rewind(asked.inputs) : { ok: true };
  }

  async #rewind(inputs: number): Promise<Ruling> {
    return await this.#act(room => {
      room.rewind(inputs);
      return { ok: true };
    });
  }

  /** Somebody has played on: a wish to go back no longer means what it meant. */
  #lapseTakeBack(): void {
    const asked = this.#takeBacks.close();
    if (asked !== undefined) this.#guests.tell({ kind: 'rewind-settled', request: asked.request, yes: false });
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

  async #act(step: (room: AnyRoom) => Ruling): Promise<Ruling> {
    const room = await this.#opened();
    if (room === undefined) return illegal(KRN.notAsked, 'server.no.not-begun');
    const { inputs } = room;
    try {
      const ruling = this.#busy(() => step(room));
      if (ruling.ok) await this.#goOn(room);
      if (room.inputs !== inputs) this.#lapseTakeBack();
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

  /** What follows by itself, in slices: whoever else has something to do comes in between. */
  async #goOn(room: AnyRoom): Promise<void> {
    for (;;) {
      const isDone = this.#busy(() => this.#slice(room));
      await this.#write(room);
      this.#changed();
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
    this.#unwritten = [];
    this.#match = (await this.#store.match(this.id)) ?? this.#match;
    await this.#opened();
  }

  /** The room of the match, once every seat has added its part to the dice. */
  async #opened(): Promise<AnyRoom | undefined> {
    if (this.#room !== undefined) return this.#room;
    if (!this.#match.seats.every(({ contribution }) => contribution !== undefined)) return undefined;
    for (let tries = 1; ; tries++) {
      const room = await this.#layRoom();
      try {
        // A room may begin with rolls.
        await this.#goOn(room);
        return room;
      } catch (error) {
        this.#room = undefined;
        this.#unwritten = [];
        // Another keeper was quicker: its rolls are the ones that count.
        if (!(error instanceof LogConflict) || tries === MOST_TRIES) throw error;
      }
    }
  }

  async #layRoom(): Promise<AnyRoom> {
    const { start, seats, seed } = this.#match;
    const log = (await this.#store.log(this.id)).map(readLine);
    this.#lines = log.length;
    const brief = {
      start,
      seats: seats.length,
      names: seats.map(({ name }) => name),
      dice: { seed, contributions: this.#contributions() },
      ...waitingIn(this.manners, this.#match),
    };
    const gather = (_at: number, ops: readonly Op[]): void => void this.#unwritten.push(...ops);
    return (this.#room = this.#busy(() => new Room(this.#system, brief, gather, log)));
  }

  /** The room wants its lines to be safe at once; here they are gathered, and written before anybody is told. */
  async #write(room: AnyRoom): Promise<void> {
    const ops = this.#unwritten;
    if (ops.length === 0) return;
    this.#unwritten = [];
    await this.#store.append(this.id, this.#lines, ops, room.isOver);
    this.#lines += ops.length;
  }

  #changed(): void {
    const room = this.#room;
    if (room !== undefined) {
      this.#busy(() => this.#guests.follow(room));
      this.#patience.follow(room.pauses);
    }
    this.onChange?.();
  }

  /** A pause is over: what was answered meanwhile is shown, or answered now if the device is away and nothing can be done. */
  #lapse(pause: string): void {
    const act = (): Promise<Ruling> =>
      this.#act(room => {
        room.lapse(pause);
        return { ok: true };
      });
    void this.#inTurn(act).catch((error: unknown) => console.error(error));
  }

  #contributions(): string[] {
    return this.#match.seats.map(({ contribution }) => contribution ?? '');
  }
}

const tellOf = (listener: Pick<Guest, 'tell'>, { request, by, inputs }: TakeBackRequest): void =>
  listener.tell({ kind: 'rewind-asked', request, by, inputs });

function readLine(raw: unknown, line: number): Op {
  const op = readOp(raw);
  if (op === undefined) throw new Error(`line ${line + 1} of the log is damaged`);
  return op;
}
