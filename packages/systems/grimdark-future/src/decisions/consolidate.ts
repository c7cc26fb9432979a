import type { Prompt, Seat, Shape, ShapeKind } from '@banneret/kernel';
import { judgeConsolidation } from '../movement/consolidation.js';
import { figures } from '../units/figures.js';
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
    for (const goal of goalsOf(state, unit)) {
      const legs = shiftedTowards(state, unit, 'advance', goal, CONSOLIDATION);
      if (legs.some(way => way.length > 0) && judgeConsolidation(state, unit, legs).ok) yield legs;
    }
  },

  sample(state, { unit }, _seat, rng) {
    const goals = goalsOf(state, unit);
    const goal = goals[rng.below(goals.length + 1)];
    if (goal === undefined) return staying(state, unit);
    const legs = shiftedTowards(state, unit, 'advance', goal, CONSOLIDATION);
    return judgeConsolidation(state, unit, legs).ok ? legs : staying(state, unit);
  },

  finite: () => false,
};

/** Nobody moves. */
export const staying = (state: State, unit: UnitId): Legs => figures(state, unit).map(() => []);
