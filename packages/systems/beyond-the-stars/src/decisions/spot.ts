import { FACINGS, legLength, type Point, pointAt, pointFrom, type Um } from '@banneret/geometry';
import { illegal, legal, type Prompt, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import type { State } from '../state.js';
import { inCm } from '../movement/judge.js';

/** A point of the table, more than `least` and at most `most` from another. */
export interface SpotQuestion extends Shape {
  readonly kind: 'bts.spot';
  readonly around: Point;
  readonly least: Um;
  readonly most: Um;
}

/** BTS-ART-04: where the centre of a template goes. */
export const askSpot = (seat: Seat, around: Point, least: Um, most: Um): Prompt<SpotQuestion> => ({
  seat,
  ask: 'bts.ask.deviation',
  rule: 'BTS-ART-04',
  shape: { kind: 'bts.spot', around, least, most },
  args: { least: inCm(least), most: inCm(most) },
});

export const spotKind: ShapeKind<State, SpotQuestion, Point> = {
  parse: pointFrom,
  judge({ battle: { width, depth } }, { around, least, most }, choice, _seat, rule) {
    const away = legLength(around, choice);
    if (choice.x < 0 || choice.y < 0 || choice.x > width || choice.y > depth) return illegal(rule, 'bts.no.off-table');
    if (away > most || away < least || (away === least && least > 0))
      return illegal(rule, 'bts.no.wrong-distance', { away: inCm(away), least: inCm(least), most: inCm(most) });
    return legal;
  },
  *enumerate(state, shape, seat) {
    for (const point of pointsNear(state, shape))
      if (spotKind.judge(state, shape, point, seat, 'BTS-ART-04').ok) yield point;
  },
  sample(state, shape, seat, rng) {
    for (let tries = 0; tries < TRIES; tries++) {
      const away = shape.least + 2 + rng.below(Math.max(1, shape.most - shape.least - 3));
      const point = pointAt(shape.around, rng.below(FACINGS), away);
      if (spotKind.judge(state, shape, point, seat, 'BTS-ART-04').ok) return point;
    }
    return [...spotKind.enumerate(state, shape, seat)][0] ?? shape.around;
  },
  finite: () => false,
};

const TRIES = 20;

/** The figures in reach, and points all around, near and far. */
function* pointsNear(state: State, { around, least, most }: SpotQuestion): Generator<Point> {
  for (const { place, spot } of state.figures) if (place === 'table') yield { x: spot.x, y: spot.y };
  for (const away of [most - 2, Math.floor((least + most) / 2)])
    for (let i = 0; i < 16; i++) yield pointAt(around, (i * FACINGS) / 16, away);
}
