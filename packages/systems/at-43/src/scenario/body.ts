import type { Ability, Category, Command, FireArc, Name, Role } from '../battle.js';
import type { MissionId, PositionUse } from '../missions/mission.js';
import type { Attitudes, Morale, Moved, UnitPlace } from '../state.js';

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
  readonly arcs?: readonly (FireArc | ArcBody | null)[];
  readonly command?: Partial<Omit<Command, 'title'>>;
  readonly hero?: string;
  readonly abilities?: readonly Ability[];
}

/** What a vehicle's weapon sees: so many degrees on both sides together, around a direction counted from the hull's own. */
export interface ArcBody {
  readonly degrees: number;
  readonly width: number;
}

/** Structure points left of a machine, part by part; what is left out is whole. */
export interface PartsBody {
  readonly propulsion?: number;
  readonly chassis?: number;
  readonly weapons?: readonly number[];
}

export interface UnitBody {
  readonly id: string;
  readonly name?: Name;
  readonly player: number;
  /** One place for each figure; the first is the leader. Units that are not on the table need none. */
  readonly at?: readonly At[];
  /** How many figures a unit without places has; 1 if absent. */
  readonly strength?: number;
  /** What all its figures are, and what some of them are instead, by their names or by index from 0. */
  readonly kind?: Kind;
  readonly figures?: Readonly<Record<string, Kind>>;
  readonly place?: UnitPlace;
  readonly pool?: 'assault' | 'reinforcement' | 'pilot';
  readonly cost?: number;
  readonly attitudes?: Partial<Attitudes>;
  readonly morale?: Morale;
  /** `scouts/2`, or indices from 0. */
  readonly prone?: readonly (string | number)[];
  /** Structure points left, by names or by index from 0: part by part, or a list of propulsion, chassis and each weapon. */
  readonly parts?: Readonly<Record<string, readonly number[] | PartsBody>>;
  /** Which way all look, counter-clockwise from the right. */
  readonly degrees?: number;
  /** The same in the engine's own steps, which no file has. */
  readonly facing?: number;
  /** Figures lost so far, by their names or by index from 0. */
  readonly lost?: readonly (string | number)[];
  /** Its card in this turn has been turned over already. */
  readonly played?: boolean;
  /** It came by a drop point in this turn. */
  readonly dropped?: boolean;
}

/** A place of a mission of one's own; lengths in centimetres, sides by their players. */
export interface PlaceBody {
  readonly id: string;
  readonly name?: Name;
  readonly disc?: At;
  readonly edge?: readonly [At, At];
  readonly area?: readonly [x: number, y: number, width: number, depth: number];
  readonly uses?: readonly PositionUse[];
  /** Whose it is for good. */
  readonly owner?: number;
  /** Who holds it until another side takes it. */
  readonly heldBy?: number;
  readonly limit?: number;
  readonly objective?: boolean;
  /** Reinforcement points at its capture and in each control phase, for every side. */
  readonly capture?: number;
  readonly control?: number;
}

/** What a mission of one's own has otherwise than the one it is made from. */
export interface BriefingBody {
  readonly turns?: number;
  /** Victory points that end the game, by player. */
  readonly target?: readonly number[];
  /** Who wins the first Authority test without a roll. */
  readonly firstAuthority?: number;
  readonly knownTerrain?: readonly boolean[];
  /** The elements that are placed in preparation. */
  readonly pieces?: readonly string[];
  readonly places?: readonly PlaceBody[];
  readonly artillery?: { readonly player: number; readonly lastTurn: number; readonly weapon: WeaponBody };
}

/** What is known of one place of the mission in the position. */
export interface PlaceStateBody {
  readonly controller?: number;
  readonly captured?: readonly number[];
  readonly entered?: number;
}

export interface SurvivorBody {
  readonly searched?: readonly string[];
  readonly found?: boolean;
  readonly escort?: string;
  readonly at?: At;
  readonly takenBy?: number;
}

/** A weapon that was used: `scouts/2` and its name. */
export type UseBody = readonly [fighter: string, weapon: string];

/** A moment inside an activation: what the unit has done so far. */
export interface ActingBody {
  readonly unit: string;
  /** Was it free when it was activated? So it was if absent. */
  readonly free?: boolean;
  readonly moved?: Moved;
  readonly before?: readonly UseBody[];
  readonly after?: readonly UseBody[];
  readonly struck?: readonly UseBody[];
  readonly worked?: boolean;
}

export interface TerrainBody {
  readonly name?: Name;
  /** What answers call it; `piece-1` and so on, or its kind, if absent. */
  readonly id?: string;
  /** A kind of the game's own, with its middle there, turned by so many degrees; or a box of one's own. */
  readonly kind?: string;
  readonly at?: At;
  readonly degrees?: number;
  /** Lower left corner, width and depth. */
  readonly box?: readonly [x: number, y: number, width: number, depth: number];
  readonly size?: number;
  readonly crossable?: boolean;
  readonly standable?: boolean;
  readonly openable?: boolean;
  readonly open?: boolean;
  readonly protection?: number;
  readonly structure?: number;
}

export const STAGES = ['preparation', 'main', 'tactical', 'activations', 'control'] as const;
export type Stage = (typeof STAGES)[number];

/** A unit's card has just been turned over; or a player's turn to activate; or a phase begins. */
export type StartBody =
  | { readonly activate: string }
  | { readonly acting: ActingBody }
  | { readonly opportunity: number }
  | Stage;

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
  /** Each player's commander, `scouts/1`, or `none`. */
  readonly commanders?: readonly string[];
  /** Results of this turn's Authority test, and who was first to activate. */
  readonly authority?: readonly number[];
  readonly first?: number;
  /** Did each player pass at his latest opportunity? Has he called a strike in this turn? */
  readonly deferred?: readonly boolean[];
  readonly struck?: readonly boolean[];
  readonly priorities?: readonly (readonly string[])[];
  readonly places?: Readonly<Record<string, PlaceStateBody>>;
  readonly survivor?: SurvivorBody;
  /** Who plays which portion of the table, counted from 1 (1 is south); in the order of the players if absent. */
  readonly portions?: readonly number[];
  readonly briefing?: BriefingBody;
  readonly freeMeasuring?: boolean;
  readonly width?: number;
  readonly depth?: number;
}
