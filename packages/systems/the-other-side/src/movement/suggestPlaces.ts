import { FACINGS } from '@banneret/geometry';
import type { State } from '../state.js';
import { densely, findPlaces } from './findPlaces.js';
import { placeFault, type PlaceQuestion, type Places } from './placing.js';
import { packed, regionOfPlaces } from './suggestSpots.js';

/** Placements that differ: one in every region that has room. */
export function* somePlaces(s: State, q: PlaceQuestion): Generator<Places> {
  const first = findPlaces(s, q);
  if (first === undefined) return;
  yield first;
  const regions = new Set([regionOfPlaces(s, q, first)]);
  for (let i = 0; i < MORE_PLACES; i++) {
    const found = packed(s, q, Math.round((i * FACINGS) / MORE_PLACES));
    if (found === undefined || placeFault(s, q, found) !== undefined) continue;
    regions.add(regionOfPlaces(s, q, found));
    yield found;
  }
  for (;;) {
    const other = densely(s, q, undefined, at => !regions.has(regionOfPlaces(s, q, [at])));
    if (other === undefined) return;
    regions.add(regionOfPlaces(s, q, other));
    yield other;
  }
}

const MORE_PLACES = 8;
