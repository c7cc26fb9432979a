import type { CardId } from '@banneret/cards';
import type { Placed } from '@banneret/geometry';
import { machineFor, type Because, type Seat } from '@banneret/kernel';
import type { Action, ActionType, Effect } from '../content/types.js';
import type { EffectName, EffectOf } from '../effect.js';
import type { CompanyChoice } from '../decisions/company.js';
import type { Event, Loss } from '../events.js';
import type { PlaceQuestion } from '../movement/placing.js';
import type { Pushed } from '../movement/push.js';
import type { Move, MoveReason } from '../movement/unitMove.js';
import type { FireteamId, Flip, MarkerId, State, UnitId } from '../state.js';

/** Who does something, and to whom, while effects are carried out. */
export interface Scope {
  /** The controller. */
  readonly seat: Seat;
  /** `NONE` for a Stratagem. */
  readonly actor: FireteamId;
  readonly target: FireteamId;
  readonly marker: MarkerId;
  /** Where the target stood when it was aimed at: it may be gone since. */
  readonly targetAt?: Placed;
  readonly source: 'action' | 'trigger' | 'ability' | 'stratagem';
  /** The actor lacked models when it acted: its Penetration Flips may not be cheated. */
  readonly weakened: boolean;
}

/** TOS-DMG-01. */
export interface Hit {
  readonly fireteam: FireteamId;
  readonly strength: number;
  readonly piercing: boolean;
  readonly precise: boolean;
  /** Who makes the Penetration Flip (TOS-DMG-20). */
  readonly by: Seat;
  /** TOS-DMG-03, TOS-TRP-03. */
  readonly cheatable: boolean;
  readonly uncheatable?: Because;
  /** The Fireteam whose Action it is; `NONE` for terrain. */
  readonly actor: FireteamId;
}

/** Damage about to be suffered. All wounds of one list are suffered in the same instant. */
export interface Wound {
  readonly fireteam: FireteamId;
  readonly amount: number;
}

/** TOS-ACT-15: an Action that waits for the end of the present one. */
export interface Extra {
  readonly fireteam: FireteamId;
  /** The same Action again, or any of these types. */
  readonly key?: string;
  readonly types?: readonly ActionType[];
}

/** The variables of an effect's procedure. */
export interface EffectVars<N extends EffectName = EffectName> {
  readonly effect: EffectOf<N>;
  readonly scope: Scope;
  ids?: readonly FireteamId[];
  next?: number;
  count?: number;
  flip?: number;
  extras?: readonly Extra[];
  /** Of a push: who still waits to be moved, who is moved now, who is moved first, and where all of them go. */
  waiting?: readonly FireteamId[];
  now?: FireteamId;
  first?: FireteamId;
  pushed?: readonly Pushed[];
  hurt?: readonly { readonly fireteam: FireteamId; readonly zones: readonly number[] }[];
  /** Of a Placement. */
  question?: PlaceQuestion | undefined;
}

