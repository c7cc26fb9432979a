import { FACINGS, rotate, type Point } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { ownTransports } from '../movement/boarding.js';
import { isCoherent, orderBarred, reachedBy } from '../movement/movement.js';
import { closingUp } from '../movement/closingUp.js';
import { regrouping } from '../movement/regroup.js';
import { wayAboard } from '../movement/suggestBoarding.js';
import { chargeTargets, proposedCharge } from '../movement/suggestCharge.js';
import { draggedTo, goalsOf, shiftedTowards, sidesteps } from '../movement/suggestMoves.js';
import { MOVE_ORDERS, type MoveOrder } from '../rule.js';
import { DIFFICULT_CAP } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { figures, middleOf } from '../units/figures.js';
import { HOLD, judgeOrder, type OrderChoice, type OrderQuestion } from './judgeOrder.js';

/** Proposals for orders: nothing that `judgeOrder` has not looked at is offered. */

export function* candidates(state: State, shape: OrderQuestion): Generator<OrderChoice> {
  if (isLegal(state, shape, HOLD)) yield HOLD;
  for (const order of MOVE_ORDERS) {
    for (const goal of goalsOf(state, shape.unit)) {
      const choice = moveTowards(state, shape, order, goal);
      if (choice !== undefined && !isIdleRush(state, shape.unit, choice)) yield choice;
    }
  }
  yield* charges(state, shape);
  yield* boardings(state, shape);
  const regroup = regroupChoice(state, shape);
  if (regroup !== undefined) yield regroup;
}

/** One charge at each enemy in reach, with the engine's own placement. */
function* charges(state: State, shape: OrderQuestion): Generator<OrderChoice> {
  if (orderBarred(state, shape.unit, 'charge') !== undefined) return;
  for (const target of chargeTargets(state, shape.unit)) {
    const choice = chargeAt(state, shape.unit, target);
    if (choice !== undefined && isLegal(state, shape, choice)) yield choice;
  }
}

function chargeAt(state: State, unit: UnitId, target: UnitId): OrderChoice | undefined {
  const legs = proposedCharge(state, unit, target);
  return legs === undefined ? undefined : { order: 'charge', target, legs };
}

/** GDF-TRA-05: into each transport in reach, with the shorter order that gets there: neither of them can shoot from inside. */
function* boardings(state: State, shape: OrderQuestion): Generator<OrderChoice> {
  for (const into of ownTransports(state, shape.unit)) {
    const choice = boardingOf(state, shape, into);
    if (choice !== undefined) yield choice;
  }
}

function boardingOf(state: State, shape: OrderQuestion, into: UnitId): OrderChoice | undefined {
  for (const order of MOVE_ORDERS) {
    const legs = wayAboard(state, shape.unit, order, into);
    if (legs !== undefined && isLegal(state, shape, { order, legs, into })) return { order, legs, into };
  }
  return undefined;
}

/** A Rush no longer than an Advance only gives up the shooting. It is legal, but nobody needs it proposed. */
const isIdleRush = (state: State, unit: UnitId, choice: OrderChoice): boolean =>
  choice.order === 'rush' && reachedBy(state, unit, 'advance', choice.legs);

export const isLegal = (state: State, { unit }: OrderQuestion, choice: OrderChoice): boolean =>
  judgeOrder(state, unit, choice).ok;

export function regroupChoice(state: State, { unit }: OrderQuestion): OrderChoice | undefined {
  if (isCoherent(state, unit) || orderBarred(state, unit, 'advance') !== undefined) return undefined;
  const regroup = regrouping(state, unit);
  if (regroup !== undefined) return regroup;
  for (const order of ['rush', 'advance'] as const) {
    const closer = closingUp(state, unit, order);
    if (closer !== undefined) return { order, legs: closer.legs };
  }
  return undefined;
}

/** Straight ahead if that is legal, else a little to the side, else dragged around obstacles. */
function moveTowards(state: State, shape: OrderQuestion, order: MoveOrder, goal: Point): OrderChoice | undefined {
  const { unit } = shape;
  const straight: OrderChoice = { order, legs: shiftedTowards(state, unit, order, goal) };
  if (isLegal(state, shape, straight)) return straight;
  for (const legs of sidesteps(state, unit, order, goal))
    if (isLegal(state, shape, { order, legs })) return { order, legs };
  for (const most of [Infinity, DIFFICULT_CAP]) {
    const legs = draggedTo(state, unit, order, goal, most);
    if (legs !== undefined && isLegal(state, shape, { order, legs })) return { order, legs };
  }
  return undefined;
}

/** A legal move of a unit towards a point, if one is found: what computer players ask for. */
export const orderTowards = (state: State, unit: UnitId, order: MoveOrder, goal: Point): OrderChoice | undefined =>
  moveTowards(state, { kind: 'gdf.order', unit }, order, goal);

/** Hold one time in five, charge every other time if an enemy is near enough, else some way towards a goal. */
export function randomOrder(state: State, shape: OrderQuestion, rng: Rng): OrderChoice | undefined {
  if (rng.below(5) === 0) return HOLD;
  const { unit } = shape;
  const enemies = rng.below(2) === 0 ? chargeTargets(state, unit) : [];
  if (enemies.length > 0) return chargeAt(state, unit, enemies[rng.below(enemies.length)] as UnitId);
  const transports = rng.below(8) === 0 ? ownTransports(state, unit) : [];
  if (transports.length > 0) return boardingOf(state, shape, transports[rng.below(transports.length)] as UnitId);
  const order = MOVE_ORDERS[rng.below(MOVE_ORDERS.length)] as MoveOrder;
  const goal = randomGoal(state, unit, rng);
  // Now and then as one goes there who looks for a way.
  if (rng.below(8) === 0) return moveTowards(state, shape, order, goal);
  const most = ((1 + rng.below(4)) * DIFFICULT_CAP) / 2;
  return { order, legs: shiftedTowards(state, unit, order, besides(state, unit, goal, rng), most) };
}

function randomGoal(state: State, unit: UnitId, rng: Rng): Point {
  const goals = goalsOf(state, unit);
  return goals[rng.below(goals.length)] as Point;
}

/** The goal itself, or half the time a point as far away but an eighth or a quarter of a turn beside it. */
function besides(state: State, unit: UnitId, goal: Point, rng: Rng): Point {
  if (rng.below(2) === 0) return goal;
  const from = middleOf(figures(state, unit));
  const turned = rotate({ x: goal.x - from.x, y: goal.y - from.y }, (FACINGS / 8) * (rng.below(5) - 2));
  return { x: from.x + turned.x, y: from.y + turned.y };
}

/** Some way towards a goal, around what is in the way. */
export function randomDrag(state: State, unit: UnitId, rng: Rng): OrderChoice | undefined {
  const order = MOVE_ORDERS[rng.below(MOVE_ORDERS.length)] as MoveOrder;
  const legs = draggedTo(state, unit, order, randomGoal(state, unit, rng), DIFFICULT_CAP);
  return legs === undefined ? undefined : { order, legs };
}
