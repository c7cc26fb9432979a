import type { Point } from '@banneret/geometry';
import type { Prompt, Seat, Shape, ShapeKind } from '@banneret/kernel';
import { goalsOf } from '../movement/suggestMoves.js';
import { destination } from '../movement/movement.js';
import { SCOUT_MOVE } from '../rulings.js';
import { judgeScoutMove } from '../movement/scouting.js';
import { scoutMoves, scoutMoveTo, scoutShift } from '../movement/suggestScouting.js';
import type { State, UnitId } from '../state.js';
import type { Legs } from '../movement/ways.js';
import { staying } from './consolidate.js';
import { parseLegs } from './legs.js';

/** Where a Scout goes right after it was placed: the way of each model, in model order; empty ways for staying. */
export interface ScoutQuestion extends Shape {
  readonly kind: 'gdf.scout';
  readonly unit: UnitId;
}

/** GDF-SCT-02: it may, it need not. */
export const askScout = (seat: Seat, unit: UnitId): Prompt<ScoutQuestion> => ({
  seat,
  ask: 'gdf.ask.scout',
  rule: 'GDF-SCT-02',
  shape: { kind: 'gdf.scout', unit },
  args: { unit },
});

export const scoutKind: ShapeKind<State, ScoutQuestion, Legs> = {
  parse: parseLegs,
  judge: (state, { unit }, legs) => judgeScoutMove(state, unit, legs),

  *enumerate(state, { unit }) {
    const listed = new Set<string>();
    for (const legs of [staying(state, unit), ...scoutMoves(state, unit)]) {
      const { x, y } = destination(state, unit, legs);
      const key = `${x} ${y}`;
      if (!listed.has(key)) yield legs;
      listed.add(key);
    }
  },

  sample(state, { unit }, _seat, rng) {
    const goals = goalsOf(state, unit);
    for (let tries = 0; tries < SAMPLE_TRIES && goals.length > 0; tries++) {
      const goal = goals[rng.below(goals.length)] as Point;
      // As far as it gets every other time, else a part of the way.
      if (rng.below(2) === 0) {
        const legs = scoutMoveTo(state, unit, goal);
        if (legs !== undefined) return legs;
      }
      const legs = scoutShift(state, unit, goal, Math.round(SCOUT_MOVE / (1 + rng.below(3))));
      if (judgeScoutMove(state, unit, legs).ok) return legs;
    }
    return staying(state, unit);
  },

  finite: () => false,
};

const SAMPLE_TRIES = 4;
