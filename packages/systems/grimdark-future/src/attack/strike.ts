import type { DiceGroup } from '@banneret/dice';
import type { Um } from '@banneret/geometry';
import type { RuleUse, UnitId } from '../state.js';

/**
 * One roll of attacks: the weapons of one group on models that attack alike, at one target. Everything that may matter is
 * frozen when the targets are declared (GDF-SHT-10, R-23), so later casualties change nothing; plain data, since it
 * waits in a frame between dice.
 */
export interface Strike {
  readonly unit: UnitId;
  /** Place in the roster's `weapons`, or `IMPACT`. */
  readonly weapon: number;
  /** Place in the roster's `kinds`, of the first kind that rolls here; the others attack just like it. */
  readonly kind: number;
  readonly target: UnitId;
  /** GDF-SHT-12: dice to roll. */
  readonly attacks: number;
  /** Is it struck in melee; by a unit that charged in this very activation? */
  readonly melee: boolean;
  readonly charging: boolean;
  /** GDF-MEL-16: hits only on natural sixes. */
  readonly fatigued: boolean;
  /** Did the shooting unit Hold; did any of its models move? (An Advance of 0 inches is neither.) */
  readonly held: boolean;
  readonly moved: boolean;
  /** Unit to unit. */
  readonly distance: Um;
  readonly cover: Cover;
  /** Living models of the target. */
  readonly targetSize: number;
  readonly targetMoved: boolean;
  /** GDF-SPC-43: the one model of the target that is shot at, as if it were a unit of its own. */
  readonly single?: number;
  /** The spell whose hits these are, with the rules they have; nobody rolls to hit with it. */
  readonly spell?: { readonly id: string; readonly rules: readonly RuleUse[] };
  /** Ids of the special rules that every living model of the target had. */
  readonly targetRules: readonly string[];
}

/** The weapon of attacks made by the weight of a charge (GDF-SPC-25). */
export const IMPACT = -1;

/** The weapon of a spell's hits. */
export const SPELL = -2;

/** is the majority of the target in cover terrain, or only when those behind it are counted too? */
export type Cover = 'none' | 'behind' | 'in';

/** Hits that have everything in common: natural face, copied or rolled, armour piercing. */
export interface HitGroup extends DiceGroup {
  readonly ap: number;
}
