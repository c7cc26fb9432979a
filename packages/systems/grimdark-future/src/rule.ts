import type { Because, RuleRef, Tally } from '@banneret/kernel';
import type { HitGroup, Strike } from './attack/strike.js';

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
  /** GDF-SPC-42: may the weapon be aimed at one model of a unit? */
  readonly picksModel?: boolean;
  /** groups with such weapons are resolved before the others. */
  readonly resolvedFirst?: boolean;
  /** The number to roll instead of the model's Quality. */
  quality?(strike: Strike): number;
  /** Modifiers of the roll to hit. Penalties are added with kind `penalty`, so that another rule can strike them. */
  toHit?(roll: Tally, strike: Strike): void;
  /** Hits made of the successful dice, in bands of `order`. */
  hits?(groups: readonly HitGroup[], strike: Strike, x: number): readonly HitGroup[];
  /** Modifiers of the roll to block, besides AP. Cover is there already, as kind `cover-in` or `cover-behind`. */
  toBlock?(roll: Tally, strike: Strike): void;
  /** A block die that shows this face must be rolled again, once. */
  readonly rerollsBlock?: number;
  /** GDF-SPC-09: may the weapon strike before the unit that charges its bearer? */
  readonly strikesFirst?: boolean;
  /** GDF-SPC-11: each unblocked hit becomes so many wounds, all on one model. */
  woundsPerHit?(x: number): number;
  /** Modifiers of the target's Regeneration rolls against this weapon's wounds. */
  toRegenerate?(roll: Tally): void;
  /** Modifiers of the weapon's range, besides those of the target. */
  range?(length: Tally): void;
}

/** Rules of the unit that is attacked or suffers wounds. They work when all its living models have them. */
export interface TargetHooks {
  toHit?(roll: Tally, strike: Strike): void;
  /** Modifiers of the range of weapons that are aimed at it; shortenings are of kind `penalty`. */
  range?(length: Tally): void;
  /** Modifiers of the roll to block. */
  toBlock?(roll: Tally, strike: Strike): void;
  /** Wounds are ignored on this roll or more. */
  readonly regenerates?: number;
}

/** Rules of a moving model. */
export interface MoveHooks {
  distance?(length: Tally, order: Pace): void;
  readonly ignoresDifficult?: boolean;
  /** GDF-SPC-20, -21: it passes over units and terrain, and terrain has no effect on its way. */
  readonly flies?: boolean;
  /** not even to pile in or to consolidate. */
  readonly neverMoves?: boolean;
  /** Why the model may not be given this order. */
  bars?(order: Order): Because | undefined;
}

/** Rules about where a model is and how it gets there. */
export interface PlaceHooks {
  /** GDF-AIR: it flies above everything, along its facing. */
  readonly aircraft?: boolean;
  /** GDF-AMB-01, GDF-SCT-01: what a unit of nothing but such models may do instead of deploying with the others. */
  readonly instead?: 'ambush' | 'scout';
  /** GDF-TRA-01: spaces for passengers. */
  capacity?(x: number): number;
}

/** Rules of the models that test morale. */
export interface MoraleHooks {
  /** A failed test counts as passed on this roll or more. */
  readonly rescue?: number;
}

/** Rules of models that cast spells. */
export interface CastingHooks {
  /** GDF-CAS-01: tokens the model gets at the start of a round. */
  tokens(x: number): number;
}

/** Rules of models in a melee. */
export interface MeleeHooks {
  /** GDF-SPC-25: attacks without a weapon that the model makes when it charges. */
  impact?(x: number): number;
  /** GDF-SPC-18: wounds the unit counts as having caused besides the real ones. */
  fear?(x: number): number;
}

export interface Rule {
  readonly id: string;
  readonly ref: RuleRef;
  /** Does it stand on profiles with an (X)? Then several sources add up, else they do not (GDF-SPC-02, -03). */
  readonly hasX?: boolean;
  readonly order?: number;
  /** GDF-SPC-25: a rule of weapons; even a model that has it strikes without it by the weight of its charge. */
  readonly ofWeapons?: boolean;
  readonly attack?: AttackHooks;
  readonly target?: TargetHooks;
  readonly move?: MoveHooks;
  readonly morale?: MoraleHooks;
  readonly melee?: MeleeHooks;
  readonly place?: PlaceHooks;
  readonly casting?: CastingHooks;
  /** GDF-TOU-01: wounds the model takes before it is removed. */
  toughness?(x: number): number;
}

export const MOVE_ORDERS = ['advance', 'rush'] as const;
export type MoveOrder = (typeof MOVE_ORDERS)[number];
/** Every order with a distance of its own. */
export const PACES = [...MOVE_ORDERS, 'charge'] as const;
export type Pace = (typeof PACES)[number];
export type Order = 'hold' | Pace;

/** Bands for `hits`, after catalogue section 4.4; within a band the rule's id decides. */
export const Band = {
  /** What the weapon itself brings: AP. */
  weapon: 100,
  /** A natural six gives a second hit. */
  copy: 200,
  /** Some hits become better than the others. */
  split: 300,
  /** AP that is added to whatever the hit has by then. */
  add: 350,
  /** Hits multiply, per attack. */
  multiply: 400,
} as const;

/** The kind of tally parts that "ignores negative modifiers" strikes. */
export const PENALTY = 'penalty';
export const COVER_IN = 'cover-in';
export const COVER_BEHIND = 'cover-behind';

export const defineRule = (rule: Rule): Rule => rule;
