import type { ForkableRng, Match, MatchView, Prompt, Ruling } from '@banneret/kernel';

/**
 * Whoever answers a seat's prompts. It is given what the seat may know, and a kit to think with; never the live match.
 * A choice that the judge refuses is a mistake of the player's author and stops the game.
 */
export interface Player<S = unknown> {
  readonly name: string;
  /**
   * It always takes a sample and never looks: no view need be made for it. Samples are the same either way, because what
   * a seat may do never depends on what it may not know.
   */
  readonly careless?: boolean;
  decide(view: MatchView<S>, kit: Kit<S>): unknown;
}

/** Thinking tools for one decision, built from the view alone. */
export interface Kit<S = unknown> {
  /** The question to answer. */
  readonly prompt: Prompt;
  /** The player's own randomness, a stream apart from the game's dice. */
  readonly rng: ForkableRng;
  /** Wall-clock time the caller is willing to wait. */
  readonly budgetMs: number;

  /** Legal answers: all of them where they are finite, else the ones worth a thought. */
  options(): Iterable<unknown>;
  /** A random legal answer. */
  sample(): unknown;
  judge(choice: unknown): Ruling;

  /** A whole match that agrees with all the seat knows; a new one at every call. */
  imagine(rng?: ForkableRng): Match<S>;
  fork(match: Match<S>): Match<S>;
  /**
   * Hand in a choice of this seat in an imagined match and let it run, all later answers and dice at random, until the
   * procedure that asked is finished: an attack counts with its wounds, not with its declaration.
   */
  tryOut(match: Match<S>, choice: unknown, rng: ForkableRng, mostInputs: number): void;
}
