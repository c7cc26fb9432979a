import { FACINGS, rotate, type Facing, type Point } from '@banneret/geometry';
import type { Prompt, Seat, Shape, ShapeKind } from '@banneret/kernel';
import { figures, middleOf } from '../units/figures.js';
import { goalsOf } from '../movement/maneuvers.js';
import { destination } from '../movement/movement.js';
import { SCOUT_MOVE } from '../rulings.js';
import { judgeScoutMove, scoutShift, scoutTowards } from '../movement/scouting.js';
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

function* scoutMoves(state: State, unit: UnitId): Generator<Legs> {
  for (const goal of goalsOf(state, unit)) {
    const legs = scoutMoveTo(state, unit, goal);
    if (legs !== undefined) yield legs;
  }
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
