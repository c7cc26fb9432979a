import { entirelyInside, pointAt, standing, type Placed, type Polygon, type Um } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { figures } from '../units/figures.js';
import { aircraftField } from '../places/place.js';
import { FLIGHT, FLIGHT_GRID } from '../rulings.js';
import type { State, UnitId } from '../state.js';

/** Where an Aircraft is after flying so far along its facing. GDF-AIR-05, R-43. */
export const flownTo = (state: State, unit: UnitId, distance: Um): Placed[] =>
  figures(state, unit).map(({ base, at, facing }) => ({ base, at: pointAt(at, facing, distance), facing }));

/** GDF-AIR-06, R-43: any part of a base beyond the edge is off the table. */
export function isOffTable(state: State, placed: readonly Placed[]): boolean {
  const { width, depth } = state.battle;
  const table: Polygon = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  return !placed.every(model => entirelyInside(model, table));
}

/** May the Aircraft fly just so far? GDF-AIR-04, -05. */
export function judgeFlight(state: State, unit: UnitId, distance: Um): Ruling {
  if (distance < FLIGHT.least || distance > FLIGHT.most)
    return illegal('GDF-AIR-05', 'gdf.no.flight-distance', { inches: Math.round(distance / 254) / 100 });
  if (stopsClear(state, unit, distance) || isForced(state, unit)) return legal;
  return illegal('GDF-AIR-04', 'gdf.no.flight-contact');
}

/** H-32: there is nowhere to stop, so it stops anywhere. */
export const isForced = (state: State, unit: UnitId): boolean =>
  flightGrid().every(distance => !stopsClear(state, unit, distance));

/** it may not stop in contact with anybody. Beyond the edge it does not stop. */
export function stopsClear(state: State, unit: UnitId, distance: Um): boolean {
  const placed = flownTo(state, unit, distance);
  if (isOffTable(state, placed)) return true;
  const field = aircraftField(state, unit);
  return placed.every(model => standing(field, model).ok);
}

/** H-32. */
export function flightGrid(): Um[] {
  const distances: Um[] = [];
  for (let distance: Um = FLIGHT.least; distance <= FLIGHT.most; distance += FLIGHT_GRID) distances.push(distance);
  return distances;
}
