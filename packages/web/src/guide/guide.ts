import type { Name } from '../systems/webSystem.js';

/**
 * A guided battle as data: a small position, dice that always fall the same, and steps that teach by doing. Choices and places are
 * written as in scenario files, in the words and the measure of the game.
 */
export interface Guide {
  readonly system: string;
  readonly title: Name;
  /** What the battle is about, before it begins. */
  readonly lead: Name;
  /** What one can do afterwards, for the last page. */
  readonly learnt: readonly Name[];
  readonly minutes: number;
  /** The position that it begins with, as in a scenario file. The learner is the first player. */
  readonly position: unknown;
  /** The part of the table to look at first, in micrometres; all of it without one. */
  readonly focus?: Focus;
  /** Which dice fall. Whoever plays as the steps say sees what their words tell. */
  readonly dice: number;
  /** Who answers for the other side where its script has nothing legal to say: a level of the game's computer players. */
  readonly level: string;
  /** What the other side does: of the wishes for a question the first legal one. */
  readonly opponent: readonly Wish[];
  /** What the lesson would answer to questions that may come up at any step. */
  readonly reflexes?: readonly Wish[];
  readonly steps: readonly GuideStep[];
}

/** A rectangle of the table, its origin at the lower left corner. */
export interface Focus {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** An answer that somebody would like to give to a question, if it is legal. */
export interface Wish {
  /** The message key of the question. */
  readonly ask: string;
  /** The answer as a scenario file writes it. */
  readonly choose: unknown;
}

export interface GuideStep {
  readonly title: Name;
  /** What is going on. */
  readonly text: Name;
  /** What to do now. */
  readonly todo: Name;
  /** What it taught, said when it is done. */
  readonly taught: Name;
  /** The rules that it taught, as the rules book numbers them. */
  readonly rules: readonly string[];
  /** The step is done when any of these has happened. */
  readonly until: readonly Condition[];
  /** It is left behind when any of these happens first: the learner does something else, which is fine. */
  readonly unless?: readonly Condition[];
  /** What the lesson would answer here. */
  readonly wishes?: readonly Wish[];
  readonly show?: Pointers;
}

/** Something that the learner's seat is told, answers, or says to have read. */
export type Condition =
  | { readonly event: string; readonly with?: Readonly<Record<string, unknown>> }
  | { readonly answered: string }
  | 'read';

/** What is pointed at while a step waits. */
export interface Pointers {
  /** Things of the board, by the ids that the board gives them. */
  readonly things?: readonly string[];
  /** A place on the table, in micrometres. */
  readonly place?: { readonly x: number; readonly y: number };
}
