import type { Prompt, Shape, ShapeKind } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import type { Mode } from '../movement/field.js';
import { along, stayTogether } from '../movement/suggestMarch.js';
import { judgeMove, rulingOf, type Ends } from '../movement/moving.js';
import { allWays, someWays, type Way } from '../movement/suggestWays.js';
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

const TRIES = 2;
/** Of the ways to one object so many are tried before it is given up. */
const WAYS = 5;

export const moveKind: ShapeKind<State, MoveShape, Ends> = {
  parse: raw => spotsFrom(raw),

  judge: (state, { unit, mode }, ends) => rulingOf(judgeMove(state, unit, mode, ends)),

  enumerate: (state, { unit, mode }) => distinct(usualMoves(state, unit, mode)),

  sample(state, { unit, mode }, _seat, rng) {
    for (let tries = 0; tries < TRIES; tries++)
      for (const way of suggestFirst(someWays(state, unit, mode, rng))) {
        const ends = along(state, unit, mode, way);
        if (ends !== undefined) return ends;
      }
    return stayTogether(state, unit, mode);
  },

  finite: () => false,
};

/** Exact ways cost next to nothing where they lead nowhere: all of them are tried, of the others only some. */
function suggestFirst(ways: readonly Way[]): readonly Way[] {
  return ways.length > 0 && 'exact' in ways[0]! ? ways : ways.slice(0, WAYS);
}

/** Staying, or going for whatever there is to go for. */
function* usualMoves(state: State, unit: UnitId, mode: Mode): Generator<Ends> {
  yield stayTogether(state, unit, mode);
  for (const way of allWays(state, unit, mode)) {
    const ends = along(state, unit, mode, way);
    if (ends !== undefined) yield ends;
  }
}
