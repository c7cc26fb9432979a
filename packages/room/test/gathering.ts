import { entryOf } from '@banneret/ai';
import { kindOf, type Seat, type Viewer } from '@banneret/kernel';
import { toyGame } from '@banneret/toy';
import { DiceDevice } from '../src/dice/device.js';
import type { Guest } from '../src/guests.js';
import { readOp, type Op } from '../src/op.js';
import type { Clock } from '../src/patience.js';
import type { JudgedMessage, MatchInfo, ServerMessage } from '../src/protocol.js';
import type { ClockRule, KeptClocks } from '../src/keeping/clocks.js';
import { keeperAnchorOf } from '../src/keeping/dice.js';
import { LogConflict, type CompanyStore, type KeptMatch, type MatchStore } from '../src/keeping/store.js';
import { MatchTable } from '../src/keeping/table.js';
import type { Talk } from '../src/keeping/talk.js';
import { NO_PAUSE, type PauseRange } from '../src/veil.js';

// People around a match, each with a device that gives its part of the dice, and a time that goes by when the test says so.

export interface GatheringBrief {
  /** `human` or a level of the toy's computer players, one a seat. */
  readonly players?: readonly string[];
  readonly sides?: readonly number[];
  readonly clock?: ClockRule;
  readonly pause?: PauseRange;
  readonly rounds?: number;
}

/** What a store remembers of one match; tables may share it. */
export class Memory {
  match: KeptMatch;
  readonly log: Op[] = [];
  clocks: KeptClocks | undefined;
  talk: Talk[] = [];

  constructor({ players = ['human', 'human'], clock, rounds = 6 }: GatheringBrief) {
    const setup = toyGame.setupFor({ seats: players.length, seed: 1, options: { rounds } });
    if (!setup.ok) throw new Error(setup.problem.say);
    const seed = '7'.repeat(64);
    this.match = {
      id: 'm',
      system: 'toy',
      rules: toyGame.system.version,
      start: { kind: 'setup', setup: setup.value },
      seed,
      dice: { keeper: keeperAnchorOf(seed) },
      seats: players.map((player, seat) => ({ player, name: `Player ${seat}` })),
      ...(clock && { clock }),
    };
  }

  get store(): MatchStore {
    const company: CompanyStore = {
      clocks: async () => this.clocks,
      keepClocks: async (_id, clocks) => void (this.clocks = clocks),
      talk: async (_id, after = 0) => this.talk.filter(({ number }) => number > after),
      addTalk: async (_id, line, most) => {
        const number = (this.talk.at(-1)?.number ?? 0) + 1;
        this.talk = [...this.talk, { ...line, number }].slice(-most);
      },
      invite: async (_id, seat) => `invitation to ${seat}`,
      forget: async (_id, seat) => {
        this.talk = this.talk.filter(({ by }) => by !== seat);
        this.seat(seat, { name: `${seat + 1}` });
      },
    };
    return {
      match: async () => this.match,
      log: async () => this.log.map(line => JSON.parse(JSON.stringify(line)) as unknown),
      logLength: async () => this.log.length,
      append: async (id, at, ops) => {
        if (at !== this.log.length) throw new LogConflict(id);
        this.log.push(...ops);
      },
      company,
    };
  }

  /** Something about a seat is different now. */
  seat(seat: Seat, changed: Partial<KeptMatch['seats'][number]>): void {
    const seats = this.match.seats.map((kept, number) => (number === seat ? { ...kept, ...changed } : kept));
    this.match = { ...this.match, seats };
  }
}

/** Somebody at the table with a page and a device. */
export class Person implements Guest {
  readonly viewer: Viewer;
  readonly heard: ServerMessage[] = [];
  readonly suspicions: string[] = [];
  /** Links it was asked for, and kept back. */
  readonly keptBack: JudgedMessage[] = [];
  givesLinks = true;
  goodbye: string | undefined;
  readonly device: DiceDevice;
  readonly #gathering: Gathering;
  #ids = 0;

