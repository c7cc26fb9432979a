import type { BaseShape, Point, Polygon, Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';

/** The place of a unit in `State.units` and of its static part in `Battle.rosters`. */
export type UnitId = number;

export interface Name {
  readonly fr: string;
  readonly en: string;
}

/** A special rule as it stands on a profile: `AP(2)` is `{ id: 'ap', x: 2 }`. */
export interface RuleUse {
  readonly id: string;
  readonly x?: number;
}

/** GDF-GEN-23. A weapon without a range is a melee weapon. */
export interface Weapon {
  readonly id: string;
  readonly name: Name;
  readonly range?: Um;
  readonly attacks: number;
  readonly rules: readonly RuleUse[];
}

/** One sort of model in a unit. `weapons` are places in the unit's list of weapons; a pair is listed twice. */
export interface ModelKind {
  readonly quality: number;
  readonly defense: number;
  readonly base: BaseShape;
  /** GDF-LOS-11: the height value for top-down sight. */
  readonly height: number;
  readonly hero: boolean;
  readonly weapons: readonly number[];
  readonly rules: readonly RuleUse[];
}

/** All that never changes about a unit. */
export interface Roster {
  readonly seat: Seat;
  /** Unique in the battle; what scenario files call the unit. */
  readonly id: string;
  readonly name: Name;
  readonly weapons: readonly Weapon[];
  readonly kinds: readonly ModelKind[];
  /** The kind of each model; its length is the starting size (GDF-MOR-04). */
  readonly models: readonly number[];
}

export const TERRAIN_TYPES = ['impassable', 'blocking', 'cover', 'difficult', 'dangerous'] as const;
export type TerrainType = (typeof TERRAIN_TYPES)[number];

/** GDF-TER-01: a piece may have several types at once. */
export interface TerrainPiece {
  readonly id: string;
  readonly name: Name;
  readonly outline: Polygon;
  readonly types: readonly TerrainType[];
  /** GDF-LOS-12: real height in inches plus one. */
  readonly height: number;
  /** GDF-TER-02: sight goes into it and out of it, but not through it. */
  readonly seeIntoNotThrough: boolean;
}

/**
 * Everything fixed for a whole match. All states and forks of the match share this one object, so indexes built from
 * it (terrain, compiled rules) hang on it in WeakMaps; it is plain JSON all the same, so a snapshot is complete.
 */
export interface Battle {
  readonly width: Um;
  readonly depth: Um;
  /** GDF-SET-02: how deep the deployment zones along the long edges are. */
  readonly zoneDepth: Um;
  readonly terrain: readonly TerrainPiece[];
  readonly markers: readonly Point[];
  readonly rosters: readonly Roster[];
  readonly armies: readonly string[];
}

/** A model is alive while its wounds stay below its toughness; the dead keep their number in the unit. */
export interface Model extends Point {
  readonly wounds: number;
}

/**
 * What changes about a unit. `models` is never written into, only replaced: forks share it, and what is derived from
 * it (figures, sight blockers) is remembered in WeakMaps under that very array.
 */
export interface UnitState {
  /** Bumped by every event that changes the unit. */
  version: number;
  activated: boolean;
  shaken: boolean;
  /** GDF-SPC-15: has any model moved since the unit's latest activation began? */
  moved: boolean;
  models: readonly Model[];
}

/** Nobody controls the marker. */
export const NEUTRAL = -1;

export interface State {
  readonly battle: Battle;
  /** 0 before the first round. */
  round: number;
  /** Who has the first turn of this round. */
  first: Seat;
  /** Activations completed in this round, and for each seat the number of its latest one (0 for none). */
  activations: number;
  latest: number[];
  units: UnitState[];
  /** The seat that controls each marker, or `NEUTRAL`. */
  owners: number[];
}

export const SEATS: readonly Seat[] = [0, 1];
export const enemyOf = (seat: Seat): Seat => 1 - seat;

export const unitOf = (state: State, unit: UnitId): UnitState => state.units[unit] as UnitState;
export const rosterOf = (state: State, unit: UnitId): Roster => state.battle.rosters[unit] as Roster;
export const seatOf = (state: State, unit: UnitId): Seat => rosterOf(state, unit).seat;

/** Everybody where the models are given, before the first round. */
export function firstState(battle: Battle, models: readonly (readonly Model[])[]): State {
  return {
    battle,
    round: 0,
    first: 0,
    activations: 0,
    latest: SEATS.map(() => 0),
    units: models.map(own => ({ version: 0, activated: false, shaken: false, moved: false, models: own })),
    owners: battle.markers.map(() => NEUTRAL),
  };
}

export function clone(state: State): State {
  const units: UnitState[] = [];
  for (const { version, activated, shaken, moved, models } of state.units)
    units.push({ version, activated, shaken, moved, models });
  return {
    battle: state.battle,
    round: state.round,
    first: state.first,
    activations: state.activations,
    latest: [...state.latest],
    units,
    owners: [...state.owners],
  };
}
