import type { Contest } from './contest.js';

/** A game of a batch broke a rule of ours: a programming mistake, with all that is needed to see it again. */
export class GameFailure extends Error {
  readonly system: string;
  readonly seed: number | string;
  readonly game: number;

  constructor(contest: Contest, game: number, cause: unknown) {
    super(`${contest.system}, seed ${contest.seed}, game ${game}: ${messageOf(cause)}`, { cause });
    this.name = 'GameFailure';
    this.system = contest.system;
    this.seed = contest.seed;
    this.game = game;
  }
}

/** A failure that was told in words, possibly by another thread. */
export function failureIn(contest: Contest, { game, message, stack }: ToldFailure): GameFailure {
  const cause = new Error(message);
  cause.stack = stack;
  return new GameFailure(contest, game, cause);
}

/** Errors lose their class and their fields between threads; words survive. */
export interface ToldFailure {
  readonly game: number;
  readonly message: string;
  readonly stack: string;
}

export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
