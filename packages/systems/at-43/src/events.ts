import type { Because, Seat } from '@banneret/kernel';
import type { Facing, FighterId, Point, Um, UnitId, WeaponId } from './battle.js';
import type { MissionEvent } from './missions/missionEvents.js';
import type { Location, Need, PointUse } from './rulings.js';
import type { AlertScope, Attitude, Phase, UnitPlace, Use } from './state.js';

/** A fighter's place on the table. */
export interface Spot {
  readonly fighter: FighterId;
  readonly x: Um;
  readonly y: Um;
  readonly facing: Facing;
}

/** What a salvo is aimed at: a unit, or one fighter of it (AT43-SHO-12, -15, IND-01), or a terrain element (TER-05). */
export interface Target {
  readonly unit: UnitId;
  /** `NOBODY` when the whole unit is the target. */
  readonly fighter: FighterId;
  /** A terrain element, by its place in the state's list; unit and fighter are `NOBODY` then. */
  readonly piece?: number;
}

export const LOSS_CAUSES = ['fire', 'blast', 'melee', 'crush', 'pushed', 'rout', 'ejected'] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

interface Reasoned {
  readonly why?: readonly Because[];
}

/** Turns, command, cards. */
export type CommandEvent =
  | { readonly type: 'turn.began'; readonly turn: number }
  | { readonly type: 'phase.began'; readonly phase: Phase }
  | { readonly type: 'commander.named'; readonly seat: Seat; readonly fighter: FighterId }
  | ({ readonly type: 'points.counted'; readonly seat: Seat; readonly points: number } & Reasoned)
  | { readonly type: 'points.spent'; readonly seat: Seat; readonly points: number; readonly on: PointUse }
  /** For everybody else the order is blanks. */
  | { readonly type: 'sequence.laid'; readonly seat: Seat; readonly order: readonly UnitId[] }
  | { readonly type: 'bids.shown'; readonly bids: readonly number[] }
  | { readonly type: 'authority.rolled'; readonly seats: readonly Seat[]; readonly faces: readonly number[] }
  /** `results` are those before any tie-break; `below` says how many sides each has left behind in the end. */
  | ({
      readonly type: 'authority.won';
      readonly seat: Seat;
      readonly results: readonly number[];
      readonly below: readonly number[];
    } & Reasoned)
  | { readonly type: 'first.chosen'; readonly seat: Seat }
  /** A seat's turn to activate (AT43-TURN-06). */
  | { readonly type: 'seat.active'; readonly seat: Seat }
  | { readonly type: 'card.replaced'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'activation.deferred'; readonly seat: Seat }
  /** The seat used its opportunity for something else than a deferral: an extra activation is no longer open. */
  | { readonly type: 'deferral.lapsed'; readonly seat: Seat }
  | { readonly type: 'card.turned'; readonly seat: Seat; readonly unit: UnitId }
  /** The card of a unit that is no more. `at` is hidden from everybody but its owner. */
  | { readonly type: 'card.removed'; readonly seat: Seat; readonly unit: UnitId; readonly at: number }
  | { readonly type: 'activation.began'; readonly unit: UnitId; readonly free: boolean }
  | { readonly type: 'activation.ended'; readonly unit: UnitId }
  | { readonly type: 'unit.stood'; readonly unit: UnitId }
  | { readonly type: 'attitude.taken'; readonly unit: UnitId; readonly attitude: Attitude }
  | { readonly type: 'attitudes.lost'; readonly unit: UnitId; readonly rule: string }
  | { readonly type: 'turn.ended'; readonly turn: number }
  | { readonly type: 'game.ended'; readonly winners: readonly Seat[]; readonly scores: readonly number[] };

/** Where units are. */
export type PlaceEvent =
  | { readonly type: 'move.declared'; readonly unit: UnitId; readonly mode: 'combat' | 'rapid' }
  | {
      readonly type: 'unit.moved';
      readonly unit: UnitId;
      readonly spots: readonly Spot[];
      /** The way of each fighter in the order of `spots`, for the eye and for crushing. */
      readonly paths: readonly (readonly Point[])[];
    }
  /** Put down without a way: deployment, drops, push-aside, a hero on foot. The unit is on the table then. */
  | { readonly type: 'fighters.placed'; readonly unit: UnitId; readonly spots: readonly Spot[]; readonly how: Placing }
  | { readonly type: 'unit.transferred'; readonly unit: UnitId; readonly place: UnitPlace }
  | { readonly type: 'unit.worked'; readonly unit: UnitId }
  | { readonly type: 'fighters.proned'; readonly unit: UnitId; readonly fighters: readonly FighterId[] };

export const PLACINGS = ['deployed', 'dropped', 'pushed', 'dismounted', 'chosen'] as const;
export type Placing = (typeof PLACINGS)[number];

/** Shooting, melee, damage. */
export type CombatEvent =
  | {
      readonly type: 'salvo.declared';
      readonly unit: UnitId;
      readonly weapon: WeaponId;
      readonly target: Target;
      readonly uses: readonly Use[];
    }
  /** AT43-GEN-05: comes after the declaration, never before. */
  | {
      readonly type: 'range.measured';
      readonly from: FighterId;
      readonly to: FighterId;
      readonly distance: Um;
      readonly band: number;
    }
  | { readonly type: 'shots.lost'; readonly unit: UnitId; readonly rule: string }
  | ({
      readonly type: 'test.rolled';
      readonly seat: Seat;
      readonly need: Need;
      readonly tests: number;
      readonly faces: readonly number[];
      readonly successes: number;
      readonly test: 'shooting' | 'melee' | 'reroll' | 'damage' | 'save';
      /** Damage: whose Protection it was rolled against; of several alike, the first. */
      readonly against?: FighterId;
    } & Reasoned)
  /** AT43-ZON-08, -11: impacts on fighters in the zone, and what is left for the target. */
  | {
      readonly type: 'impacts.shared';
      readonly zone: readonly FighterId[];
      readonly target: number;
    }
  | { readonly type: 'location.rolled'; readonly fighter: FighterId; readonly face: number; readonly part: Location }
  | {
      readonly type: 'part.damaged';
      readonly unit: UnitId;
      readonly fighter: FighterId;
      readonly part: number;
      readonly points: number;
    }
  | { readonly type: 'part.repaired'; readonly unit: UnitId; readonly fighter: FighterId; readonly part: number }
  | {
      readonly type: 'fighter.lost';
      readonly unit: UnitId;
      readonly fighter: FighterId;
      readonly cause: LossCause;
    }
  /** AT43-SPC-02: put back, prone. */
  | { readonly type: 'fighter.healed'; readonly unit: UnitId; readonly fighter: FighterId; readonly at: Point }
  | { readonly type: 'leader.replaced'; readonly unit: UnitId; readonly fighter: FighterId }
  /** `by`: the side whose action it was. */
  | { readonly type: 'unit.eliminated'; readonly unit: UnitId; readonly by: Seat }
  | {
      readonly type: 'alert.began';
      readonly unit: UnitId;
      readonly scope: Exclude<AlertScope, 'none'>;
      readonly target: UnitId;
    }
  | { readonly type: 'alert.ended'; readonly unit: UnitId; readonly left: AlertScope }
  | {
      readonly type: 'fight.declared';
      readonly unit: UnitId;
      readonly weapon: WeaponId;
      readonly uses: readonly Use[];
      readonly against: UnitId;
      readonly defenders: readonly FighterId[];
    };

export type Event = CommandEvent | PlaceEvent | CombatEvent | MissionEvent;
