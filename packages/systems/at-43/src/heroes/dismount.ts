import { nearestStand } from '@banneret/geometry';
import { NOBODY, type FighterId, type UnitId } from '../battle.js';
import type { Spot } from '../events.js';
import type { Fighter, State } from '../state.js';
import { freeGround } from '../table/standing.js';
import { sheetOf, unitOf, unitsOf } from '../units.js';

/** The unit that waits for this pilot to get out of his machine, if he is a hero with a foot figure. Other sides may have the same hero. */
export function footUnitOf(state: State, machine: FighterId): UnitId | undefined {
  const { hero } = sheetOf(state, machine);
  for (const unit of unitsOf(state, seatOfFighter(state, machine))) {
    const { place, fighters } = unitOf(state, unit);
    if (place === 'pilot' && sheetOf(state, fighters[0]!.id).hero === hero) return unit;
  }
  return undefined;
}

const seatOfFighter = (state: State, fighter: FighterId): number =>
  state.battle.rosters.find(({ fighters }) => fighters.includes(fighter))?.seat ?? NOBODY;

/** where the machine stood, or as near to it as there is room. */
export function footSpot(state: State, unit: UnitId, machine: Fighter): Spot | undefined {
  const pilot = unitOf(state, unit).fighters[0]!;
  const at = nearestStand(freeGround(state), sheetOf(state, pilot.id).base, 0, { x: machine.x, y: machine.y });
  return at && { fighter: pilot.id, x: at.x, y: at.y, facing: 0 };
}
