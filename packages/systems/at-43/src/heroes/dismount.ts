import { moveField, nearestStand } from '@banneret/geometry';
import type { FighterId, UnitId } from '../battle.js';
import type { Spot } from '../events.js';
import type { Fighter, State } from '../state.js';
import { groundOf } from '../table/ground.js';
import { basesOf, sheetOf, unitOf, unitsOnTable } from '../units.js';

/** The unit that waits for this pilot to get out of his machine, if he is a hero with a foot figure. */
export function footUnitOf(state: State, machine: FighterId): UnitId | undefined {
  const { hero, chassis } = sheetOf(state, machine);
  if (hero === '' || chassis === 0) return undefined;
  const unit = state.units.findIndex(
    ({ place, fighters }) => place === 'pilot' && fighters.some(({ id }) => sheetOf(state, id).hero === hero),
  );
  return unit < 0 || state.battle.rosters[unit]!.seat !== seatOfFighter(state, machine) ? undefined : unit;
}

const seatOfFighter = (state: State, fighter: FighterId): number =>
  state.battle.rosters.find(({ fighters }) => fighters.includes(fighter))?.seat ?? -1;

/** where the machine stood, or as near to it as there is room. */
export function footSpot(state: State, unit: UnitId, machine: Fighter): Spot | undefined {
  const pilot = unitOf(state, unit).fighters[0]!;
  const blockers = [...unitsOnTable(state)].flatMap(other => basesOf(state, other).map(placed => ({ placed })));
  const field = moveField(groundOf(state), { forbidden: piece => !state.terrain[piece]!.open, blockers });
  const at = nearestStand(field, sheetOf(state, pilot.id).base, 0, { x: machine.x, y: machine.y });
  return at && { fighter: pilot.id, x: at.x, y: at.y, facing: 0 };
}
