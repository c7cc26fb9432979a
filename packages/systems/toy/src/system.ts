import { kernelShapes, type GameSystem, type Result } from '@banneret/kernel';
import { reduce, type Event } from './events.js';
import { procedures } from './procedures.js';
import { imagine, redact, view } from './secrets.js';
import { clone, seatsOf, setup, strength, type Setup, type State } from './state.js';

/** TOY-11: the strongest side wins; equals share a draw. */
function result(s: State): Result {
  const scores = seatsOf(s).map(seat => strength(s, seat));
  const best = seatsOf(s).filter(seat => scores[seat] === Math.max(...scores));
  return { winners: best.length === 1 ? best : [], scores };
}

export const toy: GameSystem<State, Event, Setup> = {
  id: 'toy',
  version: '1',
  main: 'main',
  procedures,
  shapes: kernelShapes,
  seats: ({ seats }) => seats,
  setup,
  reduce,
  clone,
  result,
  view,
  redact,
  imagine,
  reveals: event => event.type === 'card.drawn',
};
