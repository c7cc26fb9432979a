import { overlapsPolygon, withinOfPolygon } from '@banneret/geometry';
import type { UnitId } from '../battle.js';
import { CONTACT } from '../rulings.js';
import type { State } from '../state.js';
import { basesOf, isInfantry, unitsOnTable } from '../units.js';
import { mayWork } from './mechanic.js';

/** AT43-TER-04: what an infantry unit that has moved, and not shot, can open or close. Nothing closes on somebody. */
export function doorsFor(state: State, unit: UnitId): number[] {
  if (!isInfantry(state, unit) || state.acting?.moved === 'none' || !mayWork(state, unit)) return [];
  return [...state.terrain.entries()]
    .filter(([, { kind, outline, open }]) => {
      if (!kind.openable || !basesOf(state, unit).some(base => withinOfPolygon(base, outline, CONTACT))) return false;
      return !open || !isBlocked(state, outline);
    })
    .map(([piece]) => piece);
}

function isBlocked(state: State, outline: State['terrain'][number]['outline']): boolean {
  for (const unit of unitsOnTable(state))
    if (basesOf(state, unit).some(base => overlapsPolygon(base, outline))) return true;
  return false;
}
