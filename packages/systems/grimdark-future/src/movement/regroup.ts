import { formUp, type Point, type Um } from '@banneret/geometry';
import { memoByPosition } from '../ground/board.js';
import { MOVE_ORDERS, type MoveOrder } from '../rule.js';
import { COHERENCY, DIFFICULT_CAP } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { figures, middleOf, type Figure } from '../units/figures.js';
import { chains } from './chains.js';
import { judgeCoherency, judgeMove, type Legs } from './movement.js';
import { placedAfter } from './ways.js';
import { commonField, legsOf, moversOf } from './wholeUnit.js';

/** Proposals for a unit that casualties have torn apart: back together (GDF-MOV-12). */

export interface Regrouping {
  readonly order: MoveOrder;
  readonly legs: Legs;
}

/** GDF-MOV-12, R-20: a legal move that brings the unit back into coherency, if one can be found. */
export const regrouping: (state: State, unit: UnitId) => Regrouping | undefined = memoByPosition((state, unit) => {
  const living = figures(state, unit);
  const isGood = (order: MoveOrder, legs: Legs): boolean =>
    judgeCoherency(living, placedAfter(living, legs)).ok && judgeMove(state, unit, order, legs).ok;
  for (const order of MOVE_ORDERS)
    for (const legs of gatherings(state, unit, order)) if (isGood(order, legs)) return { order, legs };
  return undefined;
});

/** Many ways for the models to come together, the likeliest first. Whether one is legal is for the judge. */
function* gatherings(state: State, unit: UnitId, order: MoveOrder): Generator<Legs> {
  const living = figures(state, unit);
  const field = commonField(state, unit);
  const anchors = [middleOf(living), ...living.map(({ at }) => at)];
  for (const most of [Infinity, DIFFICULT_CAP]) {
    const movers = moversOf(living, order, most);
    for (const shape of ['ring', 'keep'] as const) {
      for (const anchor of anchors) {
        const legs = legsOf(formUp(field, movers, anchor, { coherency: COHERENCY, shape }));
        if (legs !== undefined) yield legs;
      }
    }
    yield* chains(
      living,
      movers.map(({ budget }) => budget as Um),
    );
    for (const anchor of between(living)) {
      const legs = legsOf(formUp(field, movers, anchor, { coherency: COHERENCY, shape: 'ring' }));
      if (legs !== undefined) yield legs;
    }
  }
}

/** The middles between every two models. */
const between = (living: readonly Figure[]): Point[] =>
  living.flatMap((one, i) => living.slice(i + 1).map(other => middleOf([one, other])));
