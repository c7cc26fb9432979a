import { allowance, draggedTo, figures, type State, type UnitId } from '@banneret/grimdark-future';
import { groundAround, type Ground, type Pull } from '../../tabletop/reach.js';
import { middleOf } from '../../tabletop/scale.js';
import type { Dragged } from './movers.js';

/** Few enough to forget the boards of long ago, and enough for all units of a side. */
const MOST_KEPT = 80;

interface Kept {
  readonly unit: UnitId;
  readonly order: Dragged;
  readonly state: State;
  readonly ground: Ground;
}

/** The latest last. */
let kept: readonly Kept[] = [];

/** The same for the same table, so that what was worked out in time is there at once. */
export function groundOf(state: State, unit: UnitId, order: Dragged): Ground {
  const found = kept.find(known => known.unit === unit && known.order === order && standAlike(known.state, state));
  const ground = found?.ground ?? groundAround(pullOf(state, unit, order));
  kept = [...kept.filter(known => known !== found), { unit, order, state, ground }].slice(-MOST_KEPT);
  return ground;
}

/** Moving anybody may change how far anybody gets, so all units' places count. */
const standAlike = (a: State, b: State): boolean =>
  a.battle === b.battle && a.units.every(({ models }, unit) => models === b.units[unit]?.models);

/** The whole unit, by one of the orders to move. */
export function pullOf(state: State, unit: UnitId, order: Dragged): Pull {
  const living = figures(state, unit);
  return {
    from: middleOf(living),
    most: Math.max(0, ...living.map(figure => allowance(figure, order))),
    end(to) {
      const legs = draggedTo(state, unit, order, to);
      if (legs === undefined) return undefined;
      return middleOf(living.map((figure, i) => ({ ...figure, at: legs[i]?.at(-1) ?? figure.at })));
    },
  };
}
