import type { BaseSize } from '@banneret/hexboard';
import type { Aura, Effect, Moment, TargetSpec } from '../effect.js';

/**
 * The printed matter of a faction: data only. `readFaction` checks whatever comes from outside. What an Action does is
 * told from its data (`text/cards`), so that words and effect can never differ.
 */

export interface Name {
  readonly fr: string;
  readonly en: string;
}

export interface Faction {
  readonly id: string;
  readonly name: Name;
  readonly squads: readonly SquadCard[];
  readonly cards: readonly ActionCard[];
  readonly banner: Banner;
  readonly altar: Altar;
  readonly tokens: readonly TokenKind[];
  readonly statuses: readonly StatusKind[];
  /** The armies and decks of the Faction Sheet: for a duel, for one with 20-card decks, for three or four players. */
  readonly starter: Starter;
  readonly starter20: Starter;
  readonly starter15: Starter;
}

/** A ready army: Squad ids, and copies by card id. */
export interface Starter {
  readonly squads: readonly string[];
  readonly deck: Readonly<Record<string, number>>;
}

/** EDGE-SQD-02. The Endurance value is the same on both faces (R33). */
export interface SquadCard {
  readonly id: string;
  readonly name: Name;
  /** The dots: 1 to 4. */
  readonly figures: number;
  readonly base: BaseSize;
  readonly endurance: number;
  readonly leader?: true;
  /** The light face (Base Mode) and the dark one. */
  readonly faces: readonly [Face, Face];
}

/** One face of a Squad card. `null` is a dash: not 0, unusable (EDGE-SQD-05). */
export interface Face {
  readonly name: Name;
  readonly ini: number | null;
  readonly att: number | null;
  readonly def: number | null;
  readonly mov: number | null;
  readonly attReroll?: true;
  readonly defReroll?: true;
  readonly crossing?: true;
  /** The Crystals it costs to turn this face over; without it there is no arrow (EDGE-SQD-13). */
  readonly change?: number;
}

/** EDGE-CARD-02. Every copy is a card of its own. */
export interface ActionCard {
  readonly id: string;
  readonly name: Name;
  readonly copies: number;
  /** The cost of attaching it, for an Upgrade (EDGE-UPG-01). */
  readonly attach?: Cost;
  readonly upper: Action;
  readonly lower: Action;
}

export const HALVES = ['upper', 'lower'] as const;
export type Half = (typeof HALVES)[number];

/** What an Action costs. Crystals may be replaced (EDGE-PAY-04), the rest may not. */
export interface Cost {
  readonly crystals?: number;
  /** From the Upgrade itself (EDGE-UPG-05). */
  readonly charges?: number;
  /** Endurance tokens of the Squad that uses the Action. */
  readonly endurance?: number;
  /** Figures of the Squad that uses the Action, sacrificed (EDGE-WND-09). */
  readonly sacrifice?: number;
  /** Further cards from the hand. */
  readonly discard?: number;
}

/**
 * How often an Upgrade's Action or an Altar may be used (EDGE-UPG-13). The book also names a limit “once per payment”; none of our
 * cards has it, and the vocabulary has no word for it.
 */
export const LIMITS = ['roll', 'exchange', 'turn', 'match'] as const;
export type Limit = (typeof LIMITS)[number];

export interface Action {
  readonly name: Name;
  readonly cost: Cost;
  /** The only Squad that may use it; without it the Action is generic (EDGE-CARD-03, -04). */
  readonly squad?: string;
  /** Who uses it: one of the player's Squads (the default), or nobody in particular. */
  readonly user?: 'nobody';
  /** The using Squad must own the figure on this side of the exchange reacted to: parries, dodges, re-rolls. */
  readonly as?: 'roller' | 'facing';
  /** EDGE-INST-01. */
  readonly instant?: true;
  /** EDGE-CARD-10: the only moments it may be played at; without it any open one. */
  readonly when?: readonly Moment[];
  /** On Upgrades; without it as often as it can be paid for. */
  readonly limit?: Limit;
  /** R59: works on a Squad without living figures (revivals). */
  readonly onDead?: true;
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly Effect[];
  /** EDGE-UPG-15: paid once, then it holds as long as the card stays. Such an Action has no effects. */
  readonly passive?: readonly Aura[];
}

export interface Banner {
  readonly name: Name;
  readonly action: Action;
}

/** Fills a Space (R04). It may radiate, and it may be used like an Upgrade of no Squad in one's own Active turns. */
export interface Altar {
  readonly name: Name;
  readonly auras?: readonly Aura[];
  readonly action?: Action;
}

/** A faction's tokens on the board (EDGE-BRD-05): groves, traps. */
export interface TokenKind {
  readonly id: string;
  readonly name: Name;
  readonly size: BaseSize;
  /** EDGE-GEN-08. */
  readonly limit: number;
  readonly auras?: readonly Aura[];
  /** EDGE-MOV-18: set off by a figure that enters its Space, friend or enemy of the owner; the token is used up. */
  readonly trap?: { readonly whose: 'enemy' | 'any'; readonly effects: readonly Effect[] };
}

/** EDGE-BRD-06: a marker on a figure or Squad. */
export interface StatusKind {
  readonly id: string;
  readonly name: Name;
  readonly on: 'figure' | 'squad';
  /** EDGE-GEN-08, -09: without it the marker only shows a state and never runs out. */
  readonly limit?: number;
  readonly auras: readonly Aura[];
}
