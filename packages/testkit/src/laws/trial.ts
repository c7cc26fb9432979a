import { randomChoice } from '@banneret/ai';
import {
  awaited,
  describe,
  drawOutcome,
  inputAt,
  kindOf,
  promptOf,
  recordInput,
  seededRng,
  start,
  submit,
  type EventBase,
  type ForkableRng,
  type GameSystem,
  type Input,
  type Match,
  type Prompt,
  type RecordedInput,
  type Rng,
  type RunOptions,
  type Seat,
} from '@banneret/kernel';
import { show } from '../data.js';
import { broken, type LawOptions } from './law.js';

/** The inputs of the random game with a seed, once somebody has played it: other laws need not think them up again. */
export interface Script {
  inputs?: readonly RecordedInput[];
}

/** One random game under one law: what the law needs, and the trail for its report. */
export class Trial<S, E extends EventBase, Setup> {
  readonly system: GameSystem<S, E, Setup>;
  readonly options: LawOptions<E, Setup>;
  readonly seed: number;
  readonly setup: Setup;
  readonly script: Script;
  #game: RandomGame<S, E, Setup> | undefined;

  constructor(system: GameSystem<S, E, Setup>, options: LawOptions<E, Setup>, seed: number, script: Script = {}) {
    this.system = system;
    this.options = options;
    this.seed = seed;
    this.script = script;
    this.setup = options.setups[seed % options.setups.length] as Setup;
  }

  get seats(): Seat[] {
    return Array.from({ length: this.system.seats(this.setup) }, (_, seat) => seat);
  }

  get mostInputs(): number {
    return this.options.mostInputs ?? DEFAULT_MOST_INPUTS;
  }

  get from(): { readonly kind: 'setup'; readonly setup: Setup } {
    return { kind: 'setup', setup: this.setup };
  }

  /** A law that would copy the match at one wait in `often` does so no more often than the options allow. */
  copiesOneIn(often: number): number {
    return Math.max(often, this.options.everyCopy ?? 1);
  }

  rng(purpose: string): ForkableRng {
    return seededRng(this.seed, purpose);
  }

  /** Begin the game whose inputs the report will show. */
  play(options: RunOptions<E> = {}): RandomGame<S, E, Setup> {
    this.#game = undefined; // a start that throws has no trail yet
    return (this.#game = new RandomGame(this, options));
  }

  get where(): string {
    return this.#game === undefined ? 'before the first wait' : describe(this.#game.match);
  }

  get inputs(): readonly RecordedInput[] {
    return this.#game?.inputs ?? [];
  }
}

const DEFAULT_MOST_INPUTS = 2_000;

/** A match that plays itself at random and remembers everything. */
export class RandomGame<S, E extends EventBase, Setup> {
  readonly match: Match<S>;
  readonly inputs: RecordedInput[] = [];
  readonly events: E[] = [];
  readonly #trial: Trial<S, E, Setup>;
  readonly #options: RunOptions<E>;
  readonly #rng: Rng;

  constructor(trial: Trial<S, E, Setup>, options: RunOptions<E>) {
    this.#trial = trial;
    this.#rng = trial.rng('play');
    this.#options = {
      ...options,
      sink: event => {
        this.events.push(event);
        options.sink?.(event);
      },
    };
    this.match = start(trial.system, trial.setup, this.#options);
  }

  /** Ended, or cut short at the bound; only the law of endings minds the difference. */
  get over(): boolean {
    return this.match.pending.kind === 'over' || this.inputs.length >= this.#trial.mostInputs;
  }

  /** A random input that fits the present wait. */
  next(): Input {
    const known = this.#trial.script.inputs?.[this.inputs.length];
    if (known !== undefined) return inputAt(known, this.match.wait);
    return randomInput(this.#trial.system, this.match, this.#rng);
  }

  hand(input: Input): void {
    const ruling = submit(this.#trial.system, this.match, input, this.#options);
    if (!ruling.ok) broken(`random play was refused ${show(recordInput(input))}: ${show(ruling.because)}`);
    this.inputs.push(recordInput(input));
    if (this.over) this.#trial.script.inputs ??= this.inputs;
  }

  step(): Input {
    const input = this.next();
    this.hand(input);
    return input;
  }

  playOn(): this {
    while (!this.over) this.step();
    return this;
  }
}

/** A fair outcome, or a legal answer of any seat that is awaited. */
export function randomInput<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  rng: Rng,
): Input {
  const { pending, wait } = match;
  if (pending.kind === 'chance') return { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) };
  const seats = awaited(match);
  const seat = seats[rng.below(seats.length)] as Seat;
  return { kind: 'choice', wait, seat, choice: someChoice(system, match, seat, rng) };
}

/** Mostly what the kind samples, now and then one it lists: both must lead to games that hold together. */
export function someChoice<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  seat: Seat,
  rng: Rng,
): unknown {
  if (rng.below(LISTED_ONE_IN) > 0) return randomChoice(system, match, seat, rng);
  const { shape } = promptOf(match, seat) as Prompt;
  let chosen: unknown;
  let left = 1 + rng.below(LISTED_DEPTH);
  for (const choice of kindOf(system, shape).enumerate(match.state, shape, seat)) {
    chosen = choice as unknown;
    if (--left === 0) break;
  }
  return chosen ?? randomChoice(system, match, seat, rng);
}

const LISTED_ONE_IN = 4;
const LISTED_DEPTH = 24;
