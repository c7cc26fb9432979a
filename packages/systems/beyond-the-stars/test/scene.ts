import {
  awaited,
  judgeChoice,
  kindOf,
  promptOf,
  resume,
  submit,
  type Input,
  type Match,
  type Prompt,
  type RunOptions,
  type Seat,
} from '@banneret/kernel';
import { ChanceScript, dice, type Scripted } from '@banneret/testkit';
import type { Event } from '../src/events/index.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { positionFrom } from '../src/scenario/position.js';
import type { FigureState, State } from '../src/state.js';
import { beyondTheStars } from '../src/system.js';
import { readChoice } from './readable.js';

/**
 * Small tables for rule tests, in centimetres. A figure is a foot soldier with a blade (base 25 mm, height 3, Mvt 15,
 * everything else 4, one Attack, one PV) unless it says otherwise; seats are 1 and 2.
 */
export function scene(body: Body, vars?: object): Scene {
  const found = positionFrom(body);
  if (!found.ok) throw new Error(JSON.stringify(found.problem));
  const { state, stack } = found.value;
  // `vars` are those of the procedure that the body begins with.
  return new Scene(state, vars === undefined ? stack : stack.map(frame => ({ ...frame, vars })));
}

/** A foot soldier of player 1 or 2. */
export const man = (seat: 1 | 2, id: string, x: number, y: number, more: Partial<FigureBody> = {}): FigureBody => ({
  id,
  seat,
  at: [x, y],
  ...more,
});

/** A building of 12 by 12 cm with a door in its left wall. */
export const house = (more: Partial<TerrainBody> = {}): TerrainBody => ({
  id: 'h',
  kind: 'building',
  box: [50, 50, 12, 12],
  height: 6,
  openings: [{ at: [50, 56], kind: 'door' }],
  ...more,
});

/** Somebody in that building. */
export const inside = (seat: 1 | 2, id: string, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, id, 0, 0, { place: 'inside', host: 'h', ...more });

/** A Siege Weapon of player 1 with these Servants. */
export const gun = (servants: readonly string[], more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'gun', 40, 40, {
    build: 'siege',
    baseMm: 50,
    mvt: 0,
    attacks: 0,
    morale: 0,
    pv: 3,
    melee: [],
    siege: { servants },
    ...more,
  });

export const servant = (id: string, x: number, y: number, more: Partial<FigureBody> = {}): FigureBody =>
  man(1, id, x, y, { serves: 'gun', ...more });

/** Whoever may act has done so. */
export const END = { do: 'end' };

/** The distance of two centres whose 25 mm bases have this gap. */
export const apart = (gap: number): number => gap + 2.5;

/** So many micrometres, in centimetres. */
export const um = (n: number): number => n / 10_000;

export class Scene {
  readonly match: Match<State>;
  readonly #script = new ChanceScript();
  readonly #options: RunOptions<Event>;
  readonly #events: Event[] = [];

  constructor(state: State, stack: readonly Match<State>['stack'][number][]) {
    this.#options = { sink: event => void this.#events.push(event), explain: true };
    this.match = resume(
      beyondTheStars,
      state,
      stack.map(frame => ({ ...frame, vars: { ...frame.vars } })),
      this.#options,
    );
  }

  get state(): State {
    return this.match.state;
  }

  /** The number of a figure. */
  id(name: string): number {
    const found = this.state.battle.sheets.findIndex(({ id }) => id === name);
    if (found < 0) throw new Error(`there is no figure '${name}'`);
    return found;
  }

  figure(name: string): FigureState {
    return this.state.figures[this.id(name)] as FigureState;
  }

  /** Where a figure stands, in centimetres. */
  at(name: string): readonly [number, number] {
    const { spot } = this.figure(name);
    return [spot.x / 10_000, spot.y / 10_000];
  }

  get seat(): Seat {
    return awaited(this.match)[0] as Seat;
  }

  /** The message key of the question or roll that is awaited. All scripted dice must have been used. */
  get next(): string {
    const { pending } = this.match;
    this.#script.mustBeUsedUp();
    if (pending.kind === 'chance') return pending.chance.why;
    return pending.kind === 'over' ? 'over' : (this.prompt?.ask ?? 'over');
  }

  get prompt(): Prompt | undefined {
    return promptOf(this.match, this.seat);
  }

  /** Choices of whoever is asked, figures and pieces by their ids; `roll(...)` is a roll. */
  do(...turn: readonly unknown[]): this {
    for (const item of turn) {
      if (isRoll(item)) this.#script.add(item);
      else
        this.#submit({ kind: 'choice', wait: this.match.wait, seat: this.seat, choice: readChoice(this.state, item) });
      this.#roll();
    }
    return this;
  }

  /** The rules a choice is refused for; none if it is legal. */
  refusal(raw: unknown): string[] {
    const { ruling } = judgeChoice(beyondTheStars, this.match, this.seat, readChoice(this.state, raw));
    return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
  }

  /** What the question lists by itself. */
  options(): unknown[] {
    const { shape } = this.prompt as Prompt;
    return [...kindOf(beyondTheStars, shape).enumerate(this.state, shape, this.seat)];
  }

  get all(): readonly Event[] {
    return this.#events;
  }

  get told(): readonly Event['type'][] {
    return this.#events.map(({ type }) => type);
  }

  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.#events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  #roll(): void {
    for (;;) {
      const { pending, wait } = this.match;
      if (pending.kind !== 'chance' || this.#script.length === 0) return;
      this.#submit({ kind: 'chance', wait, outcome: this.#script.source(pending.chance) });
    }
  }

  #submit(input: Input): void {
    const ruling = submit(beyondTheStars, this.match, input, this.#options);
    if (!ruling.ok) throw new Error(`${JSON.stringify(input)} was refused: ${JSON.stringify(ruling.because)}`);
  }
}

/** A roll; `why` is the end of its message key, `to-hit` for `bts.roll.to-hit`. */
export const roll = (why: string, ...faces: number[]): Scripted => dice(faces, `bts.roll.${why}`);

const isRoll = (item: unknown): item is Scripted =>
  typeof item === 'object' && item !== null && 'kind' in item && item.kind === 'dice';
