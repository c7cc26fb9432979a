import { isObject, legal, type Shape, type ShapeKind } from '@banneret/kernel';
import { pointFrom, type Point } from '@banneret/geometry';
import type { State } from '../state.js';
import { densePoints, regionOfSpot } from './denseSpot.js';
import { findSpot } from './findSpot.js';
import { candidates } from './suggestSpots.js';
import { isHopeless, spotFault, type SpotQuestion } from './spots.js';

/** One point of the table: the centre of a Marker or of a piece of terrain. */
export interface SpotShape extends Shape {
  readonly kind: 'tos.spot';
  readonly question: SpotQuestion;
}

export const spot = (question: SpotQuestion): SpotShape => ({ kind: 'tos.spot', question });

export const spotKind: ShapeKind<State, SpotShape, Point> = {
  parse: raw => parsePoint(raw),

  judge(s, { question }, at) {
    const fault = spotFault(s, question, at);
    return fault === undefined ? legal : { ok: false, because: [fault] };
  },

  *enumerate(s, { question }) {
    const regions = new Set<string>();
    for (const at of candidates(s, question)) {
      if (spotFault(s, question, at) !== undefined) continue;
      regions.add(regionOfSpot(s, question, at));
      yield at;
    }
    // One in every other region that has room, however narrow.
    if (isHopeless(s, question)) return;
    for (const at of densePoints(s, question)) {
      const region = regionOfSpot(s, question, at);
      if (regions.has(region) || spotFault(s, question, at) !== undefined) continue;
      regions.add(region);
      yield at;
    }
  },

  sample(s, { question }, _seat, rng) {
    const at = findSpot(s, question, rng);
    if (at === undefined) throw new Error(`no spot for ${question.what}: it should not have been asked for`);
    return at;
  },

  finite: () => false,
};

/** A point, and nothing else in it. */
export const parsePoint = (raw: unknown): Point | undefined =>
  isObject(raw) && Object.keys(raw).length === 2 ? pointFrom(raw) : undefined;
