import { type Point, pointFrom } from '@banneret/geometry';
import type { Prompt, Seat, Shape, ShapeKind } from '@banneret/kernel';
import { COARSE_GRID, judgeMarker, markerSpots } from '../places/markers.js';
import { acrossOf, pointFromEdge } from '../places/zones.js';
import type { State } from '../state.js';

/** Where the next objective marker goes. */
export interface MarkerQuestion extends Shape {
  readonly kind: 'gdf.marker';
}

/** GDF-OBJ-03: one marker each in turn. */
export const askMarker = (seat: Seat, left: number): Prompt<MarkerQuestion> => ({
  seat,
  ask: 'gdf.ask.marker',
  rule: 'GDF-OBJ-03',
  shape: { kind: 'gdf.marker' },
  args: { left },
});

const SAMPLE_TRIES = 20;

export const markerKind: ShapeKind<State, MarkerQuestion, Point> = {
  parse: raw => pointFrom(raw),
  judge: (state, _shape, at) => judgeMarker(state, at),

  *enumerate(state) {
    let isAnyListed = false;
    for (const at of markerSpots(state, COARSE_GRID)) {
      yield at;
      isAnyListed = true;
    }
    if (!isAnyListed) for (const at of markerSpots(state)) yield at;
  },

  sample(state, _shape, _seat, rng) {
    const { battle } = state;
    const { width, depth, zoneDepth } = battle;
    const between = acrossOf(battle) - 2 * zoneDepth - 1;
    for (let tries = 0; tries < SAMPLE_TRIES; tries++) {
      const along = rng.below(Math.max(width, depth));
      const at = pointFromEdge(battle, along, zoneDepth + 1 + rng.below(between));
      if (judgeMarker(state, at).ok) return at;
    }
    // The question is asked only while there is a place.
    return markerSpots(state).next().value as Point;
  },

  finite: () => false,
};
