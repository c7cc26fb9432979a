import type { Seat } from '@banneret/kernel';
import { NOBODY, type Battle, type Facing, type FighterId, type TerrainPiece, type Um, type UnitId } from './battle.js';
import { cloneMission, type MissionState } from './missions/missionState.js';

/** A fighter who is in the battle. Losses leave their unit's list, so that whoever is in it is there. */
export interface Fighter {
  readonly id: FighterId;
  readonly x: Um;
  readonly y: Um;
  /** Matters for vehicles only (AT43-LOS-02). */
  readonly facing: Facing;
  /** AT43-STAT-06. */
  readonly prone: boolean;
  /** Structure points left: propulsion, chassis, then every mount. Empty for infantry. */
  readonly parts: readonly number[];
}

/** Places of the two fixed parts in `Fighter.parts`; the mounts follow. */
export const PROPULSION = 0;
export const CHASSIS = 1;
export const FIRST_MOUNT = 2;

/**
 * Where a unit is. `assault`: not yet entered in turn 1; `reserve`: has a card but is off the table; `reinforcement`: not yet
 * bought; `pilot`: a hero still in his machine; `joined`: a hero who took the head of another
 * unit; `unused`: recruited for the portion its player does not play.
 */
export const UNIT_PLACES = [
  'assault',
  'reserve',
  'reinforcement',
  'pilot',
  'table',
  'exited',
  'eliminated',
  'joined',
  'unused',
] as const;
export type UnitPlace = (typeof UNIT_PLACES)[number];

/** AT43-MOR-01; a routed unit is eliminated at once. */
export type Morale = 'steady' | 'disorganised';

export const ATTITUDES = ['takeCover', 'alert', 'kneeling', 'staggered'] as const;
export type Attitude = (typeof ATTITUDES)[number];

/** AT43-ATT-11, -12: the fighters an Alert marker still stands for. */
export type AlertScope = 'none' | 'all' | 'bearers' | 'others';

export interface Attitudes {
  readonly takeCover: boolean;
  readonly kneeling: boolean;
  readonly staggered: boolean;
  readonly alert: AlertScope;
}

/** Where a unit's card is: it has none, lies face down, or was turned over in this turn. */
export type Card = 'none' | 'down' | 'played';

/** What changes about a unit. `fighters` is never written into, only replaced: forks share it, and memos hang on it. */
export interface UnitState {
  place: UnitPlace;
  fighters: readonly Fighter[];
  /** Those removed as losses, in order. Replaced, never written into. */
  lost: readonly FighterId[];
  leader: FighterId;
  morale: Morale;
  attitudes: Attitudes;
  card: Card;
  /** AT43-POS-11: arrived by a drop point in this turn, so it may not act. */
  dropped: boolean;
}

/** What a side has. */
export interface SideState {
  /** AT43-TAC-08; `NOBODY` without officers. */
  commander: FighterId;
  /** Command points left in this turn. */
  points: number;
  victory: number;
  reinforcement: number;
  /** AT43-TAC-06: unit ids of the cards still face down, first to last; `HIDDEN` to everybody else. */
  sequence: readonly UnitId[];
  /** AT43-TAC-14: shown once all have bid. */
  bid: number;
  /** Its result of this turn's Authority test, before any tie-break. */
  authority: number;
  /** how many sides came out below it in that test, tie-breaks included. */
  precedence: number;
  /** AT43-ACT-08, -09: did it pass at its latest opportunity in this turn? */
  deferred: boolean;
  /** AT43-ART-02. */
  struckArtillery: boolean;
}

/** A weapon of a fighter that was used: fighter and mount. */
export type Use = readonly [fighter: FighterId, mount: number];

export type Moved = 'none' | 'combat' | 'rapid';

/** The unit whose card was turned over and what it has done so far. */
export interface Acting {
  readonly unit: UnitId;
  /** was it free when it was activated? */
  readonly free: boolean;
  readonly moved: Moved;
  /** Shots before the move and after it. */
  readonly before: readonly Use[];
  readonly after: readonly Use[];
  /** AT43-SHO-07: weapons whose type fired without them; they stay silent. */
  readonly spent: readonly Use[];
  /** AT43-MEL-02. */
  readonly struck: readonly Use[];
  /** the fights fought so far, by weapon, attackers and defenders: nobody comes for a second wave. */
  readonly fought: readonly string[];
  /** AT43-TER-04, SPC-03: something that rules out shooting was done. */
  readonly worked: boolean;
}

