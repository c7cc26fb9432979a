import type { Point } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { DuelDie, GloryPoint, LossKind } from '../../events/core.js';
import type { Manoeuvred } from '../../manoeuvres/manoeuvre.js';
import type { Blow } from '../../rule.js';
import type { OrderId } from '../../names.js';
import type { DeclaredShots, FlameLine, ShotGroup } from '../../shooting/declare.js';
import type { Obstruction } from '../../sight/trajectory.js';
import type { Room } from '../../ground/buildings.js';
import type { FigureId } from '../../state.js';

/** Wound rolls of one blow: `rolls` dice, alike. */
export interface BlowsVars {
  readonly blow: Blow;
  readonly rolls: number;
  /** BTS-DUE-17: whoever falls is removed later, by the caller. */
  readonly keep?: boolean;
  /** BTS-BLD-11, R-29: the owner says which of these takes the wounds. */
  readonly spread?: readonly FigureId[];
  /** Filled in by the steps. */
  need?: number;
  second?: number;
  modifier?: number;
  faces?: readonly number[];
  seconds?: readonly number[];
  hits?: number;
}

/** Wounds that have been inflicted and may still be saved. Gives the PV lost. */
export interface WoundsVars {
  readonly victim: FigureId;
  readonly wounds: number;
  /** What inflicted them; nothing for falls and fire. */
  readonly blow?: Blow;
  /** lost PV that are no wounds cannot be saved by Trompe-la-Mort, some not at all. */
  readonly noSave?: boolean;
  readonly noCheat?: boolean;
  readonly keep?: boolean;
  readonly why?: 'wounds' | 'fire';
  /** Filled in by the steps: the face that saves, the bonus on it, wounds not saved, what each takes, PV lost so far. */
  save?: number;
  bonus?: number;
  faces?: readonly number[];
  unsaved?: number;
  losses?: readonly number[];
  next?: number;
  lost?: number;
  cheated?: number;
}

