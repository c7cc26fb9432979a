import { FACINGS, pointAt, type Point } from '@banneret/geometry';
import { allowance, draggedTo, figures, type State, type UnitId } from '@banneret/grimdark-future';
import { middleOf } from '../../tabletop/scale.js';
import type { Dragged } from './movers.js';

const DIRECTIONS = 32;
/** With so many directions the ground already has its form; the others only round it off. */
const ENOUGH = 8;
/** Few enough to forget the boards of long ago, and enough for all units of a side. */
const MOST_KEPT = 80;

/** The ground that a unit can be dragged to, as far as it is worked out. */
export interface Ground {
  readonly isDone: boolean;
  /** The corners that are known, in their order around the unit; nothing while they are too few to show. */
  corners(): readonly Point[] | undefined;
  /** Works out one direction more. */
  next(): void;
}

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
  const ground = found?.ground ?? newGround(state, unit, order);
  kept = [...kept.filter(known => known !== found), { unit, order, state, ground }].slice(-MOST_KEPT);
  return ground;
}

/** Moving anybody may change how far anybody gets, so all units' places count. */
const standAlike = (a: State, b: State): boolean =>
  a.battle === b.battle && a.units.every(({ models }, unit) => models === b.units[unit]?.models);

function newGround(state: State, unit: UnitId, order: Dragged): Ground {
  const living = figures(state, unit);
  const from = middleOf(living);
  const far = Math.max(0, ...living.map(figure => allowance(figure, order)));
  const found = new Map<number, Point>();
  return {
    get isDone() {
      return found.size === DIRECTIONS;
    },
    corners() {
      if (found.size < ENOUGH) return undefined;
      return [...found].sort(([a], [b]) => a - b).map(([, corner]) => corner);
    },
    next() {
      const direction = COARSE_TO_FINE[found.size] ?? 0;
      const to = pointAt(from, (direction * FACINGS) / DIRECTIONS, far);
      found.set(direction, endOfDrag(state, unit, order, to) ?? from);
    },
  };
}

/** All around the unit at first, then what lies between. */
const COARSE_TO_FINE: readonly number[] = Array.from({ length: DIRECTIONS }, (_, i) => {
  let [direction, rest] = [0, i];
  for (let step = DIRECTIONS / 2; step >= 1; step /= 2) {
    direction += (rest % 2) * step;
    rest = Math.floor(rest / 2);
  }
  return direction;
});

function endOfDrag(state: State, unit: UnitId, order: Dragged, to: Point): Point | undefined {
  const legs = draggedTo(state, unit, order, to);
  if (legs === undefined) return undefined;
  return middleOf(figures(state, unit).map((figure, i) => ({ ...figure, at: legs[i]?.at(-1) ?? figure.at })));
}
