import type { Seat } from '@banneret/kernel';
import { scores } from './scenarios/score.js';
import { enemyOf, seatOf, sheetOf, type State } from './state.js';

/** A victory point is worth about as much as a tenth of a 500-point army. */
const POINT = 50;

/** What a side has on the table and in reserve, in points; a wounded figure counts by what is left of it. */
function strengthOf(state: State, seat: Seat): number {
  let sum = 0;
  for (const [figure, { place, pv }] of state.figures.entries()) {
    if (seatOf(state, figure) !== seat || place === 'gone') continue;
    const { cost, pv: of } = sheetOf(state, figure);
    sum += of === 0 ? cost : (cost * (1 + pv / of)) / 2;
  }
  return sum;
}

/** How good the position is for a seat: what its army is worth more than the other, and who is ahead. */
export function evaluate(state: State, seat: Seat): number {
  const points = state.ending?.scores ?? scores(state);
  const [own, other] = [seat, enemyOf(seat)].map(side => strengthOf(state, side) + POINT * (points[side] ?? 0)) as [
    number,
    number,
  ];
  const won = state.ending === null ? 0 : Math.sign((points[seat] ?? 0) - (points[enemyOf(seat)] ?? 0)) * WON;
  return own - other + won;
}

const WON = 10_000;
