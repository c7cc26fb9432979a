import type { CardId } from '@banneret/cards';
import type { Placement, SpaceId } from '@banneret/hexboard';
import { machineFor, type Chance, type Ctx, type EachVars, type Seat } from '@banneret/kernel';
import type { Cost } from '../content/types.js';
import type { PlaceQuestion } from '../decisions/place.js';
import type { Kept } from '../means.js';
import type { Effect, EffectName, EffectOf, Moment, ShotEffect } from '../effect.js';
import type { Event } from '../events.js';
import type { Scope } from '../scope.js';
import type { Die, FigureId, Purpose, Source, SquadId, State, TokenId } from '../state.js';
import type { Entry } from '../traps.js';
import type { Walked } from './walk.js';

export type C = Ctx<State, Event>;

/** One effect being carried out. The last three are for its own steps to use. */
export interface EffectVars<K extends EffectName = EffectName> {
  readonly effect: EffectOf<K>;
  readonly scope: Scope;
  ids?: readonly number[];
  next?: number;
  count?: number;
}

/** One figure, how often it is wounded, and by whom (R84). */
export interface Hit {
  readonly figure: FigureId;
  readonly wounds: number;
  readonly by: Seat;
}

export interface Death {
  readonly figure: FigureId;
  readonly by: Seat;
}

/** A Squad (or some of its figures) moves and fights: an Activation, a Move Action, a Combat Action. */
export interface ActVars {
  /** Who decides: the owner, or the player of the card. */
  readonly seat: Seat;
  readonly squad: SquadId;
  /** Only these figures; without it the whole Squad. */
  readonly figures?: readonly FigureId[];
  readonly moves: boolean;
  readonly fights: boolean;
  /** Instead of the Squad's MOV. */
  readonly steps?: number;
  readonly crossing?: boolean;
  now?: 'move' | 'combat';
  moved?: readonly FigureId[];
  fought?: readonly FigureId[];
  /** EDGE-MOV-10: figures pushed in this Move Action. */
  pushed?: readonly FigureId[];
  /** The Action that may not be gone on with (`closedBy`). */
  closed?: 'move' | 'combat';
  /** The steps left to the figure that moved last, when a trap upset its move. */
  left?: number;
}

/** Every procedure and its variables. Optional ones are filled in by the steps. */
export type Calls = CoreCalls & { [K in EffectName as `effect.${K}`]: EffectVars<K> };

