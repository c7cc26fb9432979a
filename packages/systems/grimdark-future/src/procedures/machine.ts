import { machineFor, type Chance, type Seat } from '@banneret/kernel';
import type { Cast, Tried } from '../attack/casting.js';
import type { MoraleTester } from '../attack/attack.js';
import type { Event } from '../events/events.js';
import type { Assault } from '../attack/melee.js';
import type { Legs } from '../movement/movement.js';
import type { Spot } from '../events/placeEvents.js';
import type { Order } from '../rule.js';
import type { Strike } from '../attack/strike.js';
import type { State, UnitId } from '../state.js';
import type { GroupTargets } from '../attack/targets.js';

export interface WoundsVars {
  readonly unit: UnitId;
  /** Unblocked hits, or wounds from the ground. */
  readonly hits: number;
  /** GDF-SPC-11: more than one when the weapon is Deadly. */
  readonly perHit: number;
  /** The attack they come from; wounds from the ground have none. */
  readonly strike?: Strike;
  /** Wounds suffered so far. */
  suffered?: number;
  /** Wounds to be shared out, or Deadly hits still to be put on somebody, and the model the present one was put on. */
  left?: number;
  victim?: number;
  /** does each model roll for its own? Then the shares of the living, and who rolls next. */
  byModel?: boolean;
  shares?: readonly number[];
  next?: number;
}

/** Every procedure and its variables. Optional ones are filled in by the steps. */
export interface Calls {
  main: object;
  /** `why` is the message key of the roll. */
  rollOff: { readonly why: string };
  markers: { count?: number; turn?: Seat };
  deployment: { winner?: Seat; seat?: Seat; scouts?: readonly UnitId[] };
  placing: {
    readonly first: Seat;
    readonly wave: 'aircraft' | 'others' | 'scouts';
    /** Units that were declared to deploy as Scouts. */
    readonly scouts: readonly UnitId[];
    turn?: Seat;
    leftOut?: readonly UnitId[];
  };
  scoutMove: { readonly unit: UnitId };
  arrivals: { readonly first: Seat; turn?: Seat; returned?: readonly UnitId[]; stopped?: readonly Seat[] };
  flight: { readonly unit: UnitId };
  wreck: { readonly unit: UnitId; aboard?: readonly UnitId[]; passenger?: UnitId };
  round: { readonly first: Seat; turn?: Seat };
  activation: { readonly seat: Seat; unit?: UnitId };
  act: {
    readonly unit: UnitId;
    order?: Order;
    legs?: Legs;
    target?: UnitId;
    danger?: readonly number[];
    /** Spells tried in this activation. */
    tried?: Tried;
    /** The transport it boards, and where its models step out of the one they are in. */
    into?: UnitId;
    doors?: readonly Spot[];
  };
  danger: { readonly unit: UnitId; readonly models: readonly number[]; readonly noMorale?: boolean };
  shooting: {
    readonly unit: UnitId;
    readonly held: boolean;
    /** Who can fire at whom, as it was when the question was asked. */
    groups?: readonly GroupTargets[];
    shots?: readonly Strike[];
    next?: number;
    /** Units that suffered wounds, in the order they first did. */
    wounded?: readonly UnitId[];
  };
  attack: { readonly strike: Strike; faces?: readonly number[]; groups?: readonly { count: number; ap: number }[] };
  wounds: WoundsVars;
  casting: { readonly unit: UnitId; tried: Tried };
  spell: Cast & { readonly unit: UnitId; bids?: readonly { readonly seat: Seat; readonly tokens: number }[] };
  morale: { readonly unit: UnitId; readonly melee?: boolean; tester?: MoraleTester };
  melee: {
    readonly charger: UnitId;
    readonly target: UnitId;
    /** Of the charger and of its target: Fatigued when the melee began? Wounds caused so far. */
    tired?: readonly [boolean, boolean];
    caused?: readonly [number, number];
    /** Has the target struck with its Counter weapons? */
    countered?: boolean;
  };
  assault: Assault & { strikes?: readonly Strike[]; next?: number; wounds?: number };
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
