import { gap } from '@banneret/geometry';
import type { FighterId, UnitId } from '../battle.js';
import type { Fighter, State } from '../state.js';
import { placedOf, sheetOf, unitOf } from '../units.js';

/**
 * AT43-UNIT-04, R-10: who may become leader when this fighter, the leader, has fallen: the nearest standard fighters; without
 * any, the nearest others, and a support weapon only when nothing else is left.
 */
export function successorsOf(state: State, unit: UnitId, fallen: Fighter): FighterId[] {
  const { fighters } = unitOf(state, unit);
  const ranks = [
    fighters.filter(({ id }) => sheetOf(state, id).role === 'standard'),
    fighters.filter(({ id }) => sheetOf(state, id).role !== 'supportWeapon'),
    fighters,
  ];
  const eligible = ranks.find(({ length }) => length > 0) ?? [];
  const from = placedOf(state, fallen);
  const distances = eligible.map(fighter => gap(from, placedOf(state, fighter)));
  const least = Math.min(...distances);
  return eligible.filter((_, i) => distances[i] === least).map(({ id }) => id);
}
