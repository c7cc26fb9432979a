import type { Point } from '@banneret/geometry';
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
import { figures } from '../figures.js';
import { draggedTo, goalsOf, regrouping, shiftedTowards } from '../maneuvers.js';
import {
  destination,
  isCoherent,
  judgeCoherency,
  judgeMove,
  orderBarred,
  placedAfter,
  reachedBy,
  widestLink,
  type Legs,
} from '../movement.js';
import { MOVE_ORDERS, type MoveOrder } from '../rule.js';
import { DIFFICULT_CAP, isNoMoreScattered } from '../rulings.js';
import type { State, UnitId } from '../state.js';

export interface OrderQuestion extends Shape {
  readonly kind: 'gdf.order';
  readonly unit: UnitId;
}

/** What an activated unit does. `legs` has the way of each living model, in model order, without its start. */
export type OrderChoice = { readonly order: 'hold' } | { readonly order: MoveOrder; readonly legs: Legs };

/** GDF-ACT-01: Hold, Advance or Rush. */
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
    const barred = orderBarred(state, unit, choice.order);
    if (barred !== undefined) return { ok: false, because: [barred] };
    if (choice.order === 'hold') return judgeHold(state, unit);
    const move = judgeMove(state, unit, choice.order, choice.legs);
    return move.ok ? judgeTogether(state, unit, choice.legs) : move;
  },

  // Hold is exact; the moves are the places a player would think of first. Nothing unjudged leaves here.
  *enumerate(state, shape) {
    const listed = new Set<string>();
    for (const choice of candidates(state, shape)) {
      // Two goals may lie in the same direction, or nearly: what reads the same is listed once.
      const key =
        choice.order === 'hold' ? 'hold' : `${choice.order} ${told(destination(state, shape.unit, choice.legs))}`;
      if (!listed.has(key)) yield choice;
      listed.add(key);
    }
  },

  sample(state, shape, _seat, rng) {
    for (let tries = 0; tries < SAMPLE_TRIES; tries++) {
      const choice = randomOrder(state, shape, rng);
      if (choice !== undefined && isLegal(state, shape, choice)) return choice;
    }
    return regroupChoice(state, shape) ?? HOLD;
  },

  finite: () => false,
};

const SAMPLE_TRIES = 6;

function* candidates(state: State, shape: OrderQuestion): Generator<OrderChoice> {
  if (isLegal(state, shape, HOLD)) yield HOLD;
  for (const order of MOVE_ORDERS) {
    if (orderBarred(state, shape.unit, order) !== undefined) continue;
    for (const goal of goalsOf(state, shape.unit)) {
      const choice = moveTowards(state, shape, order, goal);
      if (choice !== undefined && !isIdleRush(state, shape.unit, choice)) yield choice;
    }
  }
  const regroup = regroupChoice(state, shape);
  if (regroup !== undefined) yield regroup;
}

/** A Rush no longer than an Advance only gives up the shooting. It is legal, but nobody needs it proposed. */
const isIdleRush = (state: State, unit: UnitId, choice: OrderChoice): boolean =>
  choice.order === 'rush' &&
  orderBarred(state, unit, 'advance') === undefined &&
  reachedBy(state, unit, 'advance', choice.legs);

const told = ({ x, y }: Point): string => `${x} ${y}`;

const isLegal = (state: State, shape: OrderQuestion, choice: OrderChoice): boolean =>
  orderKind.judge(state, shape, choice, 0, 'GDF-ACT-01').ok;

/** GDF-MOV-12, R-20: a unit out of coherency must move back into it, unless it cannot. */
function judgeHold(state: State, unit: UnitId): Ruling {
  if (isCoherent(state, unit) || orderBarred(state, unit, 'advance') !== undefined) return legal;
  return canRegroup(state, unit) ? illegal('GDF-MOV-12', 'gdf.no.must-regroup') : legal;
}

