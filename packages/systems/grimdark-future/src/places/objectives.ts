import { gapToPoint, type Um } from '@banneret/geometry';
import type { Result, Seat } from '@banneret/kernel';
import { figures, standingUnits } from '../units/figures.js';
import { ROUNDS, SEIZE_RANGE } from '../rulings.js';
import { NEUTRAL, SEATS, unitOf, type Model, type State, type UnitId } from '../state.js';
import { isAircraft } from '../units/traits.js';

/** Who controls a marker when it is looked at now, at the end of a round. GDF-OBJ-08 to -14. */
export function markerOwner(state: State, marker: number): number {
  const holders = SEATS.filter(seat => holds(state, marker, seat));
  if (holders.length > 1) return NEUTRAL;
  return holders[0] ?? (state.owners[marker] as number);
}

/** Has the seat a unit at the marker that counts? */
const holds = (state: State, marker: number, seat: Seat): boolean =>
  standingUnits(state, seat).some(
    unit => mayHold(state, unit) && (markerGaps(state, unit)[marker] as Um) <= SEIZE_RANGE,
  );

/**
 * GDF-OBJ-10, -11, -17, R-11: who neither seizes nor contests: Shaken units, Aircraft, whoever arrived from Ambush in the
 * last round, and of course nobody who is not on the table.
 */
export function mayHold(state: State, unit: UnitId): boolean {
  const { shaken, arrived, place } = unitOf(state, unit);
  return place === 'table' && !shaken && arrived < ROUNDS && !isAircraft(state, unit);
}

const knownGaps = new WeakMap<readonly Model[], readonly Um[]>();

/** GDF-OBJ-18: how far each marker is from the unit's closest base edge. */
export function markerGaps(state: State, unit: UnitId): readonly Um[] {
  const { models } = unitOf(state, unit);
  const known = knownGaps.get(models);
  // Units may be looked at before all markers are there.
  if (known?.length === state.markers.length) return known;
  const living = figures(state, unit);
  const gaps = state.markers.map(marker =>
    living.reduce((least, figure) => Math.min(least, gapToPoint(figure, marker)), Infinity),
  );
  knownGaps.set(models, gaps);
  return gaps;
}

/** GDF-OBJ-15, -16: more markers win; equal is a draw. */
export function resultOf(state: State): Result {
  const scores = SEATS.map(seat => state.owners.filter(owner => owner === seat).length);
  const [a = 0, b = 0] = scores;
  return { winners: [...(a > b ? [0] : []), ...(a < b ? [1] : [])], scores };
}
