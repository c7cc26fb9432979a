import { FACINGS, rotate, type Point } from '@banneret/geometry';
import {
  illegal,
  legal,
  type Prompt,
  type Rng,
  type Ruling,
  type Seat,
  type Shape,
  type ShapeKind,
} from '@banneret/kernel';
import { judgeBoarding, ownTransports, wayAboard } from '../movement/boarding.js';
import { chargeTargets, judgeCharge, proposedCharge } from '../movement/charge.js';
import { memoByPosition } from '../ground/board.js';
import { figures, middleOf } from '../units/figures.js';
import { draggedTo, goalsOf, shiftedTowards, sidesteps } from '../movement/maneuvers.js';
import {
  destination,
  isCoherent,
  judgeMove,
  orderBarred,
  placedAfter,
  reachedBy,
  type Legs,
} from '../movement/movement.js';
import { sameLegs } from '../movement/ways.js';
import { MOVE_ORDERS, type MoveOrder } from '../rule.js';
import { DIFFICULT_CAP } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { closingUp, regrouping } from '../movement/regroup.js';
import { canRegroup, judgeTogether } from '../movement/together.js';
import { isId, parseLegs } from './legs.js';

export interface OrderQuestion extends Shape {
  readonly kind: 'gdf.order';
  readonly unit: UnitId;
}

/**
 * What an activated unit does. `legs` has the way of each living model, in model order, without its start; `into` is the
 * transport that all of them board at the end of it.
 */
export type OrderChoice =
  | { readonly order: 'hold' }
  | { readonly order: MoveOrder; readonly legs: Legs; readonly into?: UnitId }
  | { readonly order: 'charge'; readonly target: UnitId; readonly legs: Legs };

/** GDF-ACT-01: Hold, Advance, Rush or Charge. */
export const askOrder = (seat: Seat, unit: UnitId): Prompt<OrderQuestion> => ({
  seat,
  ask: 'gdf.ask.order',
  rule: 'GDF-ACT-01',
  shape: { kind: 'gdf.order', unit },
  args: { unit },
});

const HOLD: OrderChoice = { order: 'hold' };

export const orderKind: ShapeKind<State, OrderQuestion, OrderChoice> = {
  parse,

  judge(state, { unit }, choice) {
    const found = foundLegal(state, unit);
    if (found.choice !== undefined && isSame(found.choice, choice)) return legal;
    const ruling = judgeOrder(state, unit, choice);
    if (ruling.ok) found.choice = choice;
    return ruling;
  },

  // Hold is exact; the moves are the places a player would think of first. Nothing unjudged leaves here.
  *enumerate(state, shape) {
    const listed = new Set<string>();
    for (const choice of candidates(state, shape)) {
      // Two goals may lie in the same direction, or nearly: what reads the same is listed once.
      const key = keyOf(state, shape.unit, choice);
      if (!listed.has(key)) yield choice;
      listed.add(key);
    }
  },

  sample(state, shape, _seat, rng) {
    for (let tries = 0; tries < SAMPLE_TRIES; tries++) {
      const choice = tries === LAST_RESORT ? randomDrag(state, shape.unit, rng) : randomOrder(state, shape, rng);
      if (choice !== undefined && isLegal(state, shape, choice)) return choice;
    }
    return regroupChoice(state, shape) ?? HOLD;
  },

  finite: () => false,

  sole(state, { unit }) {
    const open = [...MOVE_ORDERS, 'charge' as const].some(order => orderBarred(state, unit, order) === undefined);
    return open ? undefined : HOLD;
  },
};

function judgeOrder(state: State, unit: UnitId, choice: OrderChoice): Ruling {
  const barred = orderBarred(state, unit, choice.order);
  if (barred !== undefined) return { ok: false, because: [barred] };
  if (choice.order === 'hold') return judgeHold(state, unit);
  if (choice.order === 'charge') return judgeCharge(state, unit, choice.target, choice.legs);
  if (choice.into !== undefined) return judgeBoarding(state, unit, choice.order, choice.legs, choice.into);
  const move = judgeMove(state, unit, choice.order, choice.legs);
  return move.ok ? judgeTogether(state, unit, placedAfter(figures(state, unit), choice.legs), choice.order) : move;
}

/** The last order found legal, with everybody where they stand: what is proposed is judged once more when it is handed in. */
const foundLegal = memoByPosition((): { choice?: OrderChoice } => ({}));

function isSame(a: OrderChoice, b: OrderChoice): boolean {
  if (a.order === 'hold' || b.order === 'hold') return a.order === b.order;
  if (a.order !== b.order || !sameLegs(a.legs, b.legs)) return false;
  if (a.order === 'charge') return b.order === 'charge' && a.target === b.target;
  return b.order !== 'charge' && a.into === b.into;
}

const SAMPLE_TRIES = 6;

/** The try at which a way around obstacles is looked for: it costs as much as many straight ones. */
const LAST_RESORT = 4;

function keyOf(state: State, unit: UnitId, choice: OrderChoice): string {
  if (choice.order === 'hold') return 'hold';
  if (choice.order === 'charge') return `charge ${choice.target}`;
  if (choice.into !== undefined) return `board ${choice.into}`;
  const { x, y } = destination(state, unit, choice.legs);
  return `${choice.order} ${x} ${y}`;
}

function* candidates(state: State, shape: OrderQuestion): Generator<OrderChoice> {
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

const isLegal = (state: State, shape: OrderQuestion, choice: OrderChoice): boolean =>
  orderKind.judge(state, shape, choice, 0, 'GDF-ACT-01').ok;

/** GDF-MOV-12, R-20: a unit out of coherency must move back into it, unless it cannot. */
function judgeHold(state: State, unit: UnitId): Ruling {
  if (isCoherent(state, unit) || orderBarred(state, unit, 'advance') !== undefined) return legal;
  if (canRegroup(state, unit)) return illegal('GDF-MOV-12', 'gdf.no.must-regroup');
  return MOVE_ORDERS.some(order => closingUp(state, unit, order) !== undefined)
    ? illegal('GDF-MOV-12', 'gdf.no.must-close-up')
    : legal;
}

function regroupChoice(state: State, { unit }: OrderQuestion): OrderChoice | undefined {
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
function randomOrder(state: State, shape: OrderQuestion, rng: Rng): OrderChoice | undefined {
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
function randomDrag(state: State, unit: UnitId, rng: Rng): OrderChoice | undefined {
  const order = MOVE_ORDERS[rng.below(MOVE_ORDERS.length)] as MoveOrder;
  const legs = draggedTo(state, unit, order, randomGoal(state, unit, rng), DIFFICULT_CAP);
  return legs === undefined ? undefined : { order, legs };
}

function parse(raw: unknown): OrderChoice | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { order, target, legs: ways, into } = raw as Readonly<Record<'order' | 'target' | 'legs' | 'into', unknown>>;
  if (order === 'hold') return HOLD;
  const legs = parseLegs(ways);
  if (legs === undefined) return undefined;
  if (order === 'charge') return isId(target) ? { order, target, legs } : undefined;
  const move = MOVE_ORDERS.find(name => name === order);
  if (move === undefined || (into !== undefined && !isId(into))) return undefined;
  return { order: move, legs, ...(into !== undefined && { into }) };
}
