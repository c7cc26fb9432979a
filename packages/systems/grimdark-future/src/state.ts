import type { BaseShape, Facing, Point, Polygon, Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { boonedRoster } from './units/boons.js';

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
  /** GDF-LOS-17: how high the model rises above its base, for volumetric sight. */
  readonly volume: Um;
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
  /** GDF-ARM-03: points, upgrades included. */
  readonly cost: number;
  readonly weapons: readonly Weapon[];
  readonly kinds: readonly ModelKind[];
  /** The kind of each model; its length is the starting size (GDF-MOR-04). */
  readonly models: readonly number[];
  /** GDF-CAS-05: what its Casters can try; nothing for a unit without any. */
  readonly spells: readonly Spell[];
}

/** GDF-CAS-05. `cost` is in tokens. */
export interface Spell {
  readonly id: string;
  readonly name: Name;
  readonly cost: number;
  readonly range: Um;
  readonly target: 'enemy' | 'friend';
  readonly effect: SpellEffect;
}

/** What a spell does to its target. A boon gives every model rules, good ones or bad ones, until it ends. */
export type SpellEffect =
  | { readonly kind: 'hits'; readonly hits: number; readonly rules: readonly RuleUse[] }
  | { readonly kind: 'boon'; readonly rules: readonly RuleUse[]; readonly until: BoonEnd }
  /** The unit is no longer Shaken. */
  | { readonly kind: 'rally' };

/** When a boon ends: with the round, or with the next activation of the unit that has it. */
export const BOON_ENDS = ['round', 'activation'] as const;
export type BoonEnd = (typeof BOON_ENDS)[number];

/**
 * GDF-TER-03 to -17. A piece of no type is open ground. Models stand on top of an elevated piece, in or among the others;
 * a gap is a cut in the ground.
 */
export const TERRAIN_TYPES = ['impassable', 'blocking', 'cover', 'difficult', 'dangerous', 'elevated', 'gap'] as const;
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
  readonly options: BattleOptions;
  readonly rosters: readonly Roster[];
  readonly armies: readonly string[];
}

/** What the players agree on before the battle (catalogue D1). */
export interface BattleOptions {
  /** GDF-LOS-01, R-04: how sight is judged for the whole match. */
  readonly sight: SightMethod;
  /** GDF-ARM-01. */
  readonly points: number;
  /** GDF-ARM-05. */
  readonly forceOrganisation: boolean;
  /** GDF-MEL-28: do units stay in contact after a melee? */
  readonly skipSeparation: boolean;
  /** do models of one unit stand in one another's way, as the text literally says? */
  readonly strictPaths: boolean;
}

/**
 * GDF-LOS-01, -02, R-04: from above with heights (the usual), in volumes, or `true` sight: then people look over the table
 * themselves and the rules take their word for it.
 */
export const SIGHT_METHODS = ['top-down', 'volumetric', 'true'] as const;
export type SightMethod = (typeof SIGHT_METHODS)[number];

export const PLAIN_OPTIONS: BattleOptions = {
  sight: 'top-down',
  points: 1000,
  forceOrganisation: false,
  skipSeparation: false,
  strictPaths: false,
};

/** A model is alive while its wounds stay below its toughness; the dead keep their number in the unit. */
export interface Model extends Point {
  readonly wounds: number;
  /** Matters for bases that are not round, and for Aircraft. */
  readonly facing: Facing;
}

/**
 * Where a unit is: not yet deployed, on the table, kept back for an Ambush, in a transport, flown off the table, or
 * nowhere of its own because it is a Hero that joined another unit.
 */
export const PLACES = ['waiting', 'table', 'reserve', 'aboard', 'away', 'joined'] as const;
export type Place = (typeof PLACES)[number];

/** No transport. */
export const NOBODY = -1;

/** A spell that lasts. GDF-CAS-09: a unit never has two of the same spell. */
export interface Boon {
  readonly spell: string;
  readonly rules: readonly RuleUse[];
  readonly until: BoonEnd;
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
  /** GDF-MEL-16: has it attacked in melee in this round? */
  fatigued: boolean;
  /** Changes of place always replace `models`, so that nothing derived from the old place is found again. */
  place: Place;
  /** The transport it is aboard, or `NOBODY`. */
  host: UnitId;
  /** GDF-AMB-04: the round in which it arrived from an Ambush; 0 if it did not. */
  arrived: number;
  models: readonly Model[];
  /** GDF-CAS-01: spell tokens of each model. Replaced, never written into. */
  tokens: readonly number[];
  /** Spells that last. Replaced, never written into; `models` is replaced with them, since figures know their rules. */
  boons: readonly Boon[];
}

/** Nobody controls the marker. */
export const NEUTRAL = -1;

export interface State {
  /** Shared by all forks: replaced when a Hero joins a unit, never written into. */
  battle: Battle;
  /** 0 before the first round. */
  round: number;
  /** Who has the first turn of this round. */
  first: Seat;
  /** Activations completed in this round, and for each seat the number of its latest one (0 for none). */
  activations: number;
  latest: number[];
  units: UnitState[];
  /** The seat whose long edge is at y = 0; the other has the far one. */
  near: Seat;
  /** Replaced when a marker is placed, never written into. */
  markers: readonly Point[];
  /** The seat that controls each marker, or `NEUTRAL`. */
  owners: number[];
}

export const SEATS: readonly Seat[] = [0, 1];
export const enemyOf = (seat: Seat): Seat => 1 - seat;

export const unitOf = (state: State, unit: UnitId): UnitState => state.units[unit] as UnitState;

/** The static part of a unit, with the rules that lasting spells lend to its models. */
export function rosterOf(state: State, unit: UnitId): Roster {
  const roster = state.battle.rosters[unit] as Roster;
  const { boons } = unitOf(state, unit);
  return boons.length === 0 ? roster : boonedRoster(roster, boons);
}

export const seatOf = (state: State, unit: UnitId): Seat => (state.battle.rosters[unit] as Roster).seat;

const NOTHING: readonly never[] = Object.freeze([]);

/** A unit that stands where its models are given and has done nothing yet. */
export const unitAt = (place: Place, models: readonly Model[]): UnitState => ({
  version: 0,
  activated: false,
  shaken: false,
  moved: false,
  fatigued: false,
  place,
  host: NOBODY,
  arrived: 0,
  models,
  tokens: NOTHING,
  boons: NOTHING,
});

/** Everybody where the models are given, before the first round. */
export function firstState(
  battle: Battle,
  models: readonly (readonly Model[])[],
  markers: readonly Point[] = NOTHING,
): State {
  return {
    battle,
    round: 0,
    first: 0,
    activations: 0,
    latest: SEATS.map(() => 0),
    units: models.map(own => unitAt('table', own)),
    near: 0,
    markers: frozenPoints(markers),
    owners: markers.map(() => NEUTRAL),
  };
}

/** Forks share the markers, so nobody may write into them. */
export const frozenPoints = (points: readonly Point[]): readonly Point[] =>
  Object.freeze(points.map(({ x, y }) => Object.freeze({ x, y })));

export function clone(state: State): State {
  const units: UnitState[] = [];
  for (const {
    version,
    activated,
    shaken,
    moved,
    fatigued,
    place,
    host,
    arrived,
    models,
    tokens,
    boons,
  } of state.units)
    units.push({ version, activated, shaken, moved, fatigued, place, host, arrived, models, tokens, boons });
  return {
    battle: state.battle,
    round: state.round,
    first: state.first,
    activations: state.activations,
    latest: [...state.latest],
    units,
    near: state.near,
    markers: state.markers,
    owners: [...state.owners],
  };
}
