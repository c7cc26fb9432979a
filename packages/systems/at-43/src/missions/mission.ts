import type { Name, Point, Polygon, Um, Weapon } from '../battle.js';

export const MISSION_IDS = [
  'searchAndDestroy',
  'bridgehead',
  'holdThePositions',
  'skirmish',
  'landing',
  'rescue',
] as const;
/** AT43-PREP-01: in the order of the die. */
export type MissionId = (typeof MISSION_IDS)[number];

/** AT43-TBL-02 to -05; with a `map` the terrain is where the briefing puts it. */
export const TERRAIN_METHODS = ['map', 'noMansLand', 'pacifiedRegion', 'trenchWar'] as const;
export type TerrainMethod = (typeof TERRAIN_METHODS)[number];

/** AT43-MSG-05, -06: a disc, a stretch of the table edge, or a surface. */
export type Shape =
  | { readonly kind: 'disc'; readonly at: Point; readonly radius: Um }
  | { readonly kind: 'edge'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'area'; readonly outline: Polygon };

export const POSITION_USES = ['access', 'deployment', 'drop'] as const;
export type PositionUse = (typeof POSITION_USES)[number];

/** What controlling a place is worth to each portion's side (AT43-OBJ-03 to -07, MSG-15). */
export interface Worth {
  /** Reinforcement points: once at its capture, and for each control phase. */
  readonly capture: number;
  readonly control: number;
}

/**
 * An objective, a tactical position, or both. Sides are written as portions of the table (0 is south, 1 north), since who
 * plays which is settled at the table.
 */
export interface MissionPlace {
  readonly id: string;
  readonly name: Name;
  readonly shape: Shape;
  /** AT43-POS-01: how units come in here; an empty list for a mere objective. */
  readonly uses: readonly PositionUse[];
  /** AT43-POS-04: the portion that owns it for good, or -1. */
  readonly owner: number;
  /** AT43-POS-07: how many units may be put down here; 0 for any number. */
  readonly limit: number;
  /** By portion. */
  readonly worth: readonly Worth[];
  /** AT43-OBJ-01: does holding it count for victory? */
  readonly objective: boolean;
  /** AT43-MS5-04: the portion that holds it from the start and until another side controls it, or -1. */
  readonly heldBy: number;
}

/** AT43-ART-01. */
export interface Artillery {
  readonly portion: number;
  readonly lastTurn: number;
  readonly weapon: Weapon;
}

/** AT43-PREP-05, REC-03: army points of one side. */
export interface Terms {
  readonly assault: number;
  readonly reinforcement: number;
}

/** AT43-PREP-03: a briefing, worked out for the agreed value and number of sides. */
export interface Mission {
  readonly id: MissionId;
  readonly name: Name;
  /** AT43-PREP-02. */
  readonly kind: 'routine' | 'special';
  readonly width: Um;
  readonly depth: Um;
  readonly turns: number;
  /** By portion. */
  readonly terms: readonly Terms[];
  /** AT43-MSG-02: portion 0 attacks (or rescues), portion 1 defends (or hunts). */
  readonly roles: boolean;
  /** AT43-MSG-09: the victory points that end the game, by portion. */
  readonly target: readonly number[];
  /** AT43-TURN-07: the portion that wins the first Authority test without a roll, or -1. */
  readonly firstAuthority: number;
  /** AT43-TAC-19, by portion. */
  readonly knownTerrain: readonly boolean[];
  readonly terrain: TerrainMethod;
  /** AT43-MSG-04: the ids of the terrain elements to place. */
  readonly pieces: readonly string[];
  /** AT43-TBL-02, MULT-02: the surface of each portion. */
  readonly portions: readonly Polygon[];
  readonly artillery: Artillery | null;
  readonly places: readonly MissionPlace[];
}
