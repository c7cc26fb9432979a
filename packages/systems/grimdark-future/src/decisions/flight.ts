import { inches, type Um } from '@banneret/geometry';
import type { Prompt, Seat, Shape, ShapeKind } from '@banneret/kernel';
import { flightGrid, judgeFlight } from '../movement/flight.js';
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
  parse: raw => (Number.isSafeInteger(raw) && Math.abs(raw as number) <= MOST_UM ? (raw as number) + 0 : undefined),
  judge: (state, { unit }, distance) => judgeFlight(state, unit, distance),

  /** Every whole inch, or whatever is left when those end in contact. */
  *enumerate(state, { unit }) {
    let listed = 0;
    for (let distance: Um = FLIGHT.least; distance <= FLIGHT.most; distance += inches(1)) {
      if (!judgeFlight(state, unit, distance).ok) continue;
      yield distance;
      listed++;
    }
    if (listed > 0) return;
    for (const distance of flightGrid()) if (judgeFlight(state, unit, distance).ok) yield distance;
  },

  sample(state, { unit }, _seat, rng) {
    const distances = flightGrid();
    const from = rng.below(distances.length);
    // H-32 leaves at least one of them.
    const legal = distances.map((_, i) => distances[(from + i) % distances.length] as Um);
    return legal.find(distance => judgeFlight(state, unit, distance).ok) ?? FLIGHT.least;
  },

  finite: () => false,
};

const MOST_UM = 4_000_000;
