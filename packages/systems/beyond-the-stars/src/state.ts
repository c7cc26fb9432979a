import type { Facing, Point, Polygon, Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { OrderId, Phase, ScenarioId } from './names.js';
import type { Name, Sheet } from './sheet.js';

/** The place of a figure in `State.figures` and of its static part in `Battle.sheets`. */
export type FigureId = number;
/** The place of a Combat Unit in `State.units` and `Battle.units`. */
export type UnitId = number;
/** The place of a piece of scenery in `Battle.terrain`. */
export type PieceId = number;

/** No figure, no seat, no piece. */
export const NOBODY = -1;

/**
 * BTS-TER-04 to -30. `wooded`, `rocky`, `urban` and the two waters are difficult ground. A `platform` is ground that one
 * stands on top of; an `obstacle` is linear and crossed, a `ditch` is jumped.
 */
export const TERRAIN_KINDS = [
  'open',
  'impassable',
  'wooded',
  'rocky',
  'urban',
  'shallow-water',
  'deep-water',
  'obstacle',
  'ditch',
  'platform',
  'building',
] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

export interface TerrainPiece {
  readonly id: string;
  readonly name: Name;
  readonly kind: TerrainKind;
  readonly outline: Polygon;
  readonly height: Um;
  /** BTS-TER-25, BTS-BLD-24. */
  readonly flammable: boolean;
  /** BTS-BLD-01: buildings only. */
  readonly fortified?: boolean;
  /** BTS-BLD-22: how many storeys; buildings only. */
  readonly storeys?: number;
  /** BTS-BLD-04: where one goes in and out; buildings only. */
  readonly openings?: readonly Opening[];
  /** BTS-TER-30: ways up to a platform that need no test. */
  readonly access?: readonly Access[];
}

export interface Opening extends Point {
  readonly kind: 'door' | 'window';
  readonly storey: number;
}

export interface Access {
  readonly kind: 'wide-stairs' | 'narrow-stairs' | 'ladder';
  /** The foot and the head of it. */
  readonly foot: Point;
  readonly head: Point;
}

/** A Combat Unit as it was mustered. BTS-ARM-03, -07, -09. */
export interface UnitSheet {
  readonly id: string;
  readonly seat: Seat;
  readonly name: Name;
  /** Its figures, the leader first. */
  readonly figures: readonly FigureId[];
  /** Its Champion, or `NOBODY` for Monsters, Vehicles, Walkers and Siege Weapons. */
  readonly champion: FigureId;
  /** BTS-ARM-07: its assigned Transport, one of `figures`. */
  readonly transport: FigureId;
}

export interface ArmySheet {
  readonly faction: string;
  /** BTS-ARM-16: the allied Faction, if there is one. */
  readonly ally?: string;
  /** BTS-ARM-01, -17: the special rules that the Faction bonus gives to figures of the main contingent are on their sheets. */
  readonly name: Name;
  readonly points: number;
}

export interface BattleOptions {
  readonly points: number;
  readonly scenario: ScenarioId;
  /** the time allowed, in turns: the game ends with this one if nothing ended it before. Without it there is no limit. */
  readonly turns?: number;
  /** must units in reserve roll every turn, or may their owner hold them back? Compulsory without it. */
  readonly reserveRolls?: 'compulsory' | 'optional';
  /** BTS-TER-02, -03: is the scenery of the table taken off, to be placed by the players? */
  readonly scenery?: 'ready' | 'placed';
  /** BTS-TER-02: who placed all the scenery; the other then chooses the edges. Without it both placed it in turn. */
  readonly terrainBy?: Seat;
}

export const PLAIN_OPTIONS: BattleOptions = { points: 500, scenario: 'great-clash' };

/** Everything fixed for a whole match: shared by all its states and forks, frozen, and what memos hang on. */
export interface Battle {
  readonly width: Um;
  readonly depth: Um;
  readonly terrain: readonly TerrainPiece[];
  /** BTS-TER-02, -03: scenery that the players have not placed yet. The only part that changes: the whole is replaced then. */
  readonly box?: readonly TerrainPiece[];
  readonly options: BattleOptions;
  readonly sheets: readonly Sheet[];
  readonly units: readonly UnitSheet[];
  readonly armies: readonly [ArmySheet, ArmySheet];
}

/** Where a figure stands: its centre, the height of the ground under it, and how it faces. */
export interface Spot extends Point {
  readonly z: Um;
  readonly facing: Facing;
}

/** Not yet deployed, on the table, in reserve, in a Transport, in a building, or lost. */
export const PLACES = ['waiting', 'table', 'reserve', 'aboard', 'inside', 'gone'] as const;
export type Place = (typeof PLACES)[number];

/** When an effect ends: with the phase, the turn, at the next wound its bearer suffers, or never. */
export const EFFECT_ENDS = ['phase', 'turn', 'wound', 'game'] as const;
export type EffectEnd = (typeof EFFECT_ENDS)[number];

/**
 * Something in force on a figure: a state such as `immobilised`, an Order, an Action, a spell. `id` names a module in
 * `rules/` with the same hooks as a special rule.
 */
export interface Effect {
  readonly id: string;
  readonly until: EffectEnd;
  readonly x?: number | string;
  /** Whose Order, Action or spell it is. */
  readonly source?: FigureId;
}

/** What a figure has done in this turn. Replaced whole; all marks are wiped at the end of the turn. */
export interface TurnMarks {
  /** Movement used up, difficult ground and standing up included. */
  readonly spent: Um;
  /** BTS-CHG-02: where it stood when its move began; nowhere before that. */
  readonly from: Spot | null;
  /** BTS-MOV-16: has it moved, for the purposes of shooting? */
  readonly moved: boolean;
  /** Its move is over: it may not move again in this phase. */
  readonly done: boolean;
  readonly stood: boolean;
  readonly lay: boolean;
  /** BTS-MON-05: 90-degree pivots made, a half turn counting as two. */
  readonly pivots: number;
  readonly flew: boolean;
  /** BTS-CHG-01, BTS-CAV-12: it charged; and its charge went through difficult ground or water. */
  readonly charged: boolean;
  readonly roughCharge: boolean;
  /** BTS-CAV-12: some part of its move led through difficult ground or water. */
  readonly rough: boolean;
  /** BTS-CHG-20, BTS-SPR-71: it may not charge; it may not move. */
  readonly noCharge: boolean;
  readonly noMove: boolean;
  /** BTS-CMD-04, -11. */
  readonly ordered: boolean;
  readonly obeyed: boolean;
  /** BTS-HER-04. */
  readonly acted: boolean;
  /** BTS-MAG-03. */
  readonly cast: boolean;
  readonly threw: boolean;
  readonly repaired: boolean;
  readonly boarded: boolean;
  /** BTS-MOR-05: it has tested its morale in this turn and stayed; BTS-SPR-71: it passed the test to charge the Terrifying. */
  readonly steady: boolean;
  readonly brave: boolean;
  /** it has been tested for deep water. */
  readonly swam: boolean;
  readonly shot: boolean;
  readonly fought: boolean;
  /** BTS-ACT-07(g): it has moved thanks to a Legendary Combat. */
  readonly pursued: boolean;
}

export const FRESH_MARKS: TurnMarks = Object.freeze({
  spent: 0,
  from: null,
  moved: false,
  done: false,
  stood: false,
  lay: false,
  pivots: 0,
  flew: false,
  charged: false,
  roughCharge: false,
  rough: false,
  noCharge: false,
  noMove: false,
  ordered: false,
  obeyed: false,
  acted: false,
  cast: false,
  threw: false,
  repaired: false,
  boarded: false,
  steady: false,
  brave: false,
  swam: false,
  shot: false,
  fought: false,
  pursued: false,
});

/** BTS-VEH-08 to -13: what is wrong with a Vehicle. */
export interface Damage {
  /** Places of destroyed weapons in the sheet's `ranged`. */
  readonly weapons: readonly number[];
  readonly engine: boolean;
  /** BTS-VEH-12: men and mounts of its crew that have fallen. */
  readonly crewLost: number;
  readonly mountsLost: number;
  /** BTS-VEH-12: it can never shoot again. */
  readonly silent: boolean;
}

export const UNDAMAGED: Damage = Object.freeze({
  weapons: Object.freeze([]) as readonly number[],
  engine: false,
  crewLost: 0,
  mountsLost: 0,
  silent: false,
});

/** What changes about a figure. Never written into, only replaced: forks share it, memos hang on it and on its spot. */
export interface FigureState {
  readonly place: Place;
  readonly spot: Spot;
  /** The Transport it is aboard (a figure) or the building it is in (a piece), else `NOBODY`. */
  readonly host: number;
  readonly storey: number;
  readonly pv: number;
  readonly prone: boolean;
  readonly effects: readonly Effect[];
  readonly marks: TurnMarks;
  /** BTS-CHA-03: not used yet, in force (no more Orders or Actions), or lost. */
  readonly lastStand: 'unused' | 'used' | 'lost';
  /** BTS-MON-18: panic waits for its next Movement phase; BTS-MON-19: it is under way. */
  readonly panic: 'none' | 'pending' | 'running';
  readonly damage: Damage;
  /** BTS-SGE-12: false once the weapon it served is destroyed. */
  readonly servant: boolean;
}

/** What changes about a Combat Unit. Never written into. */
export interface UnitState {
  readonly place: 'waiting' | 'deployed' | 'reserve';
  /** BTS-ORD-05: Sound the alarm is in force for it. */
  readonly alarm: boolean;
  /** BTS-SCES-02: the half of the zone it must deploy in, by the die; `NOBODY` before. */
  readonly half: number;
}

/** An engagement between two figures of opposite sides, made by a charge. BTS-CHG-01. */
export interface Link {
  readonly charger: FigureId;
  readonly charged: FigureId;
  /** BTS-DEF-05, -15: they fight over a barrier, or up an edge; the piece. */
  readonly barrier?: PieceId;
  readonly edge?: PieceId;
}

/** One Duel after the combats were split. BTS-CHG-16, R-33. */
export interface Duel {
  readonly id: number;
  /** Fighters by seat. */
  readonly sides: readonly [readonly FigureId[], readonly FigureId[]];
  readonly attacker: Seat;
  /** BTS-BLD-16: the building and its storey. */
  readonly building?: PieceId;
  readonly storey?: number;
  /** Who attacks whom over a barrier or up an edge; what follows is settled when the links are gone. */
  readonly across?: readonly Across[];
}

/** BTS-DEF-08, -10, -16, -17. */
export interface Across {
  readonly attacker: FigureId;
  readonly defender: FigureId;
  /** The barrier, or the platform whose edge it is. */
  readonly piece: PieceId;
  readonly edge: boolean;
  /** Nobody has charged the attacker from behind. */
  readonly free: boolean;
  /** Somebody fights the defender on his own side, so that nobody has the advantage. */
  readonly level: boolean;
}

/** BTS-BLD-16 to -20: a fight inside a building that goes on from turn to turn. */
export interface BuildingFight {
  readonly piece: PieceId;
  readonly storey: number;
  /** The seat that entered. */
  readonly assailant: Seat;
  /** BTS-BLD-17: has it been fought once? */
  readonly fought: boolean;
}

export interface LaunchedOrder {
  readonly order: OrderId;
  readonly figure: FigureId;
  /** BTS-ORD-03, -05: the banner bearer, or the unit. */
  readonly target: number;
  /** BTS-CMD-10: Champions who chose not to follow it. */
  readonly refused: readonly FigureId[];
  /** BTS-ORD-01, -02: were its early moves made? */
  readonly executed: boolean;
}

export interface Marker extends Point {
  /** The camp it lies in, or `NOBODY`. */
  readonly camp: Seat;
}

/** BTS-SCN-14. `HIDDEN` (-1) where the viewer may not know; `NOBODY` (-2 here, to tell them apart) where nothing was chosen. */
export interface Secret {
  readonly ownChampion: number;
  readonly enemyTarget: number;
  readonly objective: number;
}

/** Nothing was designated: a secret must not look like a hidden one. */
export const UNDECIDED = -2;
export const NO_SECRET: Secret = Object.freeze({
  ownChampion: UNDECIDED,
  enemyTarget: UNDECIDED,
  objective: UNDECIDED,
});

export interface State {
  battle: Battle;
  turn: number;
  phase: Phase;
  /** Who has the initiative in this turn; `NOBODY` before the first roll. BTS-INI-04. */
  initiative: Seat;
  /** Replaced entry by entry. */
  figures: FigureState[];
  units: UnitState[];
  /** Who is in the middle of a move (BTS-MOV-01), or `NOBODY`. */
  mover: FigureId;
  /** All of these are replaced, never written into. */
  links: readonly Link[];
  duels: readonly Duel[];
  fights: readonly BuildingFight[];
  orders: readonly LaunchedOrder[];
  burning: readonly PieceId[];
  markers: readonly Marker[];
  /** The seat whose edge is at y = 0; the other has the far one. `NOBODY` before the zones are chosen. */
  near: Seat;
  secrets: readonly [Secret, Secret];
  /** BTS-SCN-14: have the secrets been shown? */
  revealed: boolean;
  demoralised: readonly [boolean, boolean];
  /** BTS-SCN-09: the turn at whose end the first Demoralisation was observed; 0 before. */
  observed: number;
  /** Why the game is over, and victory points; none while it runs. */
  ending: Ending | null;
}

export const END_REASONS = ['end-roll', 'turn-limit', 'wipeout', 'massacre'] as const;
export interface Ending {
  readonly reason: (typeof END_REASONS)[number];
  readonly scores: readonly [number, number];
}

/** What the reducer always replaces whole; forks share these. For the law of independent forks. */
export const REPLACED: readonly string[] = [
  'battle',
  'figures.*',
  'units.*',
  'links',
  'duels',
  'fights',
  'orders',
  'burning',
  'markers',
  'secrets',
  'demoralised',
  'ending',
];

export const SEATS: readonly Seat[] = [0, 1];
export const enemyOf = (seat: Seat): Seat => 1 - seat;

export const figureOf = (state: State, figure: FigureId): FigureState => state.figures[figure] as FigureState;
export const sheetOf = (state: State, figure: FigureId): Sheet => state.battle.sheets[figure] as Sheet;
export const seatOf = (state: State, figure: FigureId): Seat => sheetOf(state, figure).seat;
export const unitOf = (state: State, unit: UnitId): UnitState => state.units[unit] as UnitState;
export const unitSheetOf = (state: State, unit: UnitId): UnitSheet => state.battle.units[unit] as UnitSheet;
export const pieceOf = (state: State, piece: PieceId): TerrainPiece => state.battle.terrain[piece] as TerrainPiece;

const NOWHERE: Spot = Object.freeze({ x: 0, y: 0, z: 0, facing: 0 });
const NOTHING: readonly never[] = Object.freeze([]);

/** A figure before its deployment. */
export const freshFigure = (sheet: Sheet): FigureState =>
  Object.freeze({
    place: 'waiting',
    spot: NOWHERE,
    host: NOBODY,
    storey: 0,
    pv: sheet.pv,
    prone: false,
    effects: NOTHING,
    marks: FRESH_MARKS,
    lastStand: 'unused',
    panic: 'none',
    damage: UNDAMAGED,
    servant: sheet.serves !== undefined,
  });

const FRESH_UNIT: UnitState = Object.freeze({ place: 'waiting', alarm: false, half: NOBODY });

/** Before anything has happened: nobody is on the table. */
export function firstState(battle: Battle): State {
  return {
    battle,
    turn: 0,
    phase: 'deployment',
    initiative: NOBODY,
    figures: battle.sheets.map(freshFigure),
    units: battle.units.map(() => FRESH_UNIT),
    mover: NOBODY,
    links: NOTHING,
    duels: NOTHING,
    fights: NOTHING,
    orders: NOTHING,
    burning: NOTHING,
    markers: NOTHING,
    near: NOBODY,
    secrets: [NO_SECRET, NO_SECRET],
    revealed: false,
    demoralised: [false, false],
    observed: 0,
    ending: null,
  };
}

/** Everything inside is replaced rather than changed, so a copy of the lists is a copy of the state. */
export const clone = (state: State): State => ({
  battle: state.battle,
  turn: state.turn,
  phase: state.phase,
  initiative: state.initiative,
  figures: [...state.figures],
  units: [...state.units],
  mover: state.mover,
  links: state.links,
  duels: state.duels,
  fights: state.fights,
  orders: state.orders,
  burning: state.burning,
  markers: state.markers,
  near: state.near,
  secrets: state.secrets,
  revealed: state.revealed,
  demoralised: state.demoralised,
  observed: state.observed,
  ending: state.ending,
});
