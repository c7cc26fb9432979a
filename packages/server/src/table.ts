import { illegal, type AnySystem, type EventBase, type Ruling, type Seat } from '@banneret/kernel';
import {
  commitmentOf,
  drawFrom,
  Guests,
  ONLINE_PAUSE,
  Patience,
  pausesFor,
  readOp,
  Room,
  type Clock,
  type Guest,
  type MatchInfo,
  type Op,
  type PauseRange,
  type SeatInfo,
} from '@banneret/room';
import { LogConflict, type Store, type StoredMatch } from './store.js';

// Tables hold matches of every system.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyRoom = Room<any, EventBase, any>;

/**
 * One match in memory with the guests around it. The truth is in the store: a table can be thrown away at any moment
 * and laid again.
 */
export class Table {
  readonly id: string;
  /** How long veiled questions stay open at least. */
  readonly pause: PauseRange;
  readonly #store: Store;
  readonly #system: AnySystem;
  readonly #guests = new Guests();
  readonly #patience: Patience;
  #stored: StoredMatch;
  #room: AnyRoom | undefined;
  #lines = 0;
  /** The latest lines on their way to the disk, and how many such ways there are: nobody is told of them before. */
  #writing: Promise<void> = Promise.resolve();
  #unwritten = 0;
  #rewind: { readonly by: Seat; readonly inputs: number; readonly waitingFor: Set<Seat> } | undefined;
  /** Called after every change, with whoever is awaited: computer players take their turns from here. */
  onChange: (() => void) | undefined;

  constructor(store: Store, system: AnySystem, stored: StoredMatch, pause = ONLINE_PAUSE, clock?: Clock) {
    this.id = stored.id;
    this.pause = pause;
    this.#patience = new Patience(pause => this.#lapse(pause), clock);
    this.#store = store;
    this.#system = system;
    this.#stored = stored;
    this.#openRoom();
  }

  get guests(): number {
    return this.#guests.count;
  }

  get isOver(): boolean {
    return this.#room?.isOver === true;
  }

  get info(): MatchInfo {
    const { id, system, rules, seed } = this.#stored;
    return { id, system, rules, seats: this.seats, commitment: commitmentOf(seed) };
  }

