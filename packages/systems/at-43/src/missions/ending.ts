import type { Result, Seat } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import type { State } from '../state.js';
import { portionOf, rosterOf, seatsOf, sheetOf, unitOf, unitOnceWith, unitsOf } from '../units.js';

/** How games end: AT43-CTL-06, MSG-09 to -11, R-65. */

/** AT43-MSG-09: has a side completed its objectives? */
export const isCompleted = (state: State): boolean =>
  seatsOf(state).some(seat => {
    const target = state.battle.mission.target[portionOf(state, seat)];
    return target !== undefined && state.sides[seat]!.victory >= target;
  });

/** AT43-MSG-10: nobody on the table and nobody in reserve. R-88: whoever left the table as the mission wants is not wiped out. */
export function isAnnihilated(state: State, seat: Seat): boolean {
  for (const unit of unitsOf(state, seat)) {
    const { place } = unitOf(state, unit);
    if (place === 'table' || place === 'reserve' || place === 'assault' || place === 'exited') return false;
  }
  return true;
}

/** AT43-MSG-10, R-89: with two sides the battle is over when one is wiped out, with more when no two are left to fight. */
export const isDecided = (state: State): boolean =>
  seatsOf(state).filter(seat => !isAnnihilated(state, seat)).length <= 1;

const hasSurvived = (state: State, unit: UnitId): boolean => {
  const { place } = unitOf(state, unit);
  return place === 'table' || place === 'exited';
};

/** AT43-MSG-11: the value of what is left, on the table or off it by an exit. */
export function survivingValue(state: State, seat: Seat): number {
  let value = 0;
  for (const unit of unitsOf(state, seat)) {
    if (hasSurvived(state, unit)) value += rosterOf(state, unit).cost;
    if (rosterOf(state, unit).pool === 'pilot') value += movedWith(state, unit);
  }
  return value;
}

/**
 * AT43-HERO-03: a hero's points are those of the unit he is with. The price of his machine's unit has them in it: once he is out they
 * no longer belong there; and to the unit whose head he took they belong, whatever became of him.
 */
function movedWith(state: State, pilot: UnitId): number {
  const { cost, fighters, seat } = rosterOf(state, pilot);
  const { place } = unitOf(state, pilot);
  if (place === 'pilot' || place === 'unused') return 0;
  const { hero } = sheetOf(state, fighters[0]!);
  const machines = [...unitsOf(state, seat)].find(
    unit => unit !== pilot && rosterOf(state, unit).fighters.some(id => sheetOf(state, id).hero === hero),
  );
  const left = machines !== undefined && hasSurvived(state, machines) ? -cost : 0;
  const joined = place === 'joined' && hasSurvived(state, unitOnceWith(state, fighters[0]!)) ? cost : 0;
  return left + joined;
}

/** AT43-MSG-10, -11: of two sides the one wiped out loses; then victory points, then surviving army points, then a draw. */
export function resultOf(state: State): Result {
  const scores = state.sides.map(({ victory }) => victory);
  const standing = seatsOf(state).filter(seat => !isAnnihilated(state, seat));
  const loses = standing.length > 0 && !isCompleted(state) && state.sides.length === 2;
  const inPlay = loses ? standing : seatsOf(state);
  const points = Math.max(...inPlay.map(seat => scores[seat]!));
  const leading = inPlay.filter(seat => scores[seat] === points);
  const value = Math.max(...leading.map(seat => survivingValue(state, seat)));
  const best = leading.filter(seat => survivingValue(state, seat) === value);
  return { winners: best.length === 1 ? best : [], scores };
}
