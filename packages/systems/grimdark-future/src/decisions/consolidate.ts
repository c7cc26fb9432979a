import type { Prompt, Seat, Shape, ShapeKind } from '@banneret/kernel';
import { judgeConsolidation } from '../movement/consolidation.js';
import { figures } from '../units/figures.js';
import { goalsOf } from '../movement/suggestMoves.js';
import type { State, UnitId } from '../state.js';
import type { Legs } from '../movement/ways.js';
import { parseLegs } from './legs.js';
import { shortMove } from './suggestConsolidation.js';

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

/** Nobody moves. */
export const staying = (state: State, unit: UnitId): Legs => figures(state, unit).map(() => []);
