import { FACINGS, rotate, type Facing, type Point } from '@banneret/geometry';
import { isFixed, judgeConsolidation } from '../movement/consolidation.js';
import { shiftedTowards } from '../movement/suggestMoves.js';
import type { Legs } from '../movement/ways.js';
import { CONSOLIDATION } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { figures, middleOf, type Figure } from '../units/figures.js';

/** The whole unit towards a point, or a little beside it, as far as it may go or a part of that: the first such move that is legal. */
export function shortMove(state: State, unit: UnitId, goal: Point): Legs | undefined {
  const from = middleOf(figures(state, unit));
  for (const share of SHARES) {
    for (const turn of TURNS) {
      const aside = rotate({ x: goal.x - from.x, y: goal.y - from.y }, turn);
      const to = { x: from.x + aside.x, y: from.y + aside.y };
      const shifted = shiftedTowards(state, unit, 'advance', to, Math.round(CONSOLIDATION * share));
      const legs = shifted.map((way, i) => (isFixed(figures(state, unit)[i] as Figure) ? [] : way));
      if (legs.some(way => way.length > 0) && judgeConsolidation(state, unit, legs).ok) return legs;
    }
  }
  return undefined;
}

const SHARES = [1, 0.7, 0.45, 0.3];
const TURNS: readonly Facing[] = [0, 1, -1, 2, -2, 3, -3].map(turn => (turn * FACINGS) / 32);
