import type { EventBase, Prompt, RecordedInput, Viewer } from '@banneret/kernel';
import type { ConstantPaths } from '../data.js';
import type { Trial } from './trial.js';

export const LAW_IDS = [
  'replay',
  'fold',
  'fork',
  'json',
  'shapes',
  'sole',
  'views',
  'secrecy',
  'sealed',
  'refusals',
  'ending',
  'explain',
  'undo',
  'guard',
] as const;
export type LawId = (typeof LAW_IDS)[number] | 'content';

/**
 * Something every system must keep in every game. `check` plays one random game and throws what it finds wrong; a law
 * that says little where nothing came up tells how much it has seen.
 */
export interface Law {
  readonly id: LawId;
  readonly title: string;
  check<S, E extends EventBase, Setup>(trial: Trial<S, E, Setup>): Counts | void;
}

/** How often a law met what it looks for, by name. */
export type Counts = Readonly<Record<string, number>>;

export interface LawOptions<E extends EventBase, Setup> {
  /** Taken in turn: the game with seed n has set-up n modulo their number. */
  readonly setups: readonly Setup[];
  /** Random games for each law (default 10). */
  readonly games?: number;
  /** Games have the seeds from here on (default 1), so that one number reproduces a game. */
  readonly firstSeed?: number;
  /** Random play must end within so many inputs (default 2,000). */
  readonly mostInputs?: number;
  /** Only these laws (default: all). */
  readonly laws?: readonly LawId[];
  /** Strict translators, one a language: every refusal and every question must have words in each. */
  readonly words?: readonly Words[];
  /** Parts of the state that never change after set-up; clones and views may share them. */
  readonly constant?: ConstantPaths;
  /** Parts that are replaced whole and never changed in place; clones and views may share them too. */
  readonly replaced?: ConstantPaths;
  /** Look at questions, refusals and views at one wait in so many only (default 1): for systems with costly boards. */
  readonly everyWait?: number;
  /**
   * Copy, restore, take back and imagine at one wait in so many (default: as often as each law likes). A run over very many
   * games looks at fewer moments of each.
   */
  readonly everyCopy?: number;
  /** The share of the campaign's games that this set of set-ups gets (default 1, all of them). */
  readonly campaignShare?: number;
  /** Lists of options longer than this are not walked to their end (default 500). */
  readonly mostOptions?: number;
  /** Is the answer to this prompt unknown to the others once given? (default: quiet prompts) */
  readonly secret?: (prompt: Prompt) => boolean;
  /** Does this event, by the rules, show the viewer something that depends on hidden things? (default: none does) */
  readonly uncovers?: (event: E, viewer: Viewer) => boolean;
  readonly content?: Content<E>;
}

/** The strict translator of `@banneret/i18n`, as far as the laws need it. */
export interface Words {
  readonly locale: string;
  say(key: string, args?: Readonly<Record<string, number | string>>): string;
}

/** What random play must have made happen at least once: special rules, cards, orders, weapons. */
export interface Content<E> {
  readonly ids: readonly string[];
  touched(event: E): Iterable<string>;
  /** Give up after so many games (default 200). */
  readonly mostGames?: number;
}

/** All parts of the state that copies may share. */
export const sharedParts = <E extends EventBase, Setup>(options: LawOptions<E, Setup>): ConstantPaths => [
  ...(options.constant ?? []),
  ...(options.replaced ?? []),
];

/** A law that does not hold, with all that is needed to see it again. */
export interface Violation {
  readonly law: LawId;
  readonly what: string;
  readonly seed: number;
  /** The place in the rules. */
  readonly where: string;
  readonly inputs: readonly RecordedInput[];
  readonly error?: unknown;
}

/** Thrown by a law when it does not hold. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

export function broken(what: string): never {
  throw new Broken(what);
}

/** Throws when the two values differ, saying where. */
export function mustAgree(what: string, found: string | undefined): void {
  if (found !== undefined) broken(`${what}: ${found}`);
}
