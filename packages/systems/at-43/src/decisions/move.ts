import type { Prompt, Shape, ShapeKind } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import { goalsOf, randomGoal } from '../movement/goals.js';
import type { Mode } from '../movement/field.js';
import { marchTo, stayTogether } from '../movement/marching.js';
import { judgeMove, rulingOf, type Ends } from '../movement/moving.js';
import type { State } from '../state.js';
import { seatOf } from '../units.js';
import { distinct } from './distinct.js';
import { spotsFrom } from './spots.js';

/** AT43-MOV-02: the mode is declared; now the tape may come out. */
export interface MoveShape extends Shape {
  readonly kind: 'at43.move';
  readonly unit: UnitId;
  readonly mode: Mode;
}

export const askMove = (state: State, unit: UnitId, mode: Mode): Prompt<MoveShape> => ({
  seat: seatOf(state, unit),
  ask: 'at43.ask.move',
  rule: mode === 'rapid' ? 'AT43-MOV-12' : 'AT43-MOV-16',
  shape: { kind: 'at43.move', unit, mode },
  args: { unit },
});

const TRIES = 3;

export const moveKind: ShapeKind<State, MoveShape, Ends> = {
  parse: raw => spotsFrom(raw),

  judge: (state, { unit, mode }, ends) => rulingOf(judgeMove(state, unit, mode, ends)),

  enumerate: (state, { unit, mode }) => distinct(usualMoves(state, unit, mode)),

  sample(state, { unit, mode }, _seat, rng) {
    for (let tries = 0; tries < TRIES; tries++) {
      const ends = marchTo(state, unit, mode, randomGoal(state, unit, rng));
      if (ends !== undefined && judgeMove(state, unit, mode, ends).ok) return ends;
    }
    return stayTogether(state, unit, mode);
  },

  finite: () => false,
};

/** Staying, or marching towards whatever there is to go for. */
function* usualMoves(state: State, unit: UnitId, mode: Mode): Generator<Ends> {
  yield stayTogether(state, unit, mode);
  for (const goal of goalsOf(state, unit)) {
    const ends = marchTo(state, unit, mode, goal);
    if (ends !== undefined && judgeMove(state, unit, mode, ends).ok) yield ends;
  }
}
