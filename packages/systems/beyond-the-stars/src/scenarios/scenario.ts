import type { Because, Ruling, Seat } from '@banneret/kernel';
import type { Zone } from '../deploy/zone.js';
import type { ScenarioId } from '../names.js';
import type { FigureId, Marker, State, UnitId } from '../state.js';

/** One reason for victory points. */
export interface ScoreLine {
  readonly because: Because;
  readonly points: number;
}

/** What may be designated in secret; an empty list asks for nothing. BTS-SCN-14. */
export interface Designations {
  readonly ownChampion: readonly FigureId[];
  readonly enemyTarget: readonly FigureId[];
  /** Places in `State.markers`. */
  readonly objective: readonly number[];
}

export const NO_DESIGNATIONS: Designations = { ownChampion: [], enemyTarget: [], objective: [] };

/** One scenario of the book, in one file. */
export interface Scenario {
  readonly id: ScenarioId;
  /** Who is Player A of the deployment: the higher roll, or the lower one (BTS-SCEM-03). */
  readonly first: 'higher' | 'lower';
  /** Does Player A choose his edge? */
  readonly choosesEdge: boolean;
  /** The rule about where units are deployed, and where that is; a base must be wholly in one of the zones. */
  readonly zoneRule: string;
  zones(state: State, seat: Seat, unit: UnitId): readonly Zone[];
  /** BTS-SCES-02: a die decides between two halves of the zone. */
  readonly halves?: boolean;
  /** May this unit be kept in reserve, as far as the scenario goes? BTS-RNF-01 comes on top. */
  reserve(state: State, seat: Seat, unit: UnitId): Ruling;
  /** Objectives that lie where the book says. */
  markers?(state: State): readonly Marker[];
  /** BTS-SCCO-02: objectives that the players place. */
  readonly placesMarkers?: boolean;
  secrets?(state: State, seat: Seat): Designations;
  /** All lines that a side scores at the end; BTS-SCN-04 caps their sum. */
  score(state: State, seat: Seat): readonly ScoreLine[];
}
