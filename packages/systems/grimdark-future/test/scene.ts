import {
  awaited,
  judgeChoice,
  kindOf,
  promptOf,
  resume,
  seededRng,
  submit,
  type Input,
  type Match,
  type Prompt,
  type RunOptions,
  type Ruling,
  type Seat,
} from '@banneret/kernel';
import { ChanceScript, dice, type Scripted } from '@banneret/testkit';
import { grimdarkFuture, grimdarkFutureGame, type Event, type State } from '../src/index.js';
import type { Body, TerrainBody, UnitBody } from '../src/scenario/position.js';

/** Small tables for rule tests, written in inches. Bases are 32 mm unless a profile says otherwise. */

export type Spot = readonly [number, number];

/** With a facing, in degrees. */
export type Stance = readonly [number, number, number];

const UM = 1 / 25_400;

/** The distance of two centres whose 32 mm bases have this gap, in inches, plus some micrometres. */
export const apart = (gap: number, micrometres = 0): number => gap + (32_000 + micrometres) * UM;

/** So many micrometres, in inches. */
export const um = (n: number): number => n * UM;

/** Models side by side, a quarter of an inch between them. */
export const row = (x: number, y: number, count: number): Spot[] =>
  Array.from({ length: count }, (_, i) => [x + 1.5 * i, y] as const);

export const box = (x: number, y: number, w: number, d: number): Spot[] => [
  [x, y],
  [x + w, y],
  [x + w, y + d],
  [x, y + d],
];

interface Profile {
  readonly id?: string;
  readonly quality?: number;
  readonly defense?: number;
  readonly rules?: readonly string[];
  readonly count?: number;
  readonly height?: number | string;
  readonly hero?: boolean;
  readonly baseMm?: number | readonly [number, number];
  readonly hullMm?: readonly [number, number];
  readonly volume?: number;
  readonly weapons?: readonly string[];
  readonly upgrades?: readonly Readonly<Record<string, unknown>>[];
  readonly models?: readonly { readonly count: number; readonly weapons: readonly string[] }[];
}

export const profile = ({ count = 5, weapons = ['rifle'], ...rest }: Profile): Readonly<Record<string, unknown>> => ({
  id: 'squad',
  quality: 4,
  defense: 4,
  models: [{ count, weapons }],
  ...rest,
});

const RIFLE = { id: 'rifle', range: 24, attacks: 1 };

export interface SceneBody extends Partial<Omit<Body, 'units'>> {
  readonly units: readonly UnitBody[];
  readonly terrain?: readonly TerrainBody[];
}

/** A position with sensible defaults: round 1, player 1 to choose a unit. */
export function scene({ profiles = [profile({})], weapons = [], ...body }: SceneBody): Scene {
  const found = grimdarkFutureGame.scenario.position({
    round: 1,
    active: 1,
    profiles,
    weapons: [RIFLE, ...weapons],
    ...body,
  });
  if (!found.ok) throw new Error(JSON.stringify(found.problem));
  return new Scene(found.value.state, found.value.stack);
}

/** A table that takes choices in the words of scenario files, from whoever is asked. Everything unexpected throws. */
export class Scene {
  readonly match: Match<State>;
  readonly #script = new ChanceScript();
  readonly #options: RunOptions<Event>;
  #events: Event[] = [];

