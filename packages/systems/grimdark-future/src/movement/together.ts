import type { Placed } from '@banneret/geometry';
import { legal, type Ruling } from '@banneret/kernel';
import { figures } from '../units/figures.js';
import { regrouping } from './maneuvers.js';
import { isCoherent, judgeCoherency, judgeMove, widestLink } from './movement.js';
import { isNoMoreScattered } from '../rulings.js';
import type { State, UnitId } from '../state.js';

/** GDF-MOV-13; H-03 for a unit that is out of coherency and cannot get back into it. */
export function judgeTogether(state: State, unit: UnitId, after: readonly Placed[]): Ruling {
  const living = figures(state, unit);
  const ruling = judgeCoherency(living, after);
  if (ruling.ok || isCoherent(state, unit) || canRegroup(state, unit)) return ruling;
  return isNoMoreScattered(widestLink(living), widestLink(after)) ? legal : ruling;
}

/** H-21: a short move after a charge keeps the unit together, or leaves it no more scattered than it was. */
export function judgeStillTogether(state: State, unit: UnitId, after: readonly Placed[]): Ruling {
  const living = figures(state, unit);
  const ruling = judgeCoherency(living, after);
  if (ruling.ok || isCoherent(state, unit)) return ruling;
  return isNoMoreScattered(widestLink(living), widestLink(after)) ? legal : ruling;
}

/** Only moves that the rules allow count: `regrouping` proposes, the judge of moves disposes. */
export function canRegroup(state: State, unit: UnitId): boolean {
  const found = regrouping(state, unit);
  return found !== undefined && judgeMove(state, unit, found.order, found.legs).ok;
}
