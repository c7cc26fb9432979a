import type { UnitId } from '../state.js';

/** When a unit strikes in a melee. */
export const MANNERS = ['counter', 'charge', 'strike-back'] as const;
export type Manner = (typeof MANNERS)[number];

export type MeleeEvent =
  /** GDF-MEL-16: whoever strikes is Fatigued in the later melees of the round. */
  | { readonly type: 'strike.began'; readonly unit: UnitId; readonly target: UnitId; readonly manner: Manner }
  | { readonly type: 'strike.declined'; readonly unit: UnitId; readonly manner: Manner }
  | {
      readonly type: 'melee.decided';
      readonly charger: UnitId;
      readonly target: UnitId;
      /** Wounds caused by the charger and by its target, and what Fear adds to them. */
      readonly wounds: readonly number[];
      readonly fear: readonly number[];
      /** No loser: a draw. */
      readonly loser?: UnitId;
    }
  | { readonly type: 'unit.routed'; readonly unit: UnitId };
