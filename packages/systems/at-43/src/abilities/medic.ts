import { nearestStand } from '@banneret/geometry';
import type { FighterId, Point, UnitId } from '../battle.js';
import type { Fighter, State } from '../state.js';
import { freeGround } from '../table/standing.js';
import { isOnTable, sheetOf, unitOf } from '../units.js';

/** AT43-SPC-02: a medic of the unit who is on his feet. */
export const medicIn = (state: State, unit: UnitId): Fighter | undefined =>
  unitOf(state, unit).fighters.find(({ id, prone }) => !prone && sheetOf(state, id).abilities.includes('medic'));

/** Those of the fallen whom a medic may bring back: foot soldiers of his unit, no heroes. */
export const patientsIn = (state: State, unit: UnitId, lost: readonly FighterId[]): FighterId[] =>
  unitOf(state, unit).lost.filter(id => {
    const { category, role } = sheetOf(state, id);
    return lost.includes(id) && category === 'footSoldier' && role !== 'hero';
  });

/** Units that have a medic and somebody for him to look after. */
export const unitsWithPatients = (state: State, lost: readonly FighterId[]): UnitId[] =>
  [...state.units.keys()].filter(
    unit => isOnTable(state, unit) && patientsIn(state, unit, lost).length > 0 && medicIn(state, unit) !== undefined,
  );

/** The free place nearest to the medic: where a man was hit may be under somebody's tracks by now. His player may choose another. */
export function bedside(state: State, medic: Fighter, patient: FighterId): Point | undefined {
  return nearestStand(freeGround(state), sheetOf(state, patient).base, 0, { x: medic.x, y: medic.y });
}
