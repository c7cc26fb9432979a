import type { Point } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import type { State } from '../state.js';
import { denseSpot } from './denseSpot.js';
import { isHopeless, type SpotQuestion } from './spots.js';
import { quickSpot, somewhere } from './suggestSpots.js';

/**
 * A legal point, if there is one: always the same one without chance, any of them with it. What a quick look over a raster
 * misses is found by the bounds of the place (`denseSpot`).
 */
export function findSpot(s: State, q: SpotQuestion, rng?: Rng): Point | undefined {
  if (isHopeless(s, q)) return undefined;
  return (rng?.below(THOROUGH) === 0 ? somewhere(s, q, rng) : quickSpot(s, q, rng)) ?? denseSpot(s, q, rng);
}

/** One random point in so many is looked for thoroughly at once. */
const THOROUGH = 12;
