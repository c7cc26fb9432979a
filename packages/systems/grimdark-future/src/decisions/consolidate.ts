import { FACINGS, rotate, type Facing, type Point } from '@banneret/geometry';
import type { Prompt, Seat, Shape, ShapeKind } from '@banneret/kernel';
import { isFixed, judgeConsolidation } from '../movement/consolidation.js';
import { figures, middleOf, type Figure } from '../units/figures.js';
import { goalsOf, shiftedTowards } from '../movement/maneuvers.js';
import { CONSOLIDATION } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import type { Legs } from '../movement/ways.js';
import { parseLegs } from './legs.js';

export interface ConsolidateQuestion extends Shape {
  readonly kind: 'gdf.consolidate';
  readonly unit: UnitId;
}

/** GDF-MEL-26: a unit whose enemy is gone may move a little. The choice has a way for each living model. */
export const askConsolidate = (seat: Seat, unit: UnitId): Prompt<ConsolidateQuestion> => ({
  seat,
  ask: 'gdf.ask.consolidate',
  rule: 'GDF-MEL-26',
  shape: { kind: 'gdf.consolidate', unit },
  args: { unit },
});

export const consolidateKind: ShapeKind<State, ConsolidateQuestion, Legs> = {
  parse: parseLegs,
  judge: (state, { unit }, legs) => judgeConsolidation(state, unit, legs),

  *enumerate(state, { unit }) {
    yield staying(state, unit);
    const listed = new Set<string>();
    for (const goal of goalsOf(state, unit)) {
      const legs = shortMove(state, unit, goal);
      const key = JSON.stringify(legs);
      if (legs !== undefined && !listed.has(key)) yield legs;
      listed.add(key);
    }
  },

  sample(state, { unit }, _seat, rng) {
    const goals = goalsOf(state, unit);
    const goal = goals[rng.below(goals.length + 1)];
    if (goal === undefined) return staying(state, unit);
    return shortMove(state, unit, goal) ?? staying(state, unit);
  },

  finite: () => false,
};

/** The whole unit towards a point, or a little beside it, as far as it may go or a part of that: the first such move that is legal. */
function shortMove(state: State, unit: UnitId, goal: Point): Legs | undefined {
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

/** Nobody moves. */
export const staying = (state: State, unit: UnitId): Legs => figures(state, unit).map(() => []);
