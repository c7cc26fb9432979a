import { inches, isCoordinate, type Um } from '@banneret/geometry';
import type { Prompt, Seat, Shape, ShapeKind } from '@banneret/kernel';
import { judgeFlight } from '../movement/flight.js';
import { stopsInEachInch } from '../movement/suggestFlight.js';
import { FLIGHT } from '../rulings.js';
import type { State, UnitId } from '../state.js';

/** How far an Aircraft flies, in micrometres; the course is given by its facing. */
export interface FlightQuestion extends Shape {
  readonly kind: 'gdf.flight';
  readonly unit: UnitId;
}

/** GDF-AIR-05, -07. */
export const askFlight = (seat: Seat, unit: UnitId): Prompt<FlightQuestion> => ({
  seat,
  ask: 'gdf.ask.flight',
  rule: 'GDF-AIR-05',
  shape: { kind: 'gdf.flight', unit },
  args: { unit },
});

export const flightKind: ShapeKind<State, FlightQuestion, Um> = {
  parse: raw => (isCoordinate(raw) ? raw + 0 : undefined),
  judge: (state, { unit }, distance) => judgeFlight(state, unit, distance),

  /** Every whole inch, or what is nearest to it. */
  enumerate: (state, { unit }) => stopsInEachInch(state, unit),

  sample(state, { unit }, _seat, rng) {
    const stops = [...stopsInEachInch(state, unit, rng.below(inches(1)))];
    return stops[rng.below(stops.length)] ?? FLIGHT.least;
  },

  finite: () => false,
};