  constructor(gathering: Gathering, viewer: Viewer, root: string, memory = new Map<string, string>()) {
    this.#gathering = gathering;
    this.viewer = viewer;
    this.device = new DiceDevice({
      root,
      memory: {
        load: (match, seat) => memory.get(`${match} ${seat}`),
        save: (match, seat, witness) => void memory.set(`${match} ${seat}`, witness),
      },
      send: message => {
        if (this.givesLinks) this.#gathering.hear(this, message);
        else this.keptBack.push(message);
      },
      suspect: say => void this.suspicions.push(say),
    });
  }

  tell(message: ServerMessage): void {
    const copy = JSON.parse(JSON.stringify(message)) as ServerMessage;
    this.heard.push(copy);
    this.device.hear(copy);
  }

  dismiss(say: string): void {
    this.goodbye = say;
  }

  /** Says something and hears what became of it. */
  async say(message: Record<string, unknown> & { readonly kind: JudgedMessage['kind'] }): Promise<string> {
    const id = this.#ids++;
    this.#gathering.hear(this, { ...message, id } as JudgedMessage);
    await this.#gathering.settle();
    const verdict = this.heard.findLast(
      heard => (heard.kind === 'accepted' || heard.kind === 'refused') && heard.id === id,
    );
    if (verdict === undefined) return 'nothing';
    return verdict.kind === 'refused' ? (verdict.because[0]?.say ?? '') : 'accepted';
  }

  last<K extends ServerMessage['kind']>(kind: K): (ServerMessage & { readonly kind: K }) | undefined {
    return this.heard.findLast(message => message.kind === kind) as (ServerMessage & { readonly kind: K }) | undefined;
  }

  all<K extends ServerMessage['kind']>(kind: K): (ServerMessage & { readonly kind: K })[] {
    return this.heard.filter(message => message.kind === kind) as (ServerMessage & { readonly kind: K })[];
  }
}

export const rootOf = (seat: Seat, device = 0): string => `${device}${seat}`.repeat(32);

export class Gathering {
  readonly memory: Memory;
  readonly table: MatchTable;
  readonly people: Person[] = [];
  /** Since the beginning, in milliseconds, by the keeper's clock. */
  now = 0;
  readonly #underWay = new Set<Promise<unknown>>();
  #timers: { readonly at: number; readonly ring: () => void }[] = [];