  constructor(state: State, stack: Match<State>['stack'] | readonly Match<State>['stack'][number][]) {
    this.#options = { sink: event => void this.#events.push(event), explain: true };
    this.match = resume(grimdarkFuture, state, [...stack], this.#options);
  }

  get state(): State {
    return this.match.state;
  }

  get seat(): Seat {
    return awaited(this.match)[0] as Seat;
  }

  /** The message key of the question or roll that is awaited. */
  get next(): string {
    const { pending } = this.match;
    this.#script.mustBeUsedUp();
    if (pending.kind === 'chance') return pending.chance.why;
    return promptOf(this.match, this.seat)?.ask ?? 'over';
  }

  /** The question that is awaited. */
  get prompt(): Prompt | undefined {
    return promptOf(this.match, this.seat);
  }

  /** Choices of whoever is asked; a list of faces made by `dice` is a roll. */
  do(...turn: readonly unknown[]): this {
    for (const item of turn) {
      if (isRoll(item)) this.#script.add(item);
      else this.#submit({ kind: 'choice', wait: this.match.wait, seat: this.seat, choice: this.read(item) });
      this.#roll();
    }
    return this;
  }

  /** What the judge says to a choice that is not made. */
  judge(raw: unknown): Ruling {
    return judgeChoice(grimdarkFuture, this.match, this.seat, this.read(raw)).ruling;
  }

  /** The rules a choice is refused for; none if it is legal. */
  refusal(raw: unknown): string[] {
    const ruling = this.judge(raw);
    return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
  }

  /** The rules a choice as the engine has it, not in a scenario's words, is refused for. */
  judged(choice: unknown): string[] {
    const { ruling } = judgeChoice(grimdarkFuture, this.match, this.seat, choice);
    return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
  }

  /** Their types. */
  get told(): readonly Event['type'][] {
    return this.#events.map(({ type }) => type);
  }

  /** The same for a choice in the form the rules use themselves. */
  judgeRaw(choice: unknown): string[] {
    const { ruling } = judgeChoice(grimdarkFuture, this.match, this.seat, choice);
    return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
  }

  /** All events since the beginning. */
  get all(): readonly Event[] {
    return this.#events;
  }

  /** What the question lists by itself. */
  options(): Iterable<unknown> {
    const { shape } = this.prompt as Prompt;
    return kindOf(grimdarkFuture, shape).enumerate(this.state, shape, this.seat);
  }

  /** One of the question's random answers, always the same for the same number. */
  sample(seed: number): unknown {
    const { shape } = this.prompt as Prompt;
    return kindOf(grimdarkFuture, shape).sample(this.state, shape, this.seat, seededRng('scene', seed));
  }

  /** The events of one type since the beginning. */
  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.#events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  read(raw: unknown): unknown {
    const prompt = promptOf(this.match, this.seat);
    if (prompt === undefined) throw new Error(`nobody is asked, but ${this.next}`);
    const read = grimdarkFutureGame.scenario.choice(this.state, prompt, raw);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    return read.value;
  }

  /** The readable facts of the position. */
  get facts(): Facts {
    return grimdarkFutureGame.scenario.facts(this.state) as Facts;
  }

  #roll(): void {
    for (;;) {
      const { pending, wait } = this.match;
      if (pending.kind !== 'chance' || this.#script.length === 0) return;
      this.#submit({ kind: 'chance', wait, outcome: this.#script.source(pending.chance) });
    }
  }

  #submit(input: Input): void {
    const ruling = submit(grimdarkFuture, this.match, input, this.#options);
    if (!ruling.ok) throw new Error(`${JSON.stringify(input)} was refused: ${JSON.stringify(ruling.because)}`);
  }
}

/** Rolls, each with the message key it is for. */
export const hit = (...faces: number[]): Scripted => dice(faces, 'gdf.roll.hit');
export const block = (...faces: number[]): Scripted => dice(faces, 'gdf.roll.block');
export const reblock = (...faces: number[]): Scripted => dice(faces, 'gdf.roll.reblock');
export const regeneration = (...faces: number[]): Scripted => dice(faces, 'gdf.roll.regeneration');
export const danger = (...faces: number[]): Scripted => dice(faces, 'gdf.roll.danger');
export const morale = (face: number): Scripted => dice([face], 'gdf.roll.morale');
export const rollOff = (first: number, second: number): Scripted => dice([first, second]);
export const fearless = (face: number): Scripted => dice([face], 'gdf.roll.fearless');

const isRoll = (item: unknown): item is Scripted =>
  typeof item === 'object' && item !== null && 'kind' in item && item.kind === 'dice';

export interface Facts {
  readonly round: number;
  readonly first: number;
  readonly markers: readonly (number | 'neutral')[];
  readonly units: Readonly<
    Record<
      string,
      {
        living: number[];
        place: string;
        aboard?: string;
        wounds: number[];
        models: Spot[];
        activated: boolean;
        shaken: boolean;
        fatigued: boolean;
        moved: boolean;
        tokens: number[];
        spells: string[];
      }
    >
  >;
}