/** GDF-MOV-13; H-03 for a unit that is out of coherency and cannot get back into it. */
function judgeTogether(state: State, unit: UnitId, legs: Legs): Ruling {
  const living = figures(state, unit);
  const after = placedAfter(living, legs);
  const ruling = judgeCoherency(living, after);
  if (ruling.ok || isCoherent(state, unit) || canRegroup(state, unit)) return ruling;
  return isNoMoreScattered(widestLink(living), widestLink(after)) ? legal : ruling;
}

/** Only moves that the rules allow count: `regrouping` proposes, the judge of moves disposes. */
function canRegroup(state: State, unit: UnitId): boolean {
  const found = regrouping(state, unit);
  return found !== undefined && judgeMove(state, unit, found.order, found.legs).ok;
}

function regroupChoice(state: State, { unit }: OrderQuestion): OrderChoice | undefined {
  if (isCoherent(state, unit) || orderBarred(state, unit, 'advance') !== undefined) return undefined;
  return canRegroup(state, unit) ? regrouping(state, unit) : undefined;
}

/** Straight ahead if that is legal, else dragged around obstacles, else no farther than difficult ground allows. */
function moveTowards(state: State, shape: OrderQuestion, order: MoveOrder, goal: Point): OrderChoice | undefined {
  const { unit } = shape;
  const straight: OrderChoice = { order, legs: shiftedTowards(state, unit, order, goal) };
  if (isLegal(state, shape, straight)) return straight;
  for (const most of [Infinity, DIFFICULT_CAP]) {
    const legs = draggedTo(state, unit, order, goal, most);
    if (legs !== undefined && isLegal(state, shape, { order, legs })) return { order, legs };
  }
  return undefined;
}

/** Hold one time in five, else some way towards a goal. */
function randomOrder(state: State, shape: OrderQuestion, rng: Rng): OrderChoice | undefined {
  if (rng.below(5) === 0) return HOLD;
  const { unit } = shape;
  const order = MOVE_ORDERS[rng.below(MOVE_ORDERS.length)] as MoveOrder;
  const goals = goalsOf(state, unit);
  const goal = goals[rng.below(goals.length)] as Point;
  const most = ((1 + rng.below(4)) * DIFFICULT_CAP) / 2;
  const straight: OrderChoice = { order, legs: shiftedTowards(state, unit, order, goal, most) };
  if (rng.below(4) > 0 || isLegal(state, shape, straight)) return straight;
  const legs = draggedTo(state, unit, order, goal, Math.min(most, DIFFICULT_CAP));
  return legs === undefined ? undefined : { order, legs };
}

function parse(raw: unknown): OrderChoice | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { order, legs } = raw as { order?: unknown; legs?: unknown };
  if (order === 'hold') return HOLD;
  const move = MOVE_ORDERS.find(name => name === order);
  if (move === undefined || !Array.isArray(legs) || legs.length > MOST_MODELS) return undefined;
  const parsed: (readonly Point[])[] = [];
  for (const way of legs as unknown[]) {
    const points = parseWay(way);
    if (points === undefined) return undefined;
    parsed.push(points);
  }
  return { order: move, legs: parsed };
}

/** Far beyond any unit or way, but a bound on what a stranger can make the judge work through. */
const MOST_MODELS = 100;
const MOST_LEGS = 400;
const MOST_UM = 4_000_000;

function parseWay(way: unknown): readonly Point[] | undefined {
  if (!Array.isArray(way) || way.length > MOST_LEGS) return undefined;
  const points: Point[] = [];
  for (const point of way as unknown[]) {
    if (typeof point !== 'object' || point === null) return undefined;
    const { x, y } = point as { x?: unknown; y?: unknown };
    if (!isCoordinate(x) || !isCoordinate(y)) return undefined;
    points.push({ x: x + 0, y: y + 0 });
  }
  return points;
}

const isCoordinate = (n: unknown): n is number => Number.isSafeInteger(n) && Math.abs(n as number) <= MOST_UM;