/** Every procedure and its variables. Optional ones are filled in by the steps. */
export interface Calls extends EffectCalls {
  main: object;
  // Set-up
  encounter: {
    round?: number;
    asked?: readonly Seat[];
    chosen?: readonly (CompanyChoice | null)[];
    drawn?: readonly CardId[];
  };
  hire: { round?: number; asked?: readonly Seat[] };
  exploration: { order?: readonly Seat[]; next?: number; used?: readonly string[]; idle?: number };
  deployment: { order?: readonly Seat[]; wave?: number; next?: number; unit?: UnitId };
  /** TOS-MPL-01, -04: these seats flip until no tie is left. */
  initiativeCards: { readonly seats: readonly Seat[]; next?: number; flipping?: readonly Seat[] };
  // The Turn
  turn: object;
  planning: { next?: number; reinforced?: readonly UnitId[]; late?: UnitId };
  refresh: { next?: number; used?: readonly string[]; cached?: boolean };
  drawStep: { next?: number };
  acquire: { next?: number };
  activationPhase: { seat?: Seat };
  opportunity: { readonly seat: Seat; stratagem?: boolean };
  activation: {
    readonly seat: Seat;
    readonly unit: UnitId;
    readonly coordinated: boolean;
    /** Who touches Dangerous ground. */
    grounds?: readonly { readonly fireteam: FireteamId; readonly zones: readonly number[] }[];
    /** Abilities of this moment that have been used, and whether the way to Glory has been offered. */
    used?: readonly string[];
    glorySettled?: boolean;
    now?: FireteamId;
  };
  /** TOS-GLO-02: the Allegiances whose units go to Glory when they are Activated. */
  gloryOffer: { readonly unit: UnitId };
  orders: { readonly unit: UnitId };
  coordinate: { readonly seat: Seat; readonly unit: UnitId; stratagem?: boolean };
  score: { next?: number };
  // Moves
  unitMove: { readonly unit: UnitId; readonly reason: MoveReason; plan?: readonly Move[] };
  /** A Fireteam leaves an Engagement zone by Order. */
  disengage: { readonly fireteam: FireteamId };
  /** Hits of Dangerous ground, `zones` by their place in `terrain`. */
  danger: { readonly fireteam: FireteamId; readonly zones: readonly number[]; readonly rush: boolean };
  // Actions
  action: {
    readonly actor: FireteamId;
    readonly key: string;
    readonly additional: boolean;
    scope?: Scope;
    extras?: readonly Extra[];
    later?: readonly string[];
    target?: FireteamId;
    marker?: MarkerId;
    /** As it was read last: a card may be turned over before the Action is over. */
    printed?: Action;
  };
  extras: { readonly extras: readonly Extra[]; next?: number; now?: Extra };
  duel: { actorFlip?: number; otherFlip?: number };
  modify: { readonly side: 'actor' | 'other' };
  triggers: { readonly scope: Scope; extras?: readonly Extra[]; order?: readonly string[] };
  blast: { readonly centre: Placed; readonly target: FireteamId; readonly scope: Scope; flip?: number };
  // Flips and damage
  /** Result: the place of the flip in `State.flips`. */
  flip: {
    readonly seat: Seat;
    readonly purpose: Flip['purpose'];
    readonly cards: number;
    readonly cheatable: boolean;
    /** Why not, where it is not for missing models (TOS-DMG-03). */
    readonly uncheatable?: Because;
    readonly rule: string;
    /** Whose Penetration Flip it is: for the words of the question and its odds. */
    readonly hit?: Hit;
    flip?: number;
    count?: number;
  };
  /** One more card of a flip, by a Tactics Token that has been paid: the better one may be kept. */
  help: { readonly flip: number };
  hits: { readonly hits: readonly Hit[]; left?: readonly Hit[] };
  hit: { readonly hit: Hit; flip?: number };
  damage: {
    readonly wounds: readonly Wound[];
    readonly by: Seat;
    readonly precise: boolean;
    /** The Fireteam that did it, for what follows from a kill; `NONE` for terrain. */
    readonly actor: FireteamId;
    next?: number;
    left?: number;
    losses?: readonly Loss[];
  };
  /** What follows when Fireteams have been Killed in one instant: VP, Glory, Abilities. */
  killed: {
    readonly fireteams: readonly FireteamId[];
    readonly units: readonly UnitId[];
    /** Units that lost models in that instant (TOS-GLO-02). */
    readonly hurt: readonly UnitId[];
    readonly by: Seat;
    readonly actor: FireteamId;
    next?: number;
  };
  // Cards
  draw: { readonly seat: Seat; readonly count: number; left?: number };
  /** TOS-DCK-10. */
  handLimit: { readonly seat: Seat };
  /** TOS-DCK-28: a Fate Card from the hand, as a price. */
  discard: { readonly seat: Seat; readonly rule: string };
  mill: { readonly seat: Seat; readonly count: number; left?: number; cards?: readonly CardId[] };
  clearConflict: { readonly final?: boolean; next?: number; piles?: readonly (readonly CardId[])[] };
  stratagem: { readonly seat: Seat; readonly stratagem: number; extras?: readonly Extra[] };
  // Units
  reinforce: {
    readonly unit: UnitId;
    readonly models: number;
    left?: number;
    /** The Fireteam that is being brought back, and the Adjunct that begins it. */
    raised?: FireteamId;
    adjunct?: number;
    /** Have the Reserves been called? */
    reserved?: boolean;
  };
  effects: { readonly effects: readonly Effect[]; readonly scope: Scope; next?: number; extras?: readonly Extra[] };
  /** A moment of a unit (or of a Company): whatever happens by itself. */
  moments: {
    readonly units: readonly UnitId[];
    readonly moment: 'exploration' | 'refresh' | 'activated' | 'activationEnded' | 'killer';
    /** TOS-DEP-03: only one of them, so that seats may alternate. Result: what is done by then. */
    readonly one?: boolean;
    done?: readonly string[];
    using?: string;
    extras?: readonly Extra[];
  };
}

export type EffectCalls = { [N in EffectName as `effect.${N}`]: EffectVars<N> };

export const { procedure, call } = machineFor<State, Event, Calls>();
