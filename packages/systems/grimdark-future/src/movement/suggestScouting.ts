import { drag, FACINGS, rotate, type Facing, type Point, type Um } from '@banneret/geometry';
import { gaitOf } from '../ground/board.js';
import { COHERENCY, SCOUT_MOVE } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { figures, middleOf } from '../units/figures.js';
import { judgeScoutMove, scoutFields } from './scouting.js';
import { goalsOf } from './suggestMoves.js';
import type { Legs } from './ways.js';

/** Proposals for the move of a Scout. */

/** All models straight towards a point by the same vector, no farther than `most`: the cheapest move there is. */
export function scoutShift(state: State, unit: UnitId, to: Point, most: Um): Legs {
  const living = figures(state, unit);
  const from = middleOf(living);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const share = length <= most ? 1 : (most - 1) / length; // a micrometre less, for the rounding to the lattice
  const [x, y] = [Math.round(dx * share), Math.round(dy * share)];
  return living.map(({ at }) => (x === 0 && y === 0 ? [] : [{ x: at.x + x, y: at.y + y }]));
}

/** The unit as far towards a point as it gets, around whoever is in the way. */
export function scoutTowards(state: State, unit: UnitId, to: Point): Legs | undefined {
  const living = figures(state, unit);
  const movers = living.map(figure => ({ placed: figure, budget: SCOUT_MOVE }));
  const gait = living.every(({ kind }) => gaitOf(kind) === 'fly') ? 'fly' : 'walk';
  const formation = drag(scoutFields[gait](state, unit), movers, to, { coherency: COHERENCY });
  return formation.ok ? formation.paths.map(path => path.slice(1)) : undefined;
}

const TURNS: readonly Facing[] = [0, 1, -1, 2, -2].map(turn => (turn * FACINGS) / 16);

/** A legal move straight ahead or a little beside if there is one, else around obstacles. */
export function scoutMoveTo(state: State, unit: UnitId, to: Point): Legs | undefined {
  const from = middleOf(figures(state, unit));
  for (const turn of TURNS) {
    const aside = rotate({ x: to.x - from.x, y: to.y - from.y }, turn);
    const legs = scoutShift(state, unit, { x: from.x + aside.x, y: from.y + aside.y }, SCOUT_MOVE);
    if (judgeScoutMove(state, unit, legs).ok) return legs;
  }
  const legs = scoutTowards(state, unit, to);
  return legs !== undefined && judgeScoutMove(state, unit, legs).ok ? legs : undefined;
}

/** Towards everything that is worth a move. */
export function* scoutMoves(state: State, unit: UnitId): Generator<Legs> {
  for (const goal of goalsOf(state, unit)) {
    const legs = scoutMoveTo(state, unit, goal);
    if (legs !== undefined) yield legs;
  }
}
