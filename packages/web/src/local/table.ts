import { illegal, type AnySystem, type EventBase, type MatchRecord, type Ruling, type Seat } from '@banneret/kernel';
import {
  commitmentOf,
  drawFrom,
  Guests,
  LOCAL_PAUSE,
  Patience,
  pausesFor,
  Room,
  type ClientMessage,
  type Guest,
  type MatchInfo,
  type Op,
} from '@banneret/room';
import { LogConflict, type LocalStore, type StoredMatch } from './store.js';

// Tables hold matches of every system.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyRoom = Room<any, EventBase, any>;

/**
 * A match that this browser keeps. Steps are taken one after the other; nobody is told of one before it is written.
 */
export class LocalTable {
  readonly #store: LocalStore;
  readonly #system: AnySystem;
  readonly #match: StoredMatch;
  readonly #guests = new Guests();
  readonly #patience = new Patience(pause => this.#lapse(pause));
  #room: AnyRoom | undefined;
  #unwritten: { at: number; ops: Op[] } | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  /** Called after every change: computer players take their turns from here. */
  onChange: (() => void) | undefined;

  constructor(store: LocalStore, system: AnySystem, match: StoredMatch) {
    this.#store = store;
    this.#system = system;
    this.#match = match;
  }

  get info(): MatchInfo {
    const { id, system, rules, seats, seed } = this.#match;
    const shown = seats.map(({ name, player }) => ({ name, player, ready: true }));
    return { id, system, rules, seats: shown, commitment: commitmentOf(seed) };
  }

  /** The seats that have something to answer. */
  get asked(): readonly Seat[] {
    return this.#room?.asked ?? [];
  }

  /** Does its other side follow the script of a lesson? */
  get isGuided(): boolean {
    return this.#match.guided === true;
  }

  levelOf(seat: Seat): string | undefined {
    const player = this.#match.seats[seat]?.player;
    return player === 'human' ? undefined : player;
  }

  viewFor(seat: Seat): ReturnType<AnyRoom['snapshot']>['view'] | undefined {
    return this.#room?.snapshot(seat).view;
  }

  enter(guest: Guest): Promise<void> {
    return this.#inTurn(async () => {
      this.#guests.add(guest);
      await this.#open();
      guest.tell({ kind: 'welcome', viewer: guest.viewer, match: this.info });
      if (this.#room !== undefined) this.#guests.show(guest, this.#room);
      this.#patience.follow(this.#room?.pauses ?? []);
      this.onChange?.();
    });
  }

  /** Something that all who look on must know. */
  announce(say: string): void {
    this.#guests.tell({ kind: 'mistake', say });
  }

  leave(guest: Guest): void {
    this.#guests.remove(guest);
    if (this.isEmpty) this.#patience.stop();
  }

  get isEmpty(): boolean {
    return this.#guests.count === 0;
  }

  hear(guest: Guest, message: ClientMessage): Promise<void> {
    return this.#inTurn(async () => {
      const { viewer } = guest;
      if (message.kind === 'hello') return;
      if (viewer === 'public') return guest.tell({ kind: 'mistake', say: 'server.no.watching' });
      const ruling = await this.#act(room => handOver(room, viewer, message));
      const { id } = message;
      guest.tell(ruling.ok ? { kind: 'accepted', id } : { kind: 'refused', id, because: ruling.because });
    });
  }

  answer(seat: Seat, wait: number, choice: unknown): Promise<Ruling> {
    return this.#inTurn(() => this.#act(room => room.answer(seat, wait, choice)));
  }

  /** The whole truth with the seed: for the end of the game. */
  record(): Promise<MatchRecord | undefined> {
    return this.#inTurn(async () => {
      const room = await this.#open();
      if (!room.isOver) return undefined;
      const { seed, seats, continued } = this.#match;
      if (continued) return room.record();
      const contributions = seats.map(({ contribution }) => contribution);
      return { ...room.record(), fairness: { commitment: commitmentOf(seed), seed, contributions, draws: room.draws } };
    });
  }

  #inTurn<T>(step: () => Promise<T>): Promise<T> {
    const mine = this.#queue.then(step);
    this.#queue = mine.catch(() => undefined);
    return mine;
  }

  async #act(step: (room: AnyRoom) => Ruling): Promise<Ruling> {
    const room = await this.#open();
    try {
      const ruling = step(room);
      await this.#write();
      if (ruling.ok) this.#changed();
      return ruling;
    } catch (error) {
      // What was not written did not happen: the log is the truth, lay the table again from it.
      this.#room = undefined;
      this.#unwritten = undefined;
      await this.#open();
      this.#changed();
      if (error instanceof LogConflict) return illegal('KRN-02', 'server.no.continued-elsewhere');
      throw error;
    }
  }

  async #open(): Promise<AnyRoom> {
    if (this.#room !== undefined) return this.#room;
    const { id, start, seats, seed } = this.#match;
    const log = await this.#store.log(id);
    const dice = { seed, contributions: seats.map(({ contribution }) => contribution) };
    const players = seats.map(({ player }) => player);
    const draw = pausesFor(players, LOCAL_PAUSE, drawFrom(seed));
    const people = players.filter(player => player === 'human').length;
    const brief = {
      start,
      seats: seats.length,
      names: seats.map(({ name }) => name),
      dice,
      // People at one screen see who is asked: no pause hides anything there, and everybody is asked.
      spared: people < 2,
      pause: (seat: Seat, moment: string) => (people > 1 && players[seat] === 'human' ? 0 : draw(seat, moment)),
    };
    this.#guests.forget();
    this.#room = new Room(this.#system, brief, (at, ops) => this.#persist(at, ops), log);
    await this.#write();
    return this.#room;
  }

  /** The room wants to know at once that its lines are safe; here they are gathered, and written before anybody is told. */
  #persist(at: number, ops: readonly Op[]): void {
    if (this.#unwritten === undefined) this.#unwritten = { at, ops: [...ops] };
    else this.#unwritten.ops.push(...ops);
  }

  async #write(): Promise<void> {
    const unwritten = this.#unwritten;
    if (unwritten === undefined) return;
    await this.#store.append(this.#match.id, unwritten.at, unwritten.ops, this.#room?.isOver === true, Date.now());
    this.#unwritten = undefined;
  }

  #changed(): void {
    if (this.#room !== undefined) {
      this.#guests.follow(this.#room);
      this.#patience.follow(this.#room.pauses);
    }
    this.onChange?.();
  }

  #lapse(pause: string): void {
    const act = (): Promise<Ruling> =>
      this.#act(room => {
        room.lapse(pause);
        return { ok: true };
      });
    void this.#inTurn(act).catch((error: unknown) => console.error(error));
  }
}

/** Whoever sits at one screen agrees by word of mouth, so going back needs no second page's consent. */
function handOver(room: AnyRoom, seat: Seat, message: Exclude<ClientMessage, { kind: 'hello' }>): Ruling {
  switch (message.kind) {
    case 'answer':
      return room.answer(seat, message.wait, message.choice, message.always);
    case 'withdraw':
      return room.withdraw(seat, message.ask);
    case 'spare':
      return room.spare(seat, message.yes);
    case 'undo':
      return room.undo(seat);
    case 'ask-rewind':
      if (message.inputs >= room.inputs) return illegal('KRN-07', 'server.no.nothing-to-rewind');
      room.rewind(message.inputs);
      return { ok: true };
    case 'reply-rewind':
      return illegal('KRN-07', 'server.no.nobody-asked');
  }
}
