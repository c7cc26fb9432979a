import { anyWithin } from '@banneret/geometry';
import { memoByPosition } from '../ground/board.js';
import { CONTACT } from '../rulings.js';
import { enemyOf, seatOf, type State, type UnitId } from '../state.js';
import { figures, standingUnits } from '../units/figures.js';
import { isAircraft } from '../units/traits.js';
import { chargeClosing, judgeCharge } from './charge.js';
import type { Stand } from './closing/closing.js';
import { closeIn, otherWaysIn } from './closing/suggestStands.js';
import { limitsOf } from './movement.js';
import type { Legs } from './ways.js';

/** Proposals for charges. Whether one is legal is for `judgeCharge`, which asks nothing of what is found here. */

/** Enemy units that some model could reach if nothing were in its way. */
export function chargeTargets(state: State, unit: UnitId): UnitId[] {
  const movers = figures(state, unit);
  const { most } = limitsOf(state, unit, 'charge');
  const farthest = movers.reduce((sofar, figure) => Math.max(sofar, most(figure)), 0);
  return standingUnits(state, enemyOf(seatOf(state, unit))).filter(
    target => !isAircraft(state, target) && anyWithin(movers, figures(state, target), farthest + CONTACT),
  );
}

const known = memoByPosition((): Map<UnitId, Legs | undefined> => new Map());

/** The engine's own way to charge a unit, which always satisfies the judge; nothing if it finds none. */
export function proposedCharge(state: State, unit: UnitId, target: UnitId): Legs | undefined {
  const proposals = known(state, unit);
  if (!proposals.has(target)) proposals.set(target, foundCharge(state, unit, target));
  return proposals.get(target);
}

/** a charge that the judge accepts is looked for until there is nothing left to try. */
function foundCharge(state: State, unit: UnitId, target: UnitId): Legs | undefined {
  const closing = chargeClosing(state, unit, target);
  const legsOf = (stands: readonly Stand[]): Legs => stands.map(({ way }) => way);
  const stuck = new Set<number>();
  const first = closeIn(closing, stuck);
  // What the first search finds is legal as it is, unless the models are in one another's way.
  if (first !== undefined && (!state.battle.options.strictPaths || judgeCharge(state, unit, target, legsOf(first)).ok))
    return legsOf(first);
  for (const stands of otherWaysIn(closing, stuck))
    if (judgeCharge(state, unit, target, legsOf(stands)).ok) return legsOf(stands);
  return undefined;
}
