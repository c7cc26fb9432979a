import type { Seat } from '@banneret/kernel';
import { NOBODY, type Battle, type FighterId, type Point, type UnitId } from '../battle.js';

/** What changes about a place of the mission. */
export interface PlaceState {
  /** AT43-CTL-04: who controls it until the next control phase, or `NOBODY`. */
  controller: Seat;
  /** AT43-OBJ-05: the sides that captured it. Replaced, never written into. */
  captured: readonly Seat[];
  /** AT43-POS-07: units put down here so far. */
  entered: number;
}

/** AT43-MSG-08: an officer who was lost, and whether he commanded then. */
export interface Fallen {
  readonly seat: Seat;
  readonly fighter: FighterId;
  readonly commander: boolean;
  /** the side whose action it was. */
  readonly by: Seat;
}

/** a unit eliminated since the last control phase, and the side whose action it was. */
export interface Slain {
  readonly unit: UnitId;
  readonly by: Seat;
}

/** AT43-MS6-05 to -09: the survivor. */
export interface Survivor {
  /** Places already searched. */
  readonly searched: readonly number[];
  readonly found: boolean;
  /** The unit that has him, or `NOBODY`; then he lies at `at` once he was found. */
  readonly escort: UnitId;
  readonly at: Point;
  /** Who took him off the table, or `NOBODY`. */
  readonly takenBy: Seat;
  /** AT43-OBJ-08: was that scored? */
  readonly scored: boolean;
}

/** What a mission keeps score of. Lists are replaced, never written into. */
export interface MissionState {
  /** AT43-TBL-06: the portion of each seat, -1 before it is settled. */
  portions: readonly number[];
  places: PlaceState[];
  /** AT43-MS1-05: what each seat named as its priority targets. */
  priorities: readonly (readonly UnitId[])[];
  /** AT43-MSG-07: eliminated units that were scored. */
  counted: readonly UnitId[];
  /** Officers lost since the last control phase. */
  fallen: readonly Fallen[];
  /** Units eliminated since the last control phase. */
  slain: readonly Slain[];
  /** AT43-MS1-06: seats whose commander was scored once. */
  beheaded: readonly Seat[];
  survivor: Survivor;
}

const NOTHING: readonly never[] = Object.freeze([]);

export const LOST_IN_THE_WRECKS: Survivor = Object.freeze({
  searched: NOTHING,
  found: false,
  escort: NOBODY,
  at: Object.freeze({ x: 0, y: 0 }),
  takenBy: NOBODY,
  scored: false,
});

export const firstMissionState = (battle: Battle): MissionState => ({
  portions: Array.from({ length: battle.seats }, () => NOBODY),
  places: battle.mission.places.map(() => ({ controller: NOBODY, captured: NOTHING, entered: 0 })),
  priorities: Array.from({ length: battle.seats }, () => NOTHING),
  counted: NOTHING,
  fallen: NOTHING,
  slain: NOTHING,
  beheaded: NOTHING,
  survivor: LOST_IN_THE_WRECKS,
});

export const cloneMission = ({
  portions,
  places,
  priorities,
  counted,
  fallen,
  slain,
  beheaded,
  survivor,
}: MissionState): MissionState => ({
  portions,
  places: places.map(({ controller, captured, entered }) => ({ controller, captured, entered })),
  priorities,
  counted,
  fallen,
  slain,
  beheaded,
  survivor,
});
