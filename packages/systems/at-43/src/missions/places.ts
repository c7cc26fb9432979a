import { gapToPoint, gapToPolygon, withinOfPoint, withinOfPolygon, type Placed } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { NOBODY, type Um } from '../battle.js';
import { ONE_RANGE } from '../rulings.js';
import type { State } from '../state.js';
import { basesOf, isInfantry, portionOf, seatOf, unitsOnTable } from '../units.js';
import type { MissionPlace, PositionUse, Shape } from './mission.js';
import type { PlaceState } from './missionState.js';

export const missionPlace = (state: State, place: number): MissionPlace =>
  state.battle.mission.places[place] as MissionPlace;
export const placeState = (state: State, place: number): PlaceState => state.mission.places[place] as PlaceState;

/** AT43-MSG-05, -06: to the rim of a disc, to the segment of an edge, to the border of a surface. */
export function gapToShape(placed: Placed, shape: Shape): Um {
  if (shape.kind === 'disc') return Math.max(0, gapToPoint(placed, shape.at) - shape.radius);
  return gapToPolygon(placed, shape.kind === 'edge' ? [shape.from, shape.to] : shape.outline);
}

/** AT43-CTL-02: is the base within 10 cm? */
export function isNear(placed: Placed, shape: Shape): boolean {
  if (shape.kind === 'disc') return withinOfPoint(placed, shape.at, shape.radius + ONE_RANGE);
  return withinOfPolygon(placed, shape.kind === 'edge' ? [shape.from, shape.to] : shape.outline, ONE_RANGE);
}

/** AT43-CTL-02, R-63: infantry fighters of each side near a place, heroes included (HERO-02). */
export function infantryNear(state: State, shape: Shape): number[] {
  const count = state.sides.map(() => 0);
  for (const unit of unitsOnTable(state)) {
    if (!isInfantry(state, unit)) continue;
    const seat = seatOf(state, unit);
    for (const base of basesOf(state, unit)) if (isNear(base, shape)) count[seat]!++;
  }
  return count;
}

/** AT43-CTL-02, -03, MULT-03, R-83: strictly more than every other side, or nobody. */
export function mostOf(count: readonly number[]): Seat {
  const most = Math.max(...count);
  return count.filter(number => number === most).length === 1 ? count.indexOf(most) : NOBODY;
}

/** Who controls a place in this control phase: AT43-POS-04, CTL-02 to -04, R-64, and MS5-04 for what is held until taken. */
export function controllerNow(state: State, place: number): Seat {
  const { owner, shape, heldBy } = missionPlace(state, place);
  if (owner !== NOBODY) return state.mission.portions.indexOf(owner);
  const seat = mostOf(infantryNear(state, shape));
  return seat === NOBODY && heldBy !== NOBODY ? placeState(state, place).controller : seat;
}

/** AT43-POS-01, -04, -05: may this side bring units in here, as far as control goes? */
export function isHeldBy(state: State, seat: Seat, place: number): boolean {
  const { owner } = missionPlace(state, place);
  return owner === NOBODY ? placeState(state, place).controller === seat : owner === portionOf(state, seat);
}

/** AT43-POS-06 to -08, RSV-07: the uses of a place that are open to this side in this turn. */
export function openUses(state: State, seat: Seat, place: number): PositionUse[] {
  const { uses, limit } = missionPlace(state, place);
  if (!isHeldBy(state, seat, place)) return [];
  const full = limit > 0 && placeState(state, place).entered >= limit;
  return uses.filter(use => {
    if (use === 'deployment') return state.turn === 1 && !full;
    return use === 'access' || state.turn >= 2;
  });
}
