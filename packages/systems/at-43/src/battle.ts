import type { BaseShape, Facing, Point, Polygon, Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { Mission } from './missions/mission.js';

/** The place of a unit in `State.units` and of its static part in `Battle.rosters`. */
export type UnitId = number;
/** The place of a fighter in `Battle.fighters`; it is his for the whole match, whatever unit he is in. */
export type FighterId = number;
/** The place of a weapon in `Battle.weapons`. */
export type WeaponId = number;

/** No unit, no fighter, no seat. */
export const NOBODY = -1;

export interface Name {
  readonly fr: string;
  readonly en: string;
}

export const WEAPON_MODES = ['direct', 'indirect', 'melee'] as const;
export type WeaponMode = (typeof WEAPON_MODES)[number];

export interface Weapon {
  readonly id: string;
  readonly name: Name;
  /** AT43-SHO-02: indirect exactly when it has an area of effect. */
  readonly mode: WeaponMode;
  /** AT43-SHO-17, MEL-12; `null` for locked fire. */
  readonly accuracy: number | null;
  /** AT43-SHO-23: the face that hits, whatever the range; `null` for all other weapons. */
  readonly locked: number | null;
  readonly rate: number;
  readonly rerolls: number;
  /** AT43-IND-10; 0 for weapons without one. */
  readonly area: Um;
  readonly penetration: number;
  readonly damage: number;
}

/** AT43-UNIT-07, -08. */
export const CATEGORIES = ['footSoldier', 'support', 'walker', 'vehicle'] as const;
export type Category = (typeof CATEGORIES)[number];

/** AT43-UNIT-11; armour is driven by its crew, so a machine's role is `standard` or `hero`. */
export const ROLES = ['standard', 'officer', 'hero', 'bearer', 'specialist', 'gunner', 'supportWeapon'] as const;
export type Role = (typeof ROLES)[number];

/** AT43-SPC-01 to -03. */
export const ABILITIES = ['sniper', 'medic', 'mechanic'] as const;
export type Ability = (typeof ABILITIES)[number];

/** AT43-LOS-02: what a vehicle's weapon can see, around a direction relative to the hull. */
export interface FireArc {
  readonly towards: Facing;
  readonly halfWidth: number;
}

/** One weapon on one fighter; a pair is two mounts. Structure points are those of the part, 0 on infantry (AT43-DMG-06). */
export interface Mount {
  readonly weapon: WeaponId;
  readonly structure: number;
  readonly arc: FireArc | null;
}

/** AT43-UNIT-12. */
export interface Command {
  readonly title: Name;
  readonly grade: number;
  readonly authority: number;
  readonly points: number;
}

/** All that never changes about a fighter; fighters who are alike share one. */
export interface Sheet {
  readonly name: Name;
  readonly role: Role;
  readonly category: Category;
  /** AT43-UNIT-09; 0 for armour. Gunners and their weapons have the gunners' rank (R-67). */
  readonly rank: number;
  readonly size: number;
  readonly base: BaseShape;
  readonly movement: Um;
  readonly combat: number;
  readonly protection: number;
  /** AT43-MOR-12: `null` is Nerves of Steel. */
  readonly morale: number | null;
  readonly mounts: readonly Mount[];
  /** Structure points; 0 for infantry. */
  readonly chassis: number;
  readonly propulsion: number;
  readonly command: Command | null;
  /** AT43-UNIT-16: the hero's id, else an empty string. A pilot's machine and his foot figure have the same. */
  readonly hero: string;
  readonly abilities: readonly Ability[];
}

/** All that never changes about a unit. */
export interface Roster {
  readonly seat: Seat;
  /** Unique in the battle; what scenario files call the unit. */
  readonly id: string;
  /** AT43-UNIT-02: its designation. */
  readonly name: Name;
  readonly category: Category;
  readonly rank: number;
  /** AT43-REC-02: army points, everything included. */
  readonly cost: number;
  /** AT43-PREP-06. A `pilot` is nobody until a hero gets out of his machine (AT43-DMG-19). */
  readonly pool: 'assault' | 'reinforcement' | 'pilot';
  readonly section: number;
  /** The portion of the table this unit was recruited for, where a player brought a company for each; else `NOBODY`. */
  readonly portion: number;
  /** Its fighters at the start; the leader comes first (AT43-UNIT-03). */
  readonly fighters: readonly FighterId[];
}

/** What the players agree on before the battle. */
export interface BattleOptions {
  /** AT43-GEN-05 is switched off: distances may be asked for at any time. */
  readonly freeMeasuring: boolean;
  /** the seat of the youngest player; `NOBODY` leaves it to a die. */
  readonly youngest: Seat;
  /** The portion each seat plays, where that was agreed beforehand; empty if it is settled at the table (AT43-TBL-06, MSG-02). */
  readonly portions: readonly number[];
}

export const PLAIN_OPTIONS: BattleOptions = { freeMeasuring: false, youngest: NOBODY, portions: [] };

export interface TerrainKind {
  readonly id: string;
  readonly name: Name;
  readonly size: number;
  /** AT43-TER-02 to -05. */
  readonly crossable: boolean;
  readonly standable: boolean;
  readonly openable: boolean;
  /** 0 structure: cannot be destroyed. */
  readonly protection: number;
  readonly structure: number;
}

/** A terrain element where it stands. */
export interface TerrainPiece {
  readonly kind: TerrainKind;
  readonly outline: Polygon;
  /** Structure points left. */
  readonly structure: number;
  /** AT43-TER-04: an open element hinders nobody. */
  readonly open: boolean;
}

/**
 * Everything fixed for a whole match. All states and forks of the match share this one object, so indexes built from
 * it hang on it in WeakMaps; it is plain JSON all the same, so a snapshot is complete.
 */
export interface Battle {
  readonly seats: number;
  readonly width: Um;
  readonly depth: Um;
  readonly options: BattleOptions;
  readonly mission: Mission;
  readonly armies: readonly string[];
  readonly weapons: readonly Weapon[];
  readonly sheets: readonly Sheet[];
  /** The sheet of each fighter. */
  readonly fighters: readonly number[];
  readonly rosters: readonly Roster[];
}

export type { BaseShape, Facing, Point, Polygon, Um };