/** AT43-ALRT-01: a passive unit that fires at the unit that moved. */
export interface Reacting {
  readonly unit: UnitId;
  readonly scope: Exclude<AlertScope, 'none'>;
  readonly target: UnitId;
  readonly fired: readonly Use[];
  readonly spent: readonly Use[];
}

export const PHASES = ['preparation', 'tactical', 'activation', 'control', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface State {
  /** Shared by all forks. */
  battle: Battle;
  /** 0 before the first turn. */
  turn: number;
  phase: Phase;
  /** AT43-TURN-06; `NOBODY` outside the activation phase. */
  active: Seat;
  /** Who was first to activate in this turn (AT43-TAC-17). */
  first: Seat;
  /** Replaced when a piece is placed, opened or destroyed; never written into. */
  terrain: readonly TerrainPiece[];
  units: UnitState[];
  sides: SideState[];
  /** Replaced, never written into. */
  acting: Acting | null;
  reacting: Reacting | null;
  mission: MissionState;
}

export const NO_ATTITUDES: Attitudes = { takeCover: false, kneeling: false, staggered: false, alert: 'none' };

/** Does the unit hold any attitude? A match may have been written down and read again, so identity says nothing. */
export const hasAttitude = ({ attitudes: { takeCover, kneeling, staggered, alert } }: UnitState): boolean =>
  takeCover || kneeling || staggered || alert !== 'none';

const NOTHING: readonly never[] = Object.freeze([]);

/** A unit of which nothing is known but where it is and who is in it. */
export const unitWith = (place: UnitPlace, fighters: readonly Fighter[], leader: FighterId): UnitState => ({
  place,
  fighters,
  lost: NOTHING,
  leader,
  morale: 'steady',
  attitudes: NO_ATTITUDES,
  card: 'none',
  dropped: false,
});

export const freshSide = (): SideState => ({
  commander: NOBODY,
  points: 0,
  victory: 0,
  reinforcement: 0,
  sequence: NOTHING,
  bid: 0,
  authority: 0,
  precedence: 0,
  deferred: false,
  struckArtillery: false,
});

export function firstState(battle: Battle, units: UnitState[], mission: MissionState): State {
  return {
    battle,
    turn: 0,
    phase: 'preparation',
    active: NOBODY,
    first: 0,
    terrain: NOTHING,
    units,
    sides: Array.from({ length: battle.seats }, freshSide),
    acting: null,
    reacting: null,
    mission,
  };
}

export function clone(state: State): State {
  const units: UnitState[] = [];
  for (const { place, fighters, lost, leader, morale, attitudes, card, dropped } of state.units)
    units.push({ place, fighters, lost, leader, morale, attitudes, card, dropped });
  const sides: SideState[] = [];
  for (const s of state.sides) {
    const { commander, points, victory, reinforcement, sequence, bid, authority, precedence } = s;
    const { deferred, struckArtillery } = s;
    const test = { bid, authority, precedence };
    sides.push({ commander, points, victory, reinforcement, sequence, ...test, deferred, struckArtillery });
  }
  return {
    battle: state.battle,
    turn: state.turn,
    phase: state.phase,
    active: state.active,
    first: state.first,
    terrain: state.terrain,
    units,
    sides,
    acting: state.acting,
    reacting: state.reacting,
    mission: cloneMission(state.mission),
  };
}

/** The parts that are replaced whole and never changed, as the laws spell paths: copies may share them. */
export const REPLACED: readonly string[] = [
  'terrain',
  'acting',
  'reacting',
  ...['fighters', 'lost', 'attitudes'].map(part => `units.*.${part}`),
  'sides.*.sequence',
  ...['portions', 'priorities', 'counted', 'fallen', 'slain', 'beheaded', 'survivor'].map(part => `mission.${part}`),
  'mission.places.*.captured',
];
