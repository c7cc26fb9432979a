import { legal, type Shape, type ShapeKind } from '@banneret/kernel';
import type { Point } from '@banneret/geometry';
import { findPlaces } from '../movement/findPlaces.js';
import { somePlaces } from '../movement/suggestPlaces.js';
import { placeFault, type PlaceQuestion, type Places } from '../movement/placing.js';
import type { State } from '../state.js';
import { distinct } from './distinct.js';
import { parsePoint } from './spot.js';

/** Where Fireteams are Placed by an effect, in their order; `null` for one that cannot be. */
export interface PlaceShape extends Shape {
  readonly kind: 'tos.place';
  readonly question: PlaceQuestion;
}

export const placeShape = (question: PlaceQuestion): PlaceShape => ({ kind: 'tos.place', question });

export const placeKind: ShapeKind<State, PlaceShape, Places> = {
  parse(raw, { question }) {
    if (!Array.isArray(raw) || raw.length !== question.fireteams.length) return undefined;
    const points = Array.from(raw, point => (point === null ? null : parsePoint(point)));
    return points.some(point => point === undefined) ? undefined : (points as (Point | null)[]);
  },

  judge(s, { question }, at) {
    const fault = placeFault(s, question, at);
    return fault === undefined ? legal : { ok: false, because: [fault] };
  },

  *enumerate(s, { question }) {
    let found = false;
    for (const places of distinct(somePlaces(s, question))) {
      found = true;
      yield places;
    }
    if (!found) yield question.fireteams.map(() => null);
  },

  sample: (s, { question }, _seat, rng) =>
    findPlaces(s, question, rng) ?? findPlaces(s, question) ?? question.fireteams.map(() => null),

  finite: () => false,
};
