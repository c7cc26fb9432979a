import {
  awaited,
  chanceFrom,
  describe,
  seededRng,
  soleAnswer,
  submit,
  viewOf,
  type ChanceSource,
  type EventBase,
  type ForkableRng,
  type GameSystem,
  type Input,
  type Match,
  type Ruling,
} from '@banneret/kernel';
import { kitFor, randomChoice } from './kit.js';
import type { Player } from './player.js';

export interface PlayOptions<S> {
  /** Seeds the dice and each player's own randomness, all separate streams. */
  readonly seed: number | string;
  readonly chance?: ChanceSource;
  readonly budgetMs?: number;
  /** Takes each input instead of the match itself, e.g. a journal. */
  readonly submit?: (input: Input) => Ruling;
  /** Where the live match is found after each input; needed together with `submit`. */
  readonly current?: () => Match<S>;
  readonly mostInputs?: number;
}

export interface Played<S> {
  readonly match: Match<S>;
  readonly inputs: number;
}

/**
 * Play a match to its end. Players are asked through views only, in prompt order, and only where there is something to
 * decide: the table answers what has one legal answer.
 */
export async function playMatch<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  first: Match<S>,
  players: readonly Player<S>[],
  options: PlayOptions<S>,
): Promise<Played<S>> {
  const chance = options.chance ?? chanceFrom(seededRng(options.seed, 'dice'));
  const thoughts = players.map((_, seat) => seededRng(options.seed, 'player', seat));
  const hand = options.submit ?? ((input: Input): Ruling => submit(system, first, input));
  const current = options.current ?? ((): Match<S> => first);
  const most = options.mostInputs ?? DEFAULT_MOST_INPUTS;
  for (let inputs = 0; inputs < most; inputs++) {
    const match = current();
    if (match.pending.kind === 'over') return { match, inputs };
    const next = nextInput(system, match, players, thoughts, chance, options.budgetMs ?? DEFAULT_BUDGET_MS);
    // Most answers are there at once: waiting for them all the same would be felt in quick games.
    const input = next instanceof Promise ? await next : next;
    const ruling = hand(input);
    if (!ruling.ok) throw new IllegalMove(players, input, ruling, describe(match));
  }
  throw new Error(`${system.id}: no end after ${most} inputs at ${describe(current())}`);
}

const DEFAULT_MOST_INPUTS = 100_000;
const DEFAULT_BUDGET_MS = 1_000;

function nextInput<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  players: readonly Player<S>[],
  thoughts: readonly ForkableRng[],
  chance: ChanceSource,
  budgetMs: number,
): Input | Promise<Input> {
  const { pending, wait } = match;
  if (pending.kind === 'chance') return { kind: 'chance', wait, outcome: chance(pending.chance) };
  const seat = awaited(match)[0] as number;
  const player = players[seat] as Player<S>;
  const rng = thoughts[seat] as ForkableRng;
  // Whoever never looks need not be spared the look: a sample is the only answer where there is but one.
  if (player.careless === true) return { kind: 'choice', wait, seat, choice: randomChoice(system, match, seat, rng) };
  const sole = soleAnswer(system, match, seat);
  if (sole !== undefined) return { kind: 'choice', wait, seat, choice: sole };
  const view = viewOf(system, match, seat);
  const answer = player.decide(view, kitFor(system, view, rng, budgetMs));
  if (answer instanceof Promise) return answer.then((choice: unknown) => ({ kind: 'choice', wait, seat, choice }));
  return { kind: 'choice', wait, seat, choice: answer };
}

/** A computer player handed in something the rules refuse. */
class IllegalMove extends Error {
  constructor(players: readonly Player<never>[], input: Input, ruling: Ruling, where: string) {
    const who = input.kind === 'choice' ? (players[input.seat]?.name ?? '?') : 'the chance source';
    super(`${who} made an illegal move at ${where}: ${JSON.stringify(input)} ${JSON.stringify(ruling)}`);
    this.name = 'IllegalMove';
  }
}
