import { chargeTargets, proposedCharge } from '../movement/suggestCharge.js';
import type { OrderChoice } from '../decisions/order.js';
import { orderBarred } from '../movement/movement.js';
import { rosterOf, type State, type UnitId } from '../state.js';
import { holdsMarker } from './aims.js';
import { clashWorth } from './duel.js';

/**
 * The charge that promises most, if one can be expected to be worth it. Gains are reckoned as if everybody came to blows;
 * placing the models costs far more than reckoning, so it is done for the most promising target that can be reached.
 */
export function bestCharge(state: State, unit: UnitId): OrderChoice | undefined {
  if (orderBarred(state, unit, 'charge') !== undefined || !fights(state, unit)) return undefined;
  const prospects = chargeTargets(state, unit)
    .map(target => ({ target, gain: chargeGain(state, unit, target) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || a.target - b.target);
  for (const { target } of prospects.slice(0, MOST_TRIED)) {
    const legs = proposedCharge(state, unit, target);
    if (legs !== undefined) return { order: 'charge', target, legs };
  }
  return undefined;
}

/** Where the best targets cannot be reached, the way to the others is mostly blocked too. */
const MOST_TRIED = 2;

/** Has it anything to strike with? */
const fights = (state: State, unit: UnitId): boolean =>
  rosterOf(state, unit).weapons.some(({ range, attacks }) => range === undefined && attacks > 0);

/** What the clash is worth in points, and the ground it is fought over. */
export const chargeGain = (state: State, unit: UnitId, target: UnitId): number =>
  clashWorth(state, unit, target) + groundWon(state, target);

/** An enemy that sits at a marker is worth a little more. */
const groundWon = (state: State, target: UnitId): number => (holdsMarker(state, target) ? MARKER : 0);

const MARKER = 10;