interface CoreCalls {
  main: object;
  setup: object;
  firstPlayer: { tied?: readonly Seat[] };
  factions: { next?: number };
  recruiting: object;
  deckBuilding: object;
  roles: object;
  altars: { next?: number };
  sources: { next?: number };
  deployment: { next?: number };
  startingHands: { next?: number };
  dispersion: { next?: number };
  /** `vp`: what became of the offer to buy a Victory Point. */
  turn: { readonly seat: Seat; vp?: 'bought' | 'declined' };
  activeTurn: { readonly seat: Seat };
  passiveTurn: { readonly seat: Seat; sources?: readonly number[] };
  specialSource: { readonly seat: Seat; readonly source: TokenId };
  chargeStep: { readonly seat: Seat; left?: readonly CardId[]; fresh?: readonly CardId[] };
  finalStep: { readonly seat: Seat; next?: number };
  /** Gives true when the deck was emptied. */
  draw: { readonly seat: Seat; readonly count: number; left?: number };
  each: EachVars;
  /**
   * `before` a question in which the active player may play cards as well: it is not asked twice then. `ended`: the active player
   * has just had enough, and is asked again only once somebody else has played something.
   */
  window: {
    readonly moment: Moment;
    readonly before?: true;
    readonly ended?: true;
    turn?: number;
    passed?: number;
    made?: number;
  };
  action: {
    readonly seat: Seat;
    readonly source: Source;
    squad?: SquadId;
    depth?: number;
    targets?: readonly (readonly number[])[];
    /** The target being asked for, as far as it is named. */
    naming?: readonly number[];
  };
  attach: { readonly seat: Seat; readonly card: CardId; squad?: SquadId };
  /** One Charge for an Upgrade, from the neutral pile or another Upgrade. */
  charge: {
    readonly seat: Seat;
    readonly card: CardId;
    /** Upgrades that have just been given a Charge: it does not wander on. */
    readonly fresh?: readonly CardId[];
    /** Others wait for a Charge as well: one answer may be for them all. Gives true for it. */
    readonly more?: boolean;
  };
  /** Whether it can be paid was settled before. */
  pay: { readonly seat: Seat; readonly crystals: number; readonly rule: string; readonly kept?: Kept };
  costs: { readonly seat: Seat; readonly cost: Cost; readonly source: Source; readonly squad: SquadId };
  activation: { readonly seat: Seat; readonly squad: SquadId };
  act: ActVars;
  /** R85: a Combat Action of a Squad whose owner is not the active player. */
  pairings: {
    readonly seat: Seat;
    readonly squad: SquadId;
    readonly figures: readonly FigureId[];
    next?: number;
    pairs?: readonly (readonly [FigureId, FigureId])[];
  };
  /** A seat puts a figure somewhere, pushing if it may; where there is no place it stays as it is. */
  place: Omit<PlaceQuestion, 'kind'> & { readonly seat: Seat; readonly rule: string };
  /** One figure's move. Gives `Walked`. */
  walk: {
    readonly seat: Seat;
    readonly figure: FigureId;
    readonly path: readonly SpaceId[];
    readonly mask: number;
    /** Where the pushed figures go. */
    readonly places: readonly Placement[];
    readonly crossing: boolean;
    /** How many Spaces it might enter in all. */
    readonly steps: number;
    /** EDGE-MOV-10. */
    readonly pushed: readonly FigureId[];
    /** How many Spaces of the path it has entered. */
    walked?: number;
    arrived?: Walked;
  };
  traps: { readonly entered: readonly Entry[]; next?: number };
  sequence: {
    readonly attacker: FigureId;
    readonly target: FigureId;
    readonly sneak: boolean;
    /** Mutual Sneak Attacks: who is still to attack, and whom the others have hit (R54). */
    hits?: readonly { readonly figure: FigureId; readonly wounds: number; readonly by: Seat }[];
    counter?: boolean;
  };
  /** One Attack in the Combat Sequence under way. Gives 'hit', 'failed' or 'ended' (R55); wounds are the caller's. */
  attack: { readonly striker: 0 | 1; power?: number };
  /** Gives the value rolled in the exchange under way. `beat`: the Attack Power that a Defence is rolled against. */
  rollDie: {
    readonly seat: Seat;
    readonly purpose: Purpose;
    readonly figure: FigureId;
    readonly rule: string;
    readonly beat?: number;
    die?: Die;
    /** The roller has come back to the cards once. */
    back?: true;
  };
  /** One Shot: at these figures, by this one (`NONE`: no shooter). */
  fire: {
    readonly effect: ShotEffect;
    readonly scope: Scope;
    readonly shooter: FigureId;
    readonly targets: readonly FigureId[];
  };
  /** All at the same instant (R15). */
  wounds: {
    readonly hits: readonly Hit[];
    readonly orderedBy: Seat;
    order?: readonly Hit[];
    asked?: readonly SquadId[];
  };
  /** `orderedBy` says whose points move first, where that matters (R88, R89). */
  deaths: {
    readonly killed: readonly Death[];
    readonly sacrificed: boolean;
    readonly orderedBy?: Seat;
    order?: readonly Death[];
    next?: number;
    /** Who Captures the tokens of the death under way. */
    by?: Seat;
  };
  effects: { readonly effects: readonly Effect[]; readonly scope: Scope; next?: number };
}

export const { procedure, call } = machineFor<State, Event, Calls>();

/** One die of either colour: both have six sides. */
export const oneDie = (seat: Seat, die: Die, rule: string, why: string): Chance => ({
  kind: 'dice',
  count: 1,
  sides: 6,
  die,
  rule,
  why,
  seat,
});
