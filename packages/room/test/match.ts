import { randomChoice } from '@banneret/ai';
import type { AnyGame } from '@banneret/game';
import {
  promptOf,
  seededRng,
  type EventBase,
  type LinkedFairness,
  type Match,
  type MatchRecord,
  type Rng,
  type Seat,
} from '@banneret/kernel';
import {
  DiceDevice,
  keeperAnchorOf,
  readWitness,
  Room,
  seatRootOf,
  type JudgedMessage,
  type LinkWanted,
  type MatchInfo,
  type Op,
  type RoomBrief,
  type Witness,
} from '@banneret/room';
import { diceOf, fairnessOf, promisesOf } from '../src/keeping/dice.js';
import type { KeptMatch } from '../src/keeping/store.js';

// Rooms of every system.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyRoom = Room<any, EventBase, any>;
export type LinkMessage = JudgedMessage & { readonly kind: 'link' };
export type LinkedRecord = MatchRecord & { readonly fairness: LinkedFairness };

/** A player's device with the code that every page has, and nothing of the server's. */
export class TestDevice {
  readonly seat: Seat;
  readonly sent: LinkMessage[] = [];
  readonly suspicions: string[] = [];
  readonly #memory = new Map<string, string>();
  readonly #device: DiceDevice;

  constructor(seat: Seat, root: string) {
    this.seat = seat;
    this.#device = new DiceDevice({
      root,
      memory: {
        load: (match, at) => this.#memory.get(`${match} ${at}`),
        save: (match, at, witness) => void this.#memory.set(`${match} ${at}`, witness),
      },
      send: message => void this.sent.push(message),
      suspect: say => void this.suspicions.push(say),
    });
  }

  get anchor(): string {
    return this.#device.anchor;
  }

  welcome(match: MatchInfo): void {
    this.#device.hear({ kind: 'welcome', viewer: this.seat, match });
  }

  /** What it sends when it is asked so. */
  asked(wanted: LinkWanted): readonly LinkMessage[] {
    const before = this.sent.length;
    this.#device.hear({ kind: 'dice', waitingFor: [this.seat], wanted });
    return this.sent.slice(before);
  }

  get witness(): Witness | undefined {
    const [text] = this.#memory.values();
    return text === undefined ? undefined : readWitness(JSON.parse(text));
  }

  /** The browser forgets everything; only the code on paper is left. */
  forget(): void {
    this.#memory.clear();
  }
}

export interface MatchBrief {
  readonly game: AnyGame;
  readonly players?: readonly string[];
  readonly clock?: KeptMatch['clock'];
  /** Everything on one device. */
  readonly here?: boolean;
  /** The players' devices are other ones. */
  readonly strangers?: true;
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dot'];
const rootOf = (seat: Seat, turn = 0): string => `${seat + 1}${turn.toString(16).padStart(3, '0')}`.padEnd(64, 'd');
const SEED = '7'.repeat(64);

/** A keeper of one match with the players' devices around it. It is honest, as long as nobody goes behind its back. */
export class TestMatch {
  readonly match: KeptMatch;
  readonly log: Op[] = [];
  readonly devices = new Map<Seat, TestDevice>();
  /** Devices that sat there before. */
  readonly gone: TestDevice[] = [];
  room: AnyRoom;
  /** Does the device of this seat keep quiet? */
  readonly silent = new Set<Seat>();
  readonly #brief: MatchBrief;
  readonly #rng: Rng;

  constructor(brief: MatchBrief, seed = 1) {
    const { game, players = ['human', 'human'], clock, here = false, strangers } = brief;
    this.#brief = brief;
    this.#rng = seededRng('test match', seed);
    const setup = game.setupFor({ seats: players.length, seed });
    if (!setup.ok) throw new Error(setup.problem.say);
    for (const [seat, player] of players.entries())
      if (player === 'human')
        this.devices.set(seat, new TestDevice(seat, here ? seatRootOf(SEED, seat) : rootOf(seat, strangers ? 99 : 0)));
    this.match = {
      id: 'm1',
      system: game.system.id,
      rules: game.system.version,
      start: { kind: 'setup', setup: setup.value },
      seed: SEED,
      dice: { keeper: keeperAnchorOf(SEED) },
      seats: players.map((player, seat) => {
        const anchor = this.devices.get(seat)?.anchor;
        return { name: NAMES[seat] as string, player, ...(anchor !== undefined && { anchor }) };
      }),
      ...(clock && { clock }),
    };
    this.room = this.opened(this.log);
    if (!here) for (const device of this.devices.values()) device.welcome(this.info);
  }

