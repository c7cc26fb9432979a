import { machineFor, type Chance, type Seat } from '@banneret/kernel';
import type { Event } from '../events.js';
import type { Legs } from '../movement.js';
import type { Order } from '../rule.js';
import type { Shot } from '../shot.js';
import type { State, UnitId } from '../state.js';
import type { GroupTargets } from '../targets.js';

export interface WoundsVars {
  readonly unit: UnitId;
  /** Unblocked hits, or wounds from the ground. */
  readonly hits: number;
  /** GDF-SPC-11: more than one when the weapon is Deadly. */
  readonly perHit: number;
  /** The attack they come from; wounds from the ground have none. */
  readonly shot?: Shot;
  /** Wounds suffered so far. */
  suffered?: number;
  /** Deadly hits still to be put on somebody, and the model the present one was put on. */
  left?: number;
  victim?: number;
}

/** Every procedure and its variables. Optional ones are filled in by the steps. */
export interface Calls {
  main: object;
  rollOff: object;
  round: { readonly first: Seat; turn?: Seat };
  activation: { readonly seat: Seat; unit?: UnitId };
  act: { readonly unit: UnitId; order?: Order; legs?: Legs; danger?: readonly number[] };
  danger: { readonly unit: UnitId; readonly models: readonly number[] };
  shooting: {
    readonly unit: UnitId;
    readonly held: boolean;
    /** Who can fire at whom, as it was when the question was asked. */
    groups?: readonly GroupTargets[];
    shots?: readonly Shot[];
    next?: number;
    /** Units that suffered wounds, in the order they first did. */
    wounded?: readonly UnitId[];
  };
  attack: { readonly shot: Shot; faces?: readonly number[]; groups?: readonly { count: number; ap: number }[] };
  wounds: WoundsVars;
  morale: { readonly unit: UnitId };
}

export const { procedure, call } = machineFor<State, Event, Calls>();

/** A roll of D6 by a seat. */
export const dice = (count: number, rule: string, why: string, seat: Seat): Chance => ({
  kind: 'dice',
  count,
  sides: 6,
  rule,
  why,
  seat,
});
