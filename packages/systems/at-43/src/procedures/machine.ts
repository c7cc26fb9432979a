import type { Placed } from '@banneret/geometry';
import { machineFor, type Chance, type Seat } from '@banneret/kernel';
import type { FighterId, Point, UnitId, WeaponId } from '../battle.js';
import type { Event, LossCause, Target } from '../events.js';
import type { Struck } from '../fire/blast.js';
import type { PositionUse } from '../missions/mission.js';
import type { Overrun } from '../movement/crush.js';
import type { Need } from '../rulings.js';
import type { Fighter, State, Use } from '../state.js';

/** A salvo that was declared. */
export interface Salvo {
  readonly unit: UnitId;
  readonly weapon: WeaponId;
  readonly target: Target;
  readonly uses: readonly Use[];
}

/** What a shooting test came to. */
export interface Shots {
  readonly hits: number;
  readonly misses: number;
}

/** A unit without its leader, and where he stood. */
export interface Headless {
  readonly unit: UnitId;
  readonly fallen: Fighter;
}

/** A hero who found the place of his machine taken, and where that was. */
export interface Landed {
  readonly unit: UnitId;
  readonly beside: Placed;
}

/** Who a number of impacts falls on. `fighters` are the ones they may hit; one each when `each` (a fire zone, a blast). */
export interface Impacts {
  readonly units: readonly UnitId[];
  readonly fighters: readonly FighterId[];
  readonly count: number;
  readonly each: boolean;
  /** AT43-HERO-09: do comrades take what is meant for a hero? Not where he was picked out (HERO-12). */
  readonly shielded: boolean;
}

