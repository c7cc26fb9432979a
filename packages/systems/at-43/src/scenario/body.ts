import type { Ability, Category, Command, FireArc, Name, Role } from '../battle.js';
import type { MissionId } from '../missions/mission.js';
import type { Attitudes, Morale, UnitPlace } from '../state.js';

/** The game's own part of a scenario file, once its schema has been checked. Lengths are centimetres, players count from 1. */

export type At = readonly [x: number, y: number];

export interface WeaponBody {
  readonly id: string;
  /** What players read; the id without one. */
  readonly name?: Name;
  readonly mode?: 'direct' | 'indirect' | 'melee';
  readonly accuracy?: number;
  readonly locked?: number;
  readonly rate?: number;
  readonly rerolls?: number;
  readonly area?: number;
  readonly penetration: number;
  readonly damage?: number;
}

/** What a figure is; everything left out is a rank-1 foot soldier's. */
export interface Kind {
  readonly name?: Name;
  readonly role?: Role;
  readonly category?: Category;
  readonly rank?: number;
  readonly size?: number;
  readonly radius?: number;
  readonly movement?: number;
  readonly combat?: number;
  readonly protection?: number;
  /** Without one he has Nerves of Steel. */
  readonly morale?: number | null;
  readonly weapons?: readonly string[];
  /** Armour: structure of chassis, propulsion and each weapon. */
  readonly structure?: readonly [chassis: number, propulsion: number, weapon: number];
  readonly arcs?: readonly (FireArc | null)[];
  readonly command?: Partial<Omit<Command, 'title'>>;
  readonly hero?: string;
  readonly abilities?: readonly Ability[];
}

export interface UnitBody {
  readonly id: string;
  readonly name?: Name;
  readonly player: number;
  /** One place for each figure; the first is the leader. */
  readonly at: readonly At[];
  /** What all its figures are, and what some of them are instead, by index from 0. */
  readonly kind?: Kind;
  readonly figures?: Readonly<Record<string, Kind>>;
  readonly place?: UnitPlace;
  readonly pool?: 'assault' | 'reinforcement' | 'pilot';
  readonly cost?: number;
  readonly attitudes?: Partial<Attitudes>;
  readonly morale?: Morale;
  /** Indices from 0. */
  readonly prone?: readonly number[];
  /** Structure points left, by index from 0. */
  readonly parts?: Readonly<Record<string, readonly number[]>>;
  /** In 4096ths of a turn. */
  readonly facing?: number;
}

export interface TerrainBody {
  readonly name?: Name;
  /** Lower left corner, width and depth. */
  readonly box: readonly [x: number, y: number, width: number, depth: number];
  readonly size: number;
  readonly crossable?: boolean;
  readonly standable?: boolean;
  readonly openable?: boolean;
  readonly open?: boolean;
  readonly protection?: number;
  readonly structure?: number;
}

export const STAGES = ['main', 'tactical', 'activations', 'control'] as const;
export type Stage = (typeof STAGES)[number];

/** A unit's card has just been turned over; or a player's turn to activate; or a phase begins. */
export type StartBody = { readonly activate: string } | { readonly opportunity: number } | Stage;

export interface Body {
  readonly mission?: MissionId;
  readonly value?: number;
  readonly players?: number;
  readonly turn?: number;
  readonly start: StartBody;
  readonly weapons?: readonly WeaponBody[];
  readonly units: readonly UnitBody[];
  readonly terrain?: readonly TerrainBody[];
  readonly points?: readonly number[];
  readonly victory?: readonly number[];
  readonly reinforcement?: readonly number[];
  /** The cards of each player that lie face down, by unit id. */
  readonly cards?: readonly (readonly string[])[];
  readonly freeMeasuring?: boolean;
  readonly width?: number;
  readonly depth?: number;
}
