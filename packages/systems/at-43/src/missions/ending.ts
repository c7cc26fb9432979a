import type { Result, Seat } from '@banneret/kernel';
import type { State } from '../state.js';
import { portionOf, rosterOf, seatsOf, unitOf, unitsOf } from '../units.js';

/** How games end: AT43-CTL-06, MSG-09 to -11, R-65. */

/** AT43-MSG-09: has a side completed its objectives? */
export const isCompleted = (state: State): boolean =>
  seatsOf(state).some(seat => {
    const target = state.battle.mission.target[portionOf(state, seat)];
    return target !== undefined && state.sides[seat]!.victory >= target;
  });

/** AT43-MSG-10: nobody on the table and nobody in reserve. */
export function isAnnihilated(state: State, seat: Seat): boolean {
  for (const unit of unitsOf(state, seat)) {
    const { place } = unitOf(state, unit);
    if (place === 'table' || place === 'reserve' || place === 'assault') return false;
  }
  return true;
}

/** AT43-MSG-11: the value of what is left, on the table or off it by an exit. */
export function survivingValue(state: State, seat: Seat): number {
  let value = 0;
  for (const unit of unitsOf(state, seat)) {
    const { place } = unitOf(state, unit);
    if (place === 'table' || place === 'exited') value += rosterOf(state, unit).cost;
  }
  return value;
}

/** AT43-MSG-10, -11: those wiped out lose; then victory points, then surviving army points, then a draw. */
export function resultOf(state: State): Result {
  const scores = state.sides.map(({ victory }) => victory);
  const standing = seatsOf(state).filter(seat => !isAnnihilated(state, seat));
  const inPlay = standing.length > 0 && !isCompleted(state) ? standing : seatsOf(state);
  const points = Math.max(...inPlay.map(seat => scores[seat]!));
  const leading = inPlay.filter(seat => scores[seat] === points);
  const value = Math.max(...leading.map(seat => survivingValue(state, seat)));
  const best = leading.filter(seat => survivingValue(state, seat) === value);
  return { winners: best.length === 1 ? best : [], scores };
}