  constructor(brief: GatheringBrief = {}, memory = new Memory(brief)) {
    this.memory = memory;
    const timer: Clock = (ms, ring) => {
      const set = { at: this.now + ms, ring };
      this.#timers.push(set);
      return () => void (this.#timers = this.#timers.filter(other => other !== set));
    };
    const { pause = NO_PAUSE, sides } = brief;
    this.table = new MatchTable({
      store: memory.store,
      system: toyGame.system,
      match: memory.match,
      manners: { pause, oneScreen: false, budgetMs: 100, now: () => this.now },
      levels: Object.keys(entryOf(toyGame).players),
      timer,
      ...(sides && { sides }),
    });
  }

  /** Everybody takes a seat, in order. */
  static async begun(brief: GatheringBrief = {}): Promise<Gathering> {
    const gathering = new Gathering(brief);
    for (const [seat, { player }] of gathering.memory.match.seats.entries())
      if (player === 'human') await gathering.sit(seat);
    return gathering;
  }

  /** Somebody claims a seat; `device` other than 0: it was another's, or another device's. */
  async sit(seat: Seat, device = 0, { givesLinks = true } = {}): Promise<Person> {
    const person = new Person(this, seat, rootOf(seat, device));
    person.givesLinks = givesLinks;
    const { anchor } = person.device;
    this.memory.seat(seat, device === 0 ? { anchor } : { anchorNow: anchor });
    this.table.vacate(seat, 'server.no.moved');
    await this.#dealWith(this.table.seated());
    return await this.enter(person, seat);
  }

  /** The same browser comes again, or somebody who watches. */
  async come(viewer: Viewer, device = 0, memory?: Map<string, string>): Promise<Person> {
    return await this.enter(
      new Person(this, viewer, rootOf(viewer === 'public' ? 99 : viewer, device), memory),
      viewer,
    );
  }

  async enter(person: Person, viewer: Viewer): Promise<Person> {
    if (viewer !== 'public') this.people[viewer] = person;
    await this.#dealWith(this.table.enter(person));
    await this.settle();
    return person;
  }

  hear(person: Person, message: JudgedMessage): void {
    void this.#dealWith(this.table.hear(person, message));
  }

  /** So many answers are given, or as many as there are; returns how many. */
  async play(answers: number, choose = firstChoice): Promise<number> {
    for (let given = 0; given < answers; given++) {
      const [seat] = this.askedPeople;
      if (seat === undefined) return given;
      const verdict = await this.answer(seat, choose);
      if (verdict !== 'accepted') throw new Error(`seat ${seat}: ${verdict}`);
    }
    return answers;
  }

  /** Answers are given until this holds. */
  async playUntil(holds: () => boolean, choose = firstChoice): Promise<void> {
    for (let answers = 0; answers < 200; answers++) {
      if (holds()) return;
      if ((await this.play(1, choose)) === 0) throw new Error('nobody is asked');
    }
    throw new Error('it never came to that');
  }

  /** People and, where a computer has taken over, whoever answers in the test's place. */
  async answer(seat: Seat, choose = firstChoice): Promise<string> {
    const { wait, choice } = this.question(seat, choose);
    return await this.people[seat]!.say({ kind: 'answer', wait, choice });
  }

  question(seat: Seat, choose = firstChoice): { readonly wait: number; readonly choice: unknown } {
    const view = this.table.viewFor(seat);
    if (view?.prompt === undefined) throw new Error(`seat ${seat} is not asked`);
    const { shape } = view.prompt;
    const choices = [...kindOf(toyGame.system, shape).enumerate(view.state as never, shape, seat)];
    return { wait: view.wait, choice: choose(choices) };
  }

  /** The computer answers in its seats, as often as it is asked. */
  async computersAnswer(): Promise<void> {
    for (let times = 0; times < 100; times++) {
      const seat = this.table.asked.find(asked => this.table.levelOf(asked) !== undefined);
      if (seat === undefined) return;
      const { wait, choice } = this.question(seat);
      await this.#dealWith(this.table.answer(seat, wait, choice));
      await this.settle();
    }
  }

  get askedPeople(): readonly Seat[] {
    return this.table.asked.filter(seat => this.table.levelOf(seat) === undefined);
  }

  /** Time goes by. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    for (;;) {
      const next = this.#timers.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= until);
      if (next === undefined) break;
      this.#timers = this.#timers.filter(other => other !== next);
      this.now = Math.max(this.now, next.at);
      next.ring();
      await this.settle();
    }
    this.now = until;
  }

  /** Nothing is under way any more. */
  async settle(): Promise<void> {
    do {
      await Promise.all(this.#underWay);
      await this.table.settled();
      await new Promise(resolve => setTimeout(resolve));
    } while (this.#underWay.size > 0);
  }

  /** What is in the log, line by line, as a store gives it back. */
  get lines(): readonly (Op | undefined)[] {
    return this.memory.log.map(line => readOp(JSON.parse(JSON.stringify(line))));
  }

  linesOf<K extends Op['op']>(op: K): (Op & { readonly op: K })[] {
    return this.memory.log.filter(line => line.op === op) as (Op & { readonly op: K })[];
  }

  get info(): MatchInfo {
    return this.table.info;
  }

  async #dealWith<T>(step: Promise<T>): Promise<T> {
    this.#underWay.add(step);
    try {
      return await step;
    } finally {
      this.#underWay.delete(step);
    }
  }
}

export const firstChoice = (choices: readonly unknown[]): unknown => choices[0];

/** So that dice fall, and shields are asked for. */
export const attackChoice = (choices: readonly unknown[]): unknown =>
  choices.find(choice => String(choice).startsWith('attack')) ?? choices[0];