  get info(): MatchInfo {
    const { id, system, rules, seats, clock } = this.match;
    const shown = seats.map(({ name, player, anchor }) => {
      return { name, player, taken: true, screens: 1, ...(anchor !== undefined && { anchor }) };
    });
    const promises = promisesOf(this.match);
    return { id, system, rules, seats: shown, ...promises, ...(clock && { clock }), spectators: true };
  }

  /** A room of this match, whatever lines are to stand in its log: this is how a keeper looks ahead. */
  opened(log: Op[]): AnyRoom {
    const { start, seats } = this.match;
    const brief: RoomBrief = {
      start,
      seats: seats.length,
      names: seats.map(({ name }) => name),
      dice: diceOf(this.match, this.#brief.here === true),
    };
    return new Room(this.#brief.game.system, brief, (_at, ops) => void log.push(...ops), [...log]);
  }

  /** The keeper comes back from a crash with nothing but the log. */
  reopen(): void {
    this.room = this.opened(this.log);
  }

  /** What follows by itself, with the links of all devices that give them. */
  settle(): void {
    for (;;) {
      while (this.room.step() !== undefined);
      const wanted = this.room.linksWanted;
      if (wanted === undefined || !wanted.waitingFor.some(seat => this.#ask(seat, wanted))) return;
    }
  }

  /** Asks for the link that is wanted; true if something came. */
  #ask(seat: Seat, { number, history, bases }: NonNullable<AnyRoom['linksWanted']>): boolean {
    if (this.silent.has(seat)) return false;
    const messages = this.devices.get(seat)?.asked({ number, history, base: bases[seat] ?? 0 }) ?? [];
    for (const message of messages) this.hand(seat, message);
    return messages.length > 0;
  }

  hand(seat: Seat, { number, link, ahead }: LinkMessage): void {
    const ruling = this.room.giveLink(seat, number, link, ahead === true);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling));
  }

  /** The seat passes to another device. */
  move(seat: Seat): TestDevice {
    const before = this.devices.get(seat);
    if (before !== undefined) this.gone.push(before);
    const device = new TestDevice(seat, rootOf(seat, this.gone.length));
    this.devices.set(seat, device);
    device.welcome(this.info);
    this.room.sit({ op: 'sit', seat, anchor: device.anchor });
    return device;
  }

  /** Answers of the first who is asked, at random. */
  choose(): { readonly seat: Seat; readonly wait: number; readonly choice: unknown } {
    const [seat] = this.room.asked;
    if (seat === undefined) throw new Error('nobody is asked');
    const { view } = this.room.snapshot(seat);
    const { prompt, state, wait } = view;
    const pending = { kind: 'decision', prompts: [prompt], together: false, sealed: [] };
    const match = { state, pending, wait } as unknown as Match<unknown>;
    if (promptOf(match, seat) === undefined) throw new Error('no question');
    return { seat, wait, choice: randomChoice(this.#brief.game.system, match, seat, this.#rng) };
  }

  answer(): Seat {
    const { seat, wait, choice } = this.choose();
    const ruling = this.room.answer(seat, wait, choice);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling));
    this.settle();
    return seat;
  }

  /** Plays on until it is over, or so many answers were given; between them this happens. */
  play(answers = Infinity, between: (given: number) => void = () => undefined): this {
    this.settle();
    for (let given = 0; given < answers && !this.room.isOver && this.room.asked.length > 0; given++) {
      this.answer();
      if (this.room.isOver) break;
      between(given);
      this.settle();
    }
    return this;
  }

  record(log: readonly Op[] = this.log): LinkedRecord {
    const { room, match } = this;
    const here = this.#brief.here === true;
    const fairness = fairnessOf(match, { log, draws: room.draws, keeperLink: room.diceShown, here });
    return JSON.parse(JSON.stringify({ ...room.record(), fairness })) as LinkedRecord;
  }

  get witnesses(): readonly Witness[] {
    return [...this.gone, ...this.devices.values()].flatMap(({ witness }) => witness ?? []);
  }
}
