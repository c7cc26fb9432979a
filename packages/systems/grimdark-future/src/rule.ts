import type { Because, RuleRef, Tally } from '@banneret/kernel';
import type { HitGroup, Shot } from './shot.js';

/**
 * The stages special rules can hook into, all of them. A rule is one file under `rules/` that names the stages it
 * changes; nothing else knows it. A new stage is a deliberate change of a procedure, made when a rule cannot be
 * expressed otherwise.
 *
 * `x` is the (X) of the rule, summed over its sources (GDF-SPC-03); 0 for rules without one.
 */
export interface AttackHooks {
  /** GDF-SHT-02: may the weapon fire at what its bearer cannot see? */
  readonly ignoresSight?: boolean;
  /** groups with such weapons are resolved before the others. */
  readonly resolvedFirst?: boolean;
  /** The number to roll instead of the model's Quality. */
  quality?(shot: Shot): number;
  /** Modifiers of the roll to hit. Penalties are added with kind `penalty`, so that another rule can strike them. */
  toHit?(roll: Tally, shot: Shot): void;
  /** Hits made of the successful dice, in bands of `order`. */
  hits?(groups: readonly HitGroup[], shot: Shot, x: number): readonly HitGroup[];
  /** Modifiers of the roll to block, besides AP. Cover is there already, as kind `cover-in` or `cover-behind`. */
  toBlock?(roll: Tally, shot: Shot): void;
  /** A block die that shows this face must be rolled again, once. */
  readonly rerollsBlock?: number;
  /** GDF-SPC-11: each unblocked hit becomes so many wounds, all on one model. */
  woundsPerHit?(x: number): number;
  /** Modifiers of the target's Regeneration rolls against this weapon's wounds. */
  toRegenerate?(roll: Tally): void;
}

/** Rules of the unit that is shot at or suffers wounds. They work when all its living models have them. */
export interface TargetHooks {
  toHit?(roll: Tally, shot: Shot): void;
  /** Wounds are ignored on this roll or more. */
  readonly regenerates?: number;
}

/** Rules of a moving model. */
export interface MoveHooks {
  distance?(length: Tally, order: MoveOrder): void;
  readonly ignoresDifficult?: boolean;
  /** Why the model may not be given this order. */
  bars?(order: Order): Because | undefined;
}

/** Rules of the models that test morale. */
export interface MoraleHooks {
  /** A failed test counts as passed on this roll or more. */
  readonly rescue?: number;
}

export interface Rule {
  readonly id: string;
  readonly ref: RuleRef;
  /** Does it stand on profiles with an (X)? Then several sources add up, else they do not (GDF-SPC-02, -03). */
  readonly hasX?: boolean;
  readonly order?: number;
  readonly attack?: AttackHooks;
  readonly target?: TargetHooks;
  readonly move?: MoveHooks;
  readonly morale?: MoraleHooks;
  /** GDF-TOU-01: wounds the model takes before it is removed. */
  toughness?(x: number): number;
}

export const MOVE_ORDERS = ['advance', 'rush'] as const;
export type MoveOrder = (typeof MOVE_ORDERS)[number];
export type Order = 'hold' | MoveOrder;

/** Bands for `hits`, after catalogue section 4.4; within a band the rule's id decides. */
export const Band = {
  /** What the weapon itself brings: AP. */
  weapon: 100,
  /** A natural six gives a second hit. */
  copy: 200,
  /** Some hits become better than the others. */
  split: 300,
  /** Hits multiply, per attack. */
  multiply: 400,
} as const;

/** The kind of tally parts that "ignores negative modifiers" strikes. */
export const PENALTY = 'penalty';
export const COVER_IN = 'cover-in';
export const COVER_BEHIND = 'cover-behind';

export const defineRule = (rule: Rule): Rule => rule;