export interface CoreCalls {
  main: object;
  /** One turn; gives true when the game is over. */
  turn: object;
  initiative: object;
  command: object;
  /** BTS-CMD-02: alternating Orders. */
  orders: { turn?: Seat; passes?: number };
  launch: {
    readonly seat: Seat;
    readonly figure: FigureId;
    readonly order: OrderId;
    readonly target: number;
    /** Champions who may still refuse, and those who did. */
    asked?: readonly FigureId[];
    refused?: readonly FigureId[];
  };
  movement: { seats?: readonly Seat[] };
  /** BTS-ORD-01, -02: the early moves of a launched Order. */
  earlyMoves: {
    readonly index: number;
    figures?: readonly FigureId[];
    /** The Champion, and what carried him when it began. */
    leaders?: readonly FigureId[];
  };
  /** One side's moves. */
  moves: { readonly seat: Seat };
  /** One answer to the question of who does what, morale first. */
  act: { readonly seat: Seat; readonly choice: Manoeuvred; testing?: readonly FigureId[] };
  /** BTS-MOR-05: the tests of these figures, one by one; those who fail are removed. */
  steady: {
    figures: readonly FigureId[];
    /** their owner says in which order. */
    readonly ordered?: boolean;
    next?: number;
  };
  /** One Morale test; gives true when passed. */
  /** `mo`: the Mo that counts, where it is not its own. */
  morale: { readonly figure: FigureId; readonly mo?: number; faces?: readonly number[] };
  shooting: object;
  /** One side's shots. */
  shots: { readonly seat: Seat; readonly figures?: readonly FigureId[] };
  volley: { readonly volley: DeclaredShots; rooms?: readonly (Room | null)[]; next?: number };
  /** Dice of one weapon at one target. */
  shot: {
    group: ShotGroup;
    /** BTS-BLD-11: the storey that is shot at, whichever of its occupants was named. */
    readonly room?: Room;
    /** BTS-SPR-15: part of the shots of a repeating weapon, counted already; those still to be aimed, and at whom others are. */
    readonly spread?: boolean;
    left?: number;
    others?: readonly FigureId[];
    dice?: number;
    need?: number;
    modifier?: number;
    faces?: readonly number[];
    /** Misses that may still be rolled again, and how many dice have been. */
    open?: readonly number[];
    rerolled?: number;
    /** Unmodified faces of the hits that are still to be resolved. */
    hits?: readonly number[];
    /** Who stood on the line of a flamethrower when it was fired. */
    line?: FlameLine;
  };
  /** BTS-WPN-11: one hit of a flamethrower. */
  burn: { readonly group: ShotGroup } & FlameLine;
  /** One hit on its way past everything that is in it. */
  flight: {
    readonly group: ShotGroup;
    readonly face: number;
    /** What is in its way, and how far it has come. */
    way?: readonly Obstruction[];
    at?: number;
    rerolled?: boolean;
  };
  /** BTS-ART: a template on its way down. Gives nothing. */
  bombard: { readonly group: ShotGroup; at?: Point; face?: number };
  /** BTS-ART-04: where the centre ends; gives the point. `opponent` places it on 1 to 3. */
  deviate: {
    readonly seat: Seat;
    readonly at: Point;
    readonly rule: string;
    /** Two dice, the lower counts. */
    readonly twice?: boolean;
    readonly purpose: 'template' | 'teleport';
    face?: number;
  };
  /** Everybody under a template takes a hit. */
  blast: {
    readonly by: FigureId;
    readonly weapon: number;
    readonly force: number;
    readonly pen: number;
    readonly at: Point;
    readonly size: 'light' | 'heavy';
    /** BTS-SPR-61: the figure that was hit already. */
    readonly except?: FigureId;
    victims?: readonly FigureId[];
    next?: number;
    /** whom the shooter's owner named last. */
    chosen?: FigureId;
  };
  /** Wound or Penetration rolls. Gives the PV lost. */
  blows: BlowsVars;
  wounds: WoundsVars;
  /** BTS-GEN: a "hit of Force X". Gives the PV lost. */
  hit: {
    readonly victim: FigureId;
    readonly force: number;
    readonly by?: FigureId;
    readonly count?: number;
    readonly from?: Point;
    /** Whoever falls is removed later, by the caller. */
    readonly keep?: boolean;
  };
  /** A figure leaves the game, with all that follows for those it carries, serves or led. */
  remove: { readonly figure: FigureId; readonly why: LossKind; then?: readonly FigureId[] };
  /** Figures are thrown prone, unless they keep their feet. */
  throwDown: { readonly figures: readonly FigureId[]; next?: number };
  duels: { next?: number };
  /** BTS-CHG-15 to -17: split what is Engaged into Duels. */
  split: {
    /** BTS-CHG-19: only the combat of this figure, in the middle of the Movement phase. */
    readonly only?: FigureId;
    pending?: readonly (readonly number[])[];
    kept?: readonly number[];
  };
  duel: {
    readonly duel: number;
    shields?: readonly [boolean, boolean];
    /** By figure: places of the melee weapons it uses, the main one first. */
    weapons?: Readonly<Record<number, readonly number[]>>;
    /** [support, supported]. */
    supports?: readonly (readonly [FigureId, FigureId])[];
    asked?: number;
    /** BTS-VEH-17, BTS-SGE-16: one side has no Attacks. */
    assault?: boolean;
    /** BTS-SPR-39(e): those who fall upon their enemies. */
    giants?: readonly FigureId[];
    dice?: readonly [readonly DuelDie[], readonly DuelDie[]];
    order?: readonly [readonly DuelDie[], readonly DuelDie[]];
    glory?: readonly [readonly GloryPoint[], readonly GloryPoint[]];
    winner?: Seat;
    tied?: boolean;
    blocked?: readonly FigureId[];
    /** Re-rolls that are still to be offered: [figure, place of the rule]. */
    rerolls?: readonly (readonly [FigureId, number])[];
  };
  /** BTS-REC: losers recoil one by one; gives those who are Blocked. */
  recoil: {
    readonly losers: readonly FigureId[];
    readonly foes: readonly FigureId[];
    next?: number;
    blocked?: readonly FigureId[];
  };
  /** both sides fall back. */
  fallBack: { readonly duel: number };
  /** BTS-DUE-19: nobody stays in contact; BTS-PRN-13: prone winners may stand up. */
  part: { readonly duel: number; readonly winner: Seat; prone?: readonly FigureId[] };
  /** BTS-DUE-11: one side's blows. */
  strikes: {
    readonly seat: Seat;
    readonly glory: readonly GloryPoint[];
    readonly foes: readonly FigureId[];
    readonly supports: readonly FigureId[];
    /** Whom each of this side's supports stands behind. */
    readonly backed: Readonly<Record<number, FigureId>>;
    readonly blocked: readonly FigureId[];
    readonly weapons: Readonly<Record<number, readonly number[]>>;
    readonly shielding: boolean;
    next?: number;
    target?: FigureId;
  };
  /** rolls of a striker, across whatever he, or the one he supports, fights over. */
  blowsInDuel: {
    readonly blow: Blow;
    readonly rolls: number;
    readonly fighter: FigureId;
    readonly keep?: boolean;
  };
  /** Whom the fire, or their rage, has struck. */
  ending: { struck?: readonly FigureId[] };
}
