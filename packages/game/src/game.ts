import type { Args, Bundle, Translate } from '@banneret/i18n';
import type { Chance, EventBase, Frame, GameSystem, Outcome, Parsed, Prompt, Seat } from '@banneret/kernel';
import type { Glance, Onlooker } from './glance.js';
import type { Sighting } from './sighting.js';

/** A rule in our own words, in both languages. */
export interface RuleText {
  readonly id: string;
  readonly fr: string;
  readonly en: string;
}

/** The same on one line, as the chapters of a system's rules are written. */
export type RuleLine = readonly [id: string, fr: string, en: string];

/** What a player can bring to the table, by name. */
export interface ArmyEntry {
  readonly id: string;
  readonly name: { readonly fr: string; readonly en: string };
  /** Ids of its ready lists, each played as `army/list`. */
  readonly lists?: readonly string[];
}

/** What somebody asks for when setting up a game; absent parts take the game's defaults. */
export interface SetupRequest {
  readonly seats?: number;
  /** Army ids, or whole lists as read from files; one a seat. */
  readonly armies?: readonly unknown[];
  /** Match options of the game's own. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Varies whatever a set-up leaves to chance (a terrain layout, say). */
  readonly seed?: number;
}

/**
 * What a game brings besides its rules, so that tools can offer it without knowing it: words, set-ups, a board in
 * plain text, an evaluation for computer players, and the reader of its scenario files.
 */
export interface Game<S, E extends EventBase, Setup> {
  readonly system: GameSystem<S, E, Setup>;
  readonly title: { readonly fr: string; readonly en: string };
  readonly text: Bundle;
  readonly rules: readonly RuleText[];
  readonly armies: readonly ArmyEntry[];
  readonly seatCounts: readonly number[];
  /** Options that a game names when nobody watches it (`sim`, benches, soaks), so that it comes to an end. */
  readonly unattended?: Readonly<Record<string, unknown>>;

  /** A problem may name its `place` within the request, `armies[0].id`. */
  setupFor(request: SetupRequest): Parsed<Setup>;
  /** A set-up that comes from outside (a record), checked whole. A problem may name its `place` within it. */
  readSetup?(raw: unknown): Parsed<Setup>;
  /** The side each seat fights for, where partners fight for one; without it everybody is alone. */
  sides?(setup: Setup): readonly number[];
  /** The army a seat plays, for statistics. */
  armyOf(setup: Setup, seat: Seat): string;
  /** How good the position is for a seat: higher is better; only differences matter. */
  evaluate(state: S, seat: Seat): number;
  /** The board as lines of text. The state may have blanks. */
  show(state: S, t: Translate): string;
  /** One line for an event, or nothing if it needs no telling. */
  tell(event: E, state: S, t: Translate): string | undefined;
  /** A choice in a player's words, for lists of options. */
  tellChoice(state: S, prompt: Prompt, choice: unknown, t: Translate): string;
  /** What a choice may come to, such as the odds of a declared attack, line by line; nothing for choices without dice. */
  odds?(state: S, prompt: Prompt, choice: unknown, t: Translate): readonly (string | OddsChart)[];
  /**
   * How those who are about to act see a thing of the table (a unit, by its number). Nothing where the question is not about seeing,
   * or for what may not be known before it is answered. The stack is for questions that do not say themselves who acts.
   */
  sight?(state: S, prompt: Prompt, thing: number, t: Translate, stack: readonly Frame[]): Sighting | undefined;
  /** How one model sees another, whatever is asked; nothing where one of them is not there to be looked at. */
  glance?(state: S, from: Onlooker, to: Onlooker, t: Translate): Glance | undefined;
  /** The arguments of a question or of a reason, with names where the rules have numbers. */
  nameArgs?(state: S, args: Args, t: Translate): Args;
  /** One of the things that a subset, an order or shares are about; without it people see its id. */
  tellItem?(state: S, prompt: Prompt, id: string | number, t: Translate): string;
  readonly scenario: ScenarioReader<S>;
}

/** A distribution to be drawn: what may come of something, and how likely each of it is. The chances add up to 1. */
export interface OddsChart {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly chance: number }[];
}

/** Reads the game's own part of a scenario file: names and coordinates in the game's unit become ids and micrometres. */
export interface ScenarioReader<S> {
  /** JSON Schema of `position`. Everything in it is checked before `position` is called. */
  readonly schema: object;
  /** Any mid-game position. */
  position(body: unknown): Parsed<Position<S>>;
  /**
   * A readable choice as the prompt's shape wants it. Legality is not judged here. A problem may name its `place`
   * within the choice, `choice.move[2]`.
   */
  choice(state: S, prompt: Prompt, raw: unknown): Parsed<unknown>;
  /**
   * The inverse of `choice`: an answer as a file would write it. Nothing for kinds of question that are written as the kernel
   * keeps them. `choice` reads it back as an answer that comes to the same.
   */
  write?(state: S, prompt: Prompt, choice: unknown): unknown;
  /**
   * The fields of an event that files write otherwise than the engine keeps them: names instead of numbers, lengths in the game's
   * unit. The state is the one right after the event; fields left out stay as they are. Files may expect either form, so a number
   * never becomes another number of the same name: seat 0 is not `seat` 1, it is `player` 1.
   */
  event?(state: S, event: EventBase): Readonly<Record<string, unknown>>;
  /**
   * Does this answer only decline what is not being asked, such as passing where no window is open? Whether a window opens follows
   * from what everybody knows; a file may decline in advance, and such an answer is left out.
   */
  declines?(state: S, prompt: Prompt | undefined, raw: unknown): boolean;
  /** A readable outcome (card names, say) as numbers; without it outcomes are lists of numbers. */
  outcome?(state: S, chance: Chance, raw: unknown): Parsed<Outcome>;
  /** The inverse of `outcome`: cards by their names. Nothing where numbers are what one writes, as for most dice. */
  writeOutcome?(state: S, chance: Chance, outcome: Outcome): unknown;
  /** The position in readable values, for expectations. */
  facts(state: S): unknown;
}

export interface Position<S> {
  readonly state: S;
  readonly stack: readonly Frame[];
  readonly seats: number;
}

// The shelf holds games of every state and event type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyGame = Game<any, any, any>;
