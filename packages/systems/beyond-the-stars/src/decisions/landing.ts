import {
  FACINGS,
  legLength,
  overlapsPolygon,
  type Point,
  pointAt,
  pointFrom,
  type Um,
  within,
} from '@banneret/geometry';
import { illegal, legal, type Prompt, type Ruling, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import { judgeStand, placedThere, spotAt } from '../deploy/stand.js';
import { placedOf } from '../figures/placed.js';
import { inCm } from '../movement/judge.js';
import { CONTROL_ZONE } from '../rulings.js';
import type { FigureId, State } from '../state.js';

/** BTS-SPR-70(b), (c): where a figure appears: anywhere, or more than `least` and at most `most` from where it aimed. */
export interface LandingQuestion extends Shape {
  readonly kind: 'bts.landing';
  readonly figure: FigureId;
  readonly around?: Point;
  readonly least: Um;
  readonly most: Um;
}

export const askLanding = (seat: Seat, shape: Omit<LandingQuestion, 'kind'>): Prompt<LandingQuestion> => ({
  seat,
  ask: shape.around === undefined ? 'bts.ask.landing' : 'bts.ask.drift',
  rule: 'BTS-SPR-70',
  shape: { kind: 'bts.landing', ...shape },
  ...(shape.around !== undefined && { args: { least: inCm(shape.least), most: inCm(shape.most) } }),
});

/** Outside scenery and more than 3 cm from everybody. */
export function judgeLanding(state: State, figure: FigureId, at: Point): Ruling {
  const placed = placedThere(state, figure, spotAt(state, figure, at));
  const stood = judgeStand(state, placed);
  if (!stood.ok) return stood;
  const piece = state.battle.terrain.findIndex(
    ({ kind, outline }) => kind !== 'open' && overlapsPolygon(placed, outline),
  );
  if (piece >= 0) return illegal('BTS-SPR-70', 'bts.no.in-scenery', { piece });
  const other = state.figures.findIndex(
    ({ place }, one) => place === 'table' && within(placed, placedOf(state, one), CONTROL_ZONE),
  );
  return other < 0 ? legal : illegal('BTS-SPR-70', 'bts.no.near-figure', { other });
}

const TRIES = 40;

export const landingKind: ShapeKind<State, LandingQuestion, Point> = {
  parse: pointFrom,
  judge(state, { figure, around, least, most }, choice) {
    if (around === undefined) return judgeLanding(state, figure, choice);
    const away = legLength(around, choice);
    if (away > most || (least > 0 && away <= least))
      return illegal('BTS-SPR-70', 'bts.no.wrong-distance', { away: inCm(away), least: inCm(least), most: inCm(most) });
    // To leave it where it was aimed is always possible when it may be moved less than any distance.
    if (away === 0) return legal;
    return judgeLanding(state, figure, choice);
  },
  *enumerate(state, shape, seat) {
    for (const point of suggestPoints(state, shape))
      if (landingKind.judge(state, shape, point, seat, 'BTS-SPR-70').ok) yield point;
  },
  sample(state, shape, seat, rng) {
    const { width, depth } = state.battle;
    for (let tries = 0; tries < TRIES; tries++) {
      const point =
        shape.around === undefined
          ? { x: rng.below(width), y: rng.below(depth) }
          : pointAt(
              shape.around,
              rng.below(FACINGS),
              shape.least + 2 + rng.below(Math.max(1, shape.most - shape.least - 3)),
            );
      if (landingKind.judge(state, shape, point, seat, 'BTS-SPR-70').ok) return point;
    }
    for (const point of landingKind.enumerate(state, shape, seat)) return point;
    return shape.around ?? { x: width / 2, y: depth / 2 };
  },
  finite: () => false,
};

const GRID = 16;

/** All over the table, or all around the place that was aimed at. */
function* suggestPoints(
  { battle: { width, depth } }: State,
  { around, least, most }: LandingQuestion,
): Generator<Point> {
  if (around === undefined) {
    for (let i = 1; i < GRID; i++)
      for (let j = 1; j < GRID; j++) yield { x: Math.round((width * i) / GRID), y: Math.round((depth * j) / GRID) };
    return;
  }
  if (least === 0) yield { x: around.x, y: around.y };
  for (const away of [most - 2, Math.floor((least + most) / 2), least + 2])
    for (let i = 0; i < GRID; i++) yield pointAt(around, (i * FACINGS) / GRID, away);
}