  get seats(): readonly SeatInfo[] {
    return this.#stored.seats.map(({ name, player, contribution }) => ({
      name,
      player,
      ready: contribution !== undefined,
    }));
  }

  /** The seats that have something to answer, and the view of one of them. */
  get asked(): readonly Seat[] {
    return this.#room?.asked ?? [];
  }

  viewFor(seat: Seat): ReturnType<AnyRoom['snapshot']>['view'] | undefined {
    return this.#room?.snapshot(seat).view;
  }

  enter(guest: Guest): void {
    this.#guests.add(guest);
    guest.tell({ kind: 'welcome', viewer: guest.viewer, match: this.info });
    if (this.#room !== undefined && this.#unwritten === 0) this.#guests.show(guest, this.#room);
  }

  leave(guest: Guest): void {
    this.#guests.remove(guest);
  }

  /** A seat adds its part to the dice. The match begins with the last one. */
  async contribute(seat: Seat, contribution: string): Promise<void> {
    if (this.#stored.seats[seat]?.contribution !== undefined) return;
    this.#store.contribute(this.id, seat, contribution);
    this.#reload();
    this.#guests.tell({ kind: 'seats', seats: this.seats });
    await this.#settled();
  }

  async answer(seat: Seat, wait: number, choice: unknown, always = false): Promise<Ruling> {
    return await this.#act(room => room.answer(seat, wait, choice, always));
  }

  async withdraw(seat: Seat, ask: string): Promise<Ruling> {
    return await this.#act(room => room.withdraw(seat, ask));
  }

  async spare(seat: Seat, yes: boolean): Promise<Ruling> {
    return await this.#act(room => room.spare(seat, yes));
  }

  async undo(seat: Seat): Promise<Ruling> {
    return await this.#act(room => room.undo(seat));
  }

  /** Going back beyond what was revealed needs the consent of every human seat. */
  async askRewind(by: Seat, inputs: number): Promise<Ruling> {
    const room = this.#room;
    if (room === undefined || inputs >= room.inputs) return illegal('KRN-06', 'server.no.nothing-to-rewind');
    const others = this.#stored.seats.flatMap(({ player }, seat) => (player === 'human' && seat !== by ? [seat] : []));
    this.#rewind = { by, inputs, waitingFor: new Set(others) };
    if (others.length === 0) return await this.#settleRewind(true);
    this.#guests.tell({ kind: 'rewind-asked', by, inputs });
    return { ok: true };
  }

  async replyRewind(seat: Seat, yes: boolean): Promise<Ruling> {
    const asked = this.#rewind;
    if (asked === undefined || !asked.waitingFor.delete(seat)) return illegal('KRN-06', 'server.no.nobody-asked');
    if (yes && asked.waitingFor.size > 0) return { ok: true };
    return await this.#settleRewind(yes);
  }

  async #settleRewind(yes: boolean): Promise<Ruling> {
    const asked = this.#rewind;
    this.#rewind = undefined;
    this.#guests.tell({ kind: 'rewind-settled', yes });
    if (!yes || asked === undefined) return { ok: true };
    return await this.#act(room => {
      room.rewind(asked.inputs);
      return { ok: true };
    });
  }

  /** The whole record with the seed, once the game is over. */
  finishedRecord(): object | undefined {
    const room = this.#room;
    if (room === undefined || !room.isOver || this.#unwritten > 0) return undefined;
    const { seed } = this.#stored;
    const fairness = { commitment: commitmentOf(seed), seed, contributions: this.#contributions(), draws: room.draws };
    return { ...room.record(), fairness };
  }

  /** Nobody sits here any more. A question that stands open gets a new pause when somebody comes back. */
  close(): void {
    this.#patience.stop();
  }

  /** Has another process gone on with this match? Then follow it. */
  followOthers(): void {
    if (this.#unwritten > 0) return;
    if (this.#store.logLength(this.id) !== this.#lines || this.#room === undefined) this.#followAnew();
  }

  #followAnew(): void {
    const ready = this.seats.filter(seat => seat.ready).length;
    const lines = this.#lines;
    // What was told still holds, since only what is in the log is told: nobody is shown more than what is new to them.
    this.#reload();
    if (this.#lines !== lines || this.seats.filter(seat => seat.ready).length !== ready) this.#changed();
  }

  async #act(step: (room: AnyRoom) => Ruling): Promise<Ruling> {
    if (this.#room === undefined) return illegal('KRN-04', 'server.no.not-begun');
    const ruling = this.#tried(step, this.#room);
    return ruling.ok ? await this.#settled() : ruling;
  }

  #tried(step: (room: AnyRoom) => Ruling, room: AnyRoom): Ruling {
    try {
      return step(room);
    } catch (error) {
      this.#guests.forget();
      this.#reload(); // the room may have gone half-way
      throw error;
    }
  }

  /** Waits for the disk, then tells everybody what has happened; if more is under way, that will tell it all. */
  async #settled(): Promise<Ruling> {
    try {
      await this.#writing;
    } catch (error) {
      // What the room did in memory was not written. The log is the truth: lay the table again from it.
      this.#guests.forget();
      this.#reload();
      this.#changed();
      if (error instanceof LogConflict) return illegal('KRN-04', 'server.no.continued-elsewhere');
      throw error;
    }
    this.#changed();
    return { ok: true };
  }

  #changed(): void {
    if (this.#unwritten > 0) return;
    if (this.#room !== undefined) {
      this.#guests.follow(this.#room);
      this.#patience.follow(this.#room.pauses);
    }
    this.onChange?.();
  }

  /** A pause is over: what was answered meanwhile is shown, or answered now if the device is away and nothing can be done. */
  #lapse(pause: string): void {
    void this.#act(room => {
      room.lapse(pause);
      return { ok: true };
    }).catch((error: unknown) => console.error(error));
  }

  #reload(): void {
    this.#stored = this.#store.match(this.id) as StoredMatch;
    this.#room = undefined;
    this.#openRoom();
  }

  #openRoom(): void {
    const { start, seats, seed } = this.#stored;
    if (!seats.every(({ contribution }) => contribution !== undefined)) return;
    const log = this.#store.log(this.id).map(readLine);
    this.#lines = log.length;
    const brief = {
      start,
      seats: seats.length,
      names: seats.map(({ name }) => name),
      dice: { seed, contributions: this.#contributions() },
      pause: pausesFor(
        seats.map(({ player }) => player),
        this.pause,
        drawFrom(seed),
      ),
    };
    this.#room = new Room(this.#system, brief, (at, ops) => this.#persist(at, ops), log);
    // A room may begin with rolls. If they cannot be written, `followOthers` will lay the table again.
    if (this.#unwritten > 0) void this.#settled().catch(() => undefined);
    else this.#patience.follow(this.#room.pauses);
  }

  #persist(at: number, ops: readonly Op[]): void {
    this.#lines = at + ops.length;
    this.#unwritten++;
    this.#writing = this.#store.append(this.id, at, ops).finally(() => void this.#unwritten--);
    // Whoever caused the lines hears that they were lost, see `#settled`; nobody does for those of a table just laid.
    this.#writing.catch(() => undefined);
  }

  #contributions(): string[] {
    return this.#stored.seats.map(({ contribution }) => contribution ?? '');
  }
}

function readLine(raw: unknown, line: number): Op {
  const op = readOp(raw);
  if (op === undefined) throw new Error(`line ${line + 1} of the log is damaged`);
  return op;
}
