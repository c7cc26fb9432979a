import type { Point } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { steppedOut } from '../movement/boarding.js';
import { chargeTargets, proposedCharge } from '../movement/suggestCharge.js';
import { doorsTowards, wayOut } from '../movement/suggestDoors.js';
import { goalsAround } from '../movement/suggestMoves.js';
import { MOVE_ORDERS, type MoveOrder } from '../rule.js';
import { enemyOf, seatOf, unitOf, type State, type UnitId } from '../state.js';
import { figures, middleOf, standingUnits } from '../units/figures.js';
import type { DisembarkChoice } from './disembark.js';

/** Ways out of a transport; whether one is legal is for the judge. */

export const STAY: DisembarkChoice = { order: 'hold' };

export function* waysOut(state: State, unit: UnitId): Generator<DisembarkChoice> {
  for (const order of MOVE_ORDERS) {
    for (const goal of goalsFrom(state, unit)) {
      const choice = outTowards(state, unit, order, goal);
      if (choice !== undefined) yield choice;
    }
  }
  for (const enemy of standingUnits(state, enemyOf(seatOf(state, unit)))) {
    const choice = outAndCharge(state, unit, enemy);
    if (choice !== undefined) yield choice;
  }
}

/** Markers, enemies, cover, and away from the nearest enemy, as seen from the transport. */
const goalsFrom = (state: State, unit: UnitId): Point[] =>
  goalsAround(state, seatOf(state, unit), middleOf(figures(state, unitOf(state, unit).host)));

/** Out towards a point with an Advance or a Rush; whether that is legal is for the judge. */
export function outTowards(state: State, unit: UnitId, order: MoveOrder, to: Point): DisembarkChoice | undefined {
  const way = wayOut(state, unit, order, to);
  return way === undefined ? undefined : { order, ...way };
}

/** Out of the door nearest to the enemy from which he can be charged, and at him. */
export function outAndCharge(state: State, unit: UnitId, target: UnitId): DisembarkChoice | undefined {
  const enemies = figures(state, target);
  if (enemies.length === 0) return undefined;
  for (const doors of doorsTowards(state, unit, middleOf(enemies))) {
    const out = steppedOut(state, unit, doors);
    if (!chargeTargets(out, unit).includes(target)) continue;
    const legs = proposedCharge(out, unit, target);
    if (legs !== undefined) return { order: 'charge', target, doors, legs };
  }
  return undefined;
}

export function randomWayOut(state: State, unit: UnitId, rng: Rng): DisembarkChoice | undefined {
  if (unitOf(state, unitOf(state, unit).host).place !== 'table' || rng.below(3) === 0) return STAY;
  const enemies = standingUnits(state, enemyOf(seatOf(state, unit)));
  if (enemies.length > 0 && rng.below(3) === 0) {
    const charge = outAndCharge(state, unit, enemies[rng.below(enemies.length)] as UnitId);
    if (charge !== undefined) return charge;
  }
  const goals = goalsFrom(state, unit);
  if (goals.length === 0) return STAY;
  const order = MOVE_ORDERS[rng.below(MOVE_ORDERS.length)] as MoveOrder;
  return outTowards(state, unit, order, goals[rng.below(goals.length)] as Point);
}
