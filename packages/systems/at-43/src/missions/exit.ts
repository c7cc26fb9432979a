import { pointAlong, shortestPath, squaredDistance, type Placed } from '@banneret/geometry';
import type { Because, Option } from '@banneret/kernel';
import { NOBODY, type FighterId, type Point, type UnitId } from '../battle.js';
import { allowanceOf, moveBar } from '../movement/allowance.js';
import { fieldFor } from '../movement/field.js';
import type { Acting, State } from '../state.js';
import { basesOf, portionOf, seatOf, unitOf } from '../units.js';
import { missionPlace } from './places.js';

/** AT43-MSG-12, MS6-08: while a side escorts the survivor its units know of the way out; all but the escort stay. */
export function exitActions(state: State, unit: UnitId): Option[] {
  const { escort } = state.mission.survivor;
  if (escort === NOBODY || seatOf(state, escort) !== seatOf(state, unit) || ownZones(state, unit).length === 0)
    return [];
  const because = exitBar(state, unit);
  return [{ id: 'exit', ...(because && { barred: [because] }) }];
}

function exitBar(state: State, unit: UnitId): Because | undefined {
  if (state.mission.survivor.escort !== unit) return { rule: 'AT43-MS6-08', say: 'at43.no.exitAlone' };
  // To leave is a combat move.
  return moveBar(state, unit, state.acting as Acting);
}

/** AT43-MSG-12, MS6-08: where a unit may leave the table: only who escorts the survivor, over his side's own edge. */
export const exitZonesFor = (state: State, unit: UnitId): number[] =>
  state.acting?.unit !== unit || exitBar(state, unit) !== undefined ? [] : ownZones(state, unit);

function ownZones(state: State, unit: UnitId): number[] {
  const own = portionOf(state, seatOf(state, unit));
  return [...state.battle.mission.places.keys()].filter(place => {
    const { uses, owner } = missionPlace(state, place);
    return uses.includes('access') && owner === own;
  });
}

/** Does every surviving fighter reach the edge with his allowance? */
export const reachesExit = (state: State, unit: UnitId, place: number): boolean =>
  unitOf(state, unit).fighters.every((fighter, i) => {
    const budget = allowanceOf(state, unit, fighter, 'combat');
    return wayOut(state, [unit, fighter.id], basesOf(state, unit)[i]!, place, budget);
  });

/** His base touches the edge segment at the end of a legal way of that length. */
function wayOut(
  state: State,
  [unit, who]: readonly [UnitId, FighterId],
  { base, at, facing }: Placed,
  place: number,
  budget: number,
): boolean {
  const { shape } = missionPlace(state, place);
  if (shape.kind !== 'edge') return false;
  const door = nearestOn(shape.from, shape.to, at);
  const reach = base.kind === 'round' ? base.radius : Math.floor(Math.min(base.length, base.width) / 2);
  const straight = Math.floor(Math.sqrt(squaredDistance(at, door)));
  if (straight - reach > budget) return false;
  const end = pointAlong([at, door], Math.max(0, straight - reach - 1));
  return shortestPath(fieldFor(state, unit, 'combat', { who }), base, at, end, budget, facing).ok;
}

/** The point of a segment along the table edge nearest to another; such segments run along an axis. */
export const nearestOn = (from: Point, to: Point, { x, y }: Point): Point => ({
  x: Math.min(Math.max(x, Math.min(from.x, to.x)), Math.max(from.x, to.x)),
  y: Math.min(Math.max(y, Math.min(from.y, to.y)), Math.max(from.y, to.y)),
});
