import assert from 'node:assert/strict';
import {
  awaited,
  describe,
  fork,
  judgeChoice,
  promptOf,
  startFrom,
  submit,
  type EventBase,
  type Frame,
  type GameSystem,
  type Match,
  type Seat,
} from '@banneret/kernel';
import { show } from './data.js';
import { ChanceScript, type Scripted } from './script.js';

/** Where a test begins: a fresh game, or any place in the rules. */
export type TableStart<S, Setup> = { readonly setup: Setup } | { readonly state: S; readonly stack: readonly Frame[] };

/** Who is asked what; without `seat` any one seat. */
export interface Next {
  readonly seat?: Seat | readonly Seat[];
  readonly ask?: string;
  /** The options or limits of the question, compared whole. */
  readonly shape?: object;
  /** Instead of a question: the message key of the roll or draw that is awaited. */
  readonly chance?: string;
}

/** A game that reads like a turn: dice, choices, facts, and who is asked next. Everything unexpected throws. */
export function table<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  from: TableStart<S, Setup>,
  ...chance: readonly Scripted[]
): Table<S, E, Setup> {
  return new Table(system, from, chance);
}

export class Table<S, E extends EventBase, Setup> {
  readonly #system: GameSystem<S, E, Setup>;
  readonly #match: Match<S>;
  readonly #script = new ChanceScript();
  #events: E[] = [];

  constructor(system: GameSystem<S, E, Setup>, from: TableStart<S, Setup>, chance: readonly Scripted[]) {
    this.#system = system;
    const start = 'setup' in from ? ({ kind: 'setup', ...from } as const) : ({ kind: 'position', ...from } as const);
    this.#match = startFrom(system, start, this.#options);
    this.chance(...chance);
  }

  /** A copy of the board, to look at. */
  get state(): S {
    return this.#system.clone(this.#match.state);
  }

  get match(): Match<S> {
    return fork(this.#system, this.#match);
  }

  /** What the next rolls and draws give, one entry each. */
  chance(...entries: readonly Scripted[]): this {
    this.#script.add(...entries);
    this.#roll();
    return this;
  }

  choose(seat: Seat, choice: unknown): this {
    const ruling = submit(
      this.#system,
      this.#match,
      { kind: 'choice', wait: this.#match.wait, seat, choice },
      this.#options,
    );
    if (!ruling.ok) throw new Error(`${this.#here}: ${show(choice)} of ${seat} was refused: ${show(ruling.because)}`);
    this.#roll();
    return this;
  }

  /** The choice must be refused for this rule (and, when given, in these words); the seat is the one awaited. */
  expectRefused(choice: unknown, rule: string, say?: string, seat: Seat = awaited(this.#match)[0] ?? 0): this {
    const { ruling } = judgeChoice(this.#system, this.#match, seat, choice);
    if (ruling.ok) throw new Error(`${this.#here}: ${show(choice)} of ${seat} should be refused for ${rule}`);
    const named = ruling.because.some(because => because.rule === rule && (say ?? because.say) === because.say);
    if (!named) throw new Error(`${this.#here}: refused for ${show(ruling.because)}, not for ${rule} ${say ?? ''}`);
    return this;
  }

  /** All events since the last time they were expected. */
  expectEvents(events: readonly E[]): this {
    const happened = this.#events;
    this.#events = [];
    assert.deepEqual(happened, events);
    return this;
  }

  /** Who is asked what now. Scripted dice that nobody asked for are a mistake too. */
  expectNext(next: Next): this {
    this.#script.mustBeUsedUp();
    const { pending } = this.#match;
    if (next.chance !== undefined) {
      if (pending.kind !== 'chance') throw new Error(`${this.#here}: no chance awaited, but ${show(pending)}`);
      assert.equal(pending.chance.why, next.chance);
      return this;
    }
    if (pending.kind !== 'decision') throw new Error(`${this.#here}: no question, but ${show(pending)}`);
    const seats = awaited(this.#match);
    if (next.seat !== undefined) assert.deepEqual(seats, typeof next.seat === 'number' ? [next.seat] : next.seat);
    for (const prompt of seats.map(seat => promptOf(this.#match, seat))) {
      if (next.ask !== undefined) assert.equal(prompt?.ask, next.ask);
      if (next.shape !== undefined) assert.deepEqual(prompt?.shape, next.shape);
    }
    return this;
  }

  expectOver(): this {
    this.#script.mustBeUsedUp();
    assert.equal(this.#match.pending.kind, 'over', `not over but at ${this.#here}`);
    return this;
  }

  /** Answer rolls and draws as long as the script lasts. */
  #roll(): void {
    for (;;) {
      const { pending, wait } = this.#match;
      if (pending.kind !== 'chance' || this.#script.length === 0) return;
      const outcome = this.#script.source(pending.chance);
      submit(this.#system, this.#match, { kind: 'chance', wait, outcome }, this.#options);
    }
  }

  get #options(): { sink: (event: E) => void } {
    return { sink: event => void this.#events.push(event) };
  }

  get #here(): string {
    return describe(this.#match);
  }
}
