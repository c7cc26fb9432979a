import type { OrderChoice } from '../decisions/order.js';
import { modelPaths } from '../movement/movement.js';
import { needsPileIn } from '../movement/pileIn.js';
import { proposedPileIn } from '../movement/suggestPileIn.js';
import { reduce } from '../reduce/reduce.js';
import { clone, type State, type UnitId } from '../state.js';
import type { Legs } from '../movement/ways.js';

/**
 * The position once a declared charge has been made and answered by a pile-in, as the engine would place it. Dangerous
 * ground on the way is not reckoned with.
 */
export function chargedState(
  state: State,
  unit: UnitId,
  { legs, target }: Extract<OrderChoice, { order: 'charge' }>,
): State {
  const after = clone(state);
  move(after, unit, legs);
  if (needsPileIn(after, target, unit)) move(after, target, proposedPileIn(after, target, unit));
  return after;
}

function move(state: State, unit: UnitId, legs: Legs): void {
  const paths = modelPaths(state, unit, legs);
  if (paths.length > 0) reduce(state, { type: 'unit.moved', unit, paths });
}
