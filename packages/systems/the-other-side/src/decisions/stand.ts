import { legal, seededRng, type Shape, type ShapeKind } from '@banneret/kernel';
import type { Point } from '@banneret/geometry';
import type { State } from '../state.js';
import { distinct } from './distinct.js';
import { denseStand } from './denseStand.js';
import { regionOfStand } from './suggestRegions.js';
import { findStand } from './findStand.js';
import { parsePoint } from './spot.js';
import { standFault, type StandQuestion } from './stands.js';

/** How many places besides the first are offered to a player who wants to see some. */
const MORE_STANDS = 8;

/** Where Fireteams of one unit are put down, in their order: deployed, Summoned, brought back. */
export interface StandShape extends Shape {
  readonly kind: 'tos.stand';
  readonly question: StandQuestion;
}

export const stand = (question: StandQuestion): StandShape => ({ kind: 'tos.stand', question });

export const standKind: ShapeKind<State, StandShape, readonly Point[]> = {
  parse(raw, { question }) {
    if (!Array.isArray(raw) || raw.length !== question.fireteams.length) return undefined;
    const points = Array.from(raw, parsePoint);
    return points.some(point => point === undefined) ? undefined : (points as Point[]);
  },

  judge(s, { question }, at) {
    const fault = standFault(s, question, at);
    return fault === undefined ? legal : { ok: false, because: [fault] };
  },

  enumerate: (s, { question }) => distinct(suggestStands(s, question)),

  sample(s, { question }, _seat, rng) {
    const found = findStand(s, question, rng);
    if (found === undefined) throw new Error(`no room for unit ${question.unit}: it should not have been asked for`);
    return found;
  },

  finite: () => false,
};

function* suggestStands(s: State, question: StandQuestion): Generator<readonly Point[]> {
  const first = findStand(s, question);
  if (first === undefined) return;
  yield first;
  const regions = new Set([regionOfStand(s, question, first)]);
  for (let i = 0; i < MORE_STANDS; i++) {
    const more = findStand(s, question, seededRng('stand', i)) ?? first;
    regions.add(regionOfStand(s, question, more));
    yield more;
  }
  // One in every other region that has room, however narrow.
  for (;;) {
    const other = denseStand(s, question, undefined, at => !regions.has(regionOfStand(s, question, [at])));
    if (other === undefined) return;
    regions.add(regionOfStand(s, question, other));
    yield other;
  }
}
