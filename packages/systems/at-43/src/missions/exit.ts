import { pointAlong, shortestPath, squaredDistance, type Placed } from '@banneret/geometry';
import type { FighterId, Point, UnitId } from '../battle.js';
import { allowanceOf, isMobile } from '../movement/allowance.js';
import { fieldFor } from '../movement/field.js';
import type { State } from '../state.js';
import { basesOf, portionOf, seatOf, unitOf } from '../units.js';
import { missionPlace } from './places.js';

/** AT43-MSG-12, MS6-08: where a unit may leave the table: only who escorts the survivor, over his side's own edge. */
export function exitZonesFor(state: State, unit: UnitId): number[] {
  const { acting, mission, battle } = state;
  if (mission.survivor.escort !== unit || acting?.unit !== unit || acting.moved !== 'none' || acting.struck.length > 0)
    return [];
  if (!isMobile(state, unit)) return [];
  const own = portionOf(state, seatOf(state, unit));
  return [...battle.mission.places.keys()].filter(place => {
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
