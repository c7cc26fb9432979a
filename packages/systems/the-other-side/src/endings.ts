import type { Result, Seat } from '@banneret/kernel';
import { playerOf, type State } from './state.js';

/** TOS-TRN-25, TOS-OPS-06: most VP wins, equal VP is a draw. Members of a Confederation win and lose together. */
export function resultOf(s: State): Result {
  const scores = s.players.map(({ vp }) => vp);
  const best = Math.max(...scores);
  const leaders: Seat[] = [...s.players.keys()].filter(seat => scores[seat] === best);
  const sides = new Set(leaders.map(seat => playerOf(s, seat).confederation));
  return { winners: sides.size === 1 ? leaders : [], scores };
}