/** Every procedure and its variables. Optional ones are filled in by the steps. */
export interface Calls {
  main: object;
  /** B: roles, portions, terrain, priority targets, reserves (AT43-PREP, TBL). */
  preparation: object;
  lots: { readonly for: 'portions' | 'youngest'; seats?: readonly Seat[]; results?: readonly (readonly number[])[] };
  portions: { ranks?: readonly Seat[]; chosen?: readonly number[] };
  placing: { turn?: Seat; left?: readonly string[] };
  pacified: { left?: readonly string[]; rest?: readonly string[]; portion?: number };
  priorities: { seat?: Seat };
  turn: object;
  tactical: { seat?: Seat; tied?: readonly Seat[]; results?: readonly (readonly number[])[] };
  activations: { last?: Seat };
  /** One seat's turn to activate something: artillery, command options, one or two activations. */
  opportunity: { readonly seat: Seat; next?: readonly UnitId[]; extra?: boolean };
  /** B: AT43-ART, asks whether and where; nothing happens where the mission grants none. */
  artillery: { readonly seat: Seat; target?: FighterId; shots?: Shots };
  activation: { readonly unit: UnitId; paid?: boolean; place?: number; staggerAsked?: boolean; entered?: boolean };
  /** B: the morale test of AT43-MOR-03 to -05 if one is due, then the offer to rally. Gives `false` if the unit cannot act. */
  nerve: { readonly unit: UnitId };
  /** B: one morale test (AT43-MOR-09 to -11); a rout removes the unit. */
  morale: { readonly unit: UnitId };
  /** B: AT43-RSV-06, POS: a unit off the table; where it comes in. Gives `stay`, or the place it comes in by. */
  arrival: { readonly unit: UnitId };
  /** B: puts it there. Gives `acts` (deployed), `moved` (came in over an edge), `dropped` or `stays`. */
  entry: {
    readonly unit: UnitId;
    readonly place: number;
    /** Where it could have come in before. */
    readonly tried?: readonly number[];
    use?: PositionUse;
    mode?: 'combat' | 'rapid';
  };
  /** AT43-DMG-17, -18. */
  stranded: { readonly unit: UnitId; readonly paid: boolean; left?: readonly FighterId[]; fighter?: FighterId };
  act: { readonly unit: UnitId; mode?: 'combat' | 'rapid'; weapon?: WeaponId };
  move: { readonly unit: UnitId; readonly mode: 'combat' | 'rapid'; still?: boolean };
  /** B: AT43-CRSH: dice for those the machines passed over, then push aside those they stand on. */
  crush: {
    readonly unit: UnitId;
    readonly mode: 'combat' | 'rapid';
    readonly paths: readonly (readonly Point[])[];
    met?: readonly Overrun[];
    next?: number;
    buried?: readonly FighterId[];
  };
  /** AT43-ALRT: everybody in Alert may fire at the unit that has just moved. */
  alert: { readonly moved: UnitId; seats?: readonly Seat[]; held?: readonly string[] };
  alertFire: { readonly unit: UnitId; weapon?: WeaponId };
  salvo: Salvo & { need?: Need };
  /** The dice of a shooting test with their rerolls; gives `Shots`. */
  shooting: {
    readonly seat: Seat;
    readonly weapon: WeaponId;
    readonly tests: number;
    readonly need: Need;
    /** What the need comes from; locked fire has neither. */
    readonly value?: number;
    readonly difficulty?: number;
    readonly melee?: boolean;
    hits?: number;
    rerolls?: number;
    again?: number;
  };
  /** AT43-ZON, COV, CAS: impacts of direct fire find their victims. */
  volley: Salvo & {
    readonly hits: number;
    queue?: readonly Impacts[];
    next?: number;
    /** The face that saves, or 0. */
    save?: number;
    shares?: readonly (readonly [FighterId, number])[];
    extra?: number;
    lost?: readonly FighterId[];
  };
  /** B: AT43-IND-06 to -15: the template, deviation, impacts on everybody under it. `origin` is the shooting leader. */
  blast: {
    readonly seat: Seat;
    readonly weapon: WeaponId;
    readonly at: Point;
    readonly origin: Point;
    readonly hits: number;
    readonly misses: number;
    /** Impacts on each, whom they fall on unit by unit, and who was lost. */
    impacts?: number;
    struck?: readonly Struck[];
    next?: number;
    /** A hero's impacts still to be taken, and who took those before. */
    spared?: number;
    also?: readonly FighterId[];
    lost?: readonly FighterId[];
  };
  /** Damage tests against infantry, nearest to `origin` first (AT43-CAS-01 to -03, DMG-05). Gives the fighters lost. */
  wounds: {
    readonly seat: Seat;
    readonly weapon: WeaponId;
    readonly impacts: Impacts;
    readonly origin: Placed;
    readonly cause: LossCause;
    left?: number;
    /** Who is tested now, and with how many dice. */
    taker?: FighterId;
    tests?: number;
    kills?: number;
    lost?: readonly FighterId[];
  };
  /** Damage tests against armour (AT43-CAS-04, -05): impacts by fighter. */
  wreck: {
    readonly seat: Seat;
    readonly weapon: WeaponId;
    readonly shares: readonly (readonly [FighterId, number])[];
    readonly cause: LossCause;
    /** AT43-HERO-09: is a hero's share taken by a comrade? */
    readonly shielded?: boolean;
    next?: number;
    /** The machine that is tested now. */
    taker?: FighterId;
    locations?: number;
  };
  /** One success on a machine: which part, what becomes of it. */
  breakage: {
    readonly seat: Seat;
    readonly fighter: FighterId;
    readonly damage: number;
    readonly cause: LossCause;
  };
  /** Removes fighters, replaces leaders (AT43-UNIT-04), heroes get out (DMG-20), machines lost are tests (MOR-07). */
  loss: {
    readonly fighters: readonly FighterId[];
    readonly cause: LossCause;
    /** Units that wait for a new leader, and machines' units that wait for their test. */
    headless?: readonly Headless[];
    shaken?: readonly UnitId[];
    landed?: readonly Landed[];
    seat?: Seat;
  };
  /** B: AT43-SPC-02, called with the fighters a salvo or a fight removed. */
  medics: { readonly lost: readonly FighterId[]; units?: readonly UnitId[]; next?: number };
  /** B: AT43-TER-04. */
  door: { readonly unit: UnitId; readonly piece: number };
  /** B: AT43-TER-05: a salvo at a terrain element. */
  demolition: {
    readonly unit: UnitId;
    readonly weapon: WeaponId;
    piece?: number;
    copies?: number;
    uses?: readonly Use[];
    hits?: number;
  };
  /** B: AT43-MSG-12: a combat move off the table, if everybody reaches the edge. Gives whether the unit is gone. */
  exit: { readonly unit: UnitId };
  /** B: AT43-SPC-03. */
  repair: { readonly unit: UnitId; machine?: FighterId; part?: number };
  melee: { readonly unit: UnitId };
  fight: {
    readonly unit: UnitId;
    readonly weapon: WeaponId;
    readonly uses: readonly Use[];
    readonly against: UnitId;
    readonly defenders: readonly FighterId[];
    impacts?: number;
    lost?: readonly FighterId[];
  };
  control: { queue?: readonly Seat[] };
  /** B: AT43-OBJ, MSG, MS1 to MS6: what the mission counts in control step 2. */
  scoring: object;
  /** B: AT43-MS6-05 to -07. */
  search: { sites?: readonly number[]; site?: number };
  /** B: what a mission counts when the game is over (AT43-MS6-09). */
  closing: object;
  /** B: control step 4: hero transfers, hand-overs (AT43-HERO-05, MS6-07). */
  timeOut: { heroes?: readonly UnitId[] };
}

export const { procedure, call } = machineFor<State, Event, Calls>();

/**
 * Dice that say what each of them needs, so that odds can be worked out from the very request; and whether it matters which of them
 * shows it, because each is for somebody else.
 */
export type NeedyDice = Chance & { readonly need?: number; readonly inTurn?: boolean };

/** A roll of six-sided dice by a seat (AT43-GEN-01). Nobody rolls for an automatic result. */
export const dice = (count: number, rule: string, why: string, seat: Seat, need?: Need): NeedyDice => ({
  kind: 'dice',
  count,
  sides: 6,
  rule,
  why,
  seat,
  ...(typeof need === 'number' && { need }),
});
