import type { Seat } from '@banneret/kernel';
import { hasKeyword } from './figures/traits.js';
import { scores } from './scenarios/score.js';
import { enemyOf, SEATS, seatOf, sheetOf, type Ending, type State } from './state.js';

/** BTS-ARM-14, -15, BTS-MOR-03, -04: figures lost, out of how many. A Siege Weapon itself counts for nothing. */
export function lossesOf(state: State, seat: Seat): { readonly lost: number; readonly of: number } {
  let [lost, of] = [0, 0];
  for (const [figure, { place }] of state.figures.entries()) {
    if (seatOf(state, figure) !== seat || sheetOf(state, figure).build === 'siege') continue;
    // BTS-ARM-14: what they drive counts as one figure, however many drive it.
    if (hasKeyword(state, figure, 'crew')) continue;
    of++;
    if (place === 'gone') lost++;
  }
  return { lost, of };
}

/** reserves are living figures. Nobody loses an army he never had, as in a position of one side. */
function isWiped(state: State, seat: Seat): boolean {
  let any = false;
  for (let figure = 0; figure < state.figures.length; figure++) {
    if (seatOf(state, figure) !== seat) continue;
    if (state.figures[figure]?.place !== 'gone') return false;
    any = true;
  }
  return any;
}

/** BTS-SCN-07, -08: 12 to 0, or 0 to 0 if nobody is left at all. */
const WIPEOUT = 12;

/** How the game ends for this reason, or nothing if the reason does not hold. */
export function endedGame(state: State, reason: 'wipeout' | 'end-roll' | 'turn-limit'): Ending | undefined {
  if (reason !== 'wipeout') return { reason, scores: scores(state) };
  const wiped = SEATS.filter(seat => isWiped(state, seat));
  if (wiped.length === 0) return undefined;
  if (wiped.length === SEATS.length) return { reason: 'massacre', scores: [0, 0] };
  return { reason, scores: enemyOf(wiped[0] as Seat) === 0 ? [WIPEOUT, 0] : [0, WIPEOUT] };
}
