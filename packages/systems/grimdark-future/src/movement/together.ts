import type { Placed } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { figures } from '../units/figures.js';
import { inInches, isCoherent, judgeCoherency, widestLink } from './movement.js';
import { closingUp } from './closingUp.js';
import { regrouping } from './regroup.js';
import type { MoveOrder } from '../rule.js';
import { isAsCloseAsPossible, isNoMoreScattered } from '../rulings.js';
import type { State, UnitId } from '../state.js';

/** GDF-MOV-13; R-20 for a unit that is out of coherency and cannot get back into it: then as close as it gets with this order. */
export function judgeTogether(state: State, unit: UnitId, after: readonly Placed[], order?: MoveOrder): Ruling {
  const living = figures(state, unit);
  const ruling = judgeCoherency(living, after);
  if (ruling.ok || isCoherent(state, unit) || canRegroup(state, unit)) return ruling;
  const widest = widestLink(after);
  // H-03: a charge has its own rule for how close everybody must come, to the enemy.
  if (order === undefined) return isNoMoreScattered(widestLink(living), widest) ? legal : ruling;
  const best = closingUp(state, unit, order)?.widest ?? widestLink(living);
  if (isAsCloseAsPossible(widest, best)) return legal;
  return illegal('GDF-MOV-12', 'gdf.no.could-close-up', { gap: inInches(widest), could: inInches(best) });
}

/** H-21: a short move after a charge keeps the unit together, or leaves it no more scattered than it was. */
export function judgeStillTogether(state: State, unit: UnitId, after: readonly Placed[]): Ruling {
  const living = figures(state, unit);
  const ruling = judgeCoherency(living, after);
  if (ruling.ok || isCoherent(state, unit)) return ruling;
  return isNoMoreScattered(widestLink(living), widestLink(after)) ? legal : ruling;
}

/** Only moves that the rules allow count. */
export const canRegroup = (state: State, unit: UnitId): boolean => regrouping(state, unit) !== undefined;
