import type { Point } from '@banneret/geometry';
import { illegal, legal, type Prompt, type Rng, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import { judgeDoors, steppedOut } from '../movement/boarding.js';
import { doorsTowards, wayOut } from '../movement/suggestDoors.js';
import { chargeTargets, proposedCharge } from '../movement/suggestCharge.js';
import { figures, middleOf, standingUnits } from '../units/figures.js';
import { goalsAround } from '../movement/suggestMoves.js';
import { destination } from '../movement/movement.js';
import type { Spot } from '../events/placeEvents.js';
import { MOVE_ORDERS, type MoveOrder } from '../rule.js';
import { enemyOf, seatOf, unitOf, type State, type UnitId } from '../state.js';
import { orderKind, type OrderChoice } from './order.js';
import { spotFrom } from './points.js';

/** What a unit in a transport does: it stays inside, or steps out with an order. */
export interface DisembarkQuestion extends Shape {
  readonly kind: 'gdf.disembark';
  readonly unit: UnitId;
}

/** `doors` says where each living model steps out, in model order; its way begins there. */
export type DisembarkChoice = { readonly order: 'hold' } | (MovingOrder & { readonly doors: readonly Spot[] });

type MovingOrder = Exclude<OrderChoice, { readonly order: 'hold' }>;

/** GDF-TRA-06: any action with a move lets it out. */
export const askDisembark = (seat: Seat, unit: UnitId): Prompt<DisembarkQuestion> => ({
  seat,
  ask: 'gdf.ask.disembark',
  rule: 'GDF-TRA-06',
  shape: { kind: 'gdf.disembark', unit },
  args: { unit },
});

const STAY: DisembarkChoice = { order: 'hold' };

export const disembarkKind: ShapeKind<State, DisembarkQuestion, DisembarkChoice> = {
  parse,

  judge(state, { unit }, choice, seat, rule) {
    if (choice.order === 'hold') return legal;
    const { doors, ...order } = choice;
    const out = judgeDoors(state, unit, doors);
    if (!out.ok) return out;
    // From one transport into another would be two moves in one.
    if ('into' in order) return illegal('GDF-TRA-05', 'gdf.no.no-transport');
    return orderKind.judge(steppedOut(state, unit, doors), { kind: 'gdf.order', unit }, order, seat, rule);
  },

  *enumerate(state, { unit }) {
    yield STAY;
    const listed = new Set<string>();
    for (const choice of waysOut(state, unit)) {
      if (choice.order === 'hold' || !isLegal(state, unit, choice)) continue;
      const { x, y } = destination(steppedOut(state, unit, choice.doors), unit, choice.legs);
      const key = `${choice.order} ${x} ${y}`;
      if (!listed.has(key)) yield choice;
      listed.add(key);
    }
  },

  sample(state, { unit }, _seat, rng) {
    for (let tries = 0; tries < SAMPLE_TRIES; tries++) {
      const choice = randomWayOut(state, unit, rng);
      if (choice !== undefined && isLegal(state, unit, choice)) return choice;
    }
    return STAY;
  },

  finite: () => false,
};

const SAMPLE_TRIES = 3;

const isLegal = (state: State, unit: UnitId, choice: DisembarkChoice): boolean =>
  disembarkKind.judge(state, { kind: 'gdf.disembark', unit }, choice, 0, 'GDF-TRA-06').ok;

function* waysOut(state: State, unit: UnitId): Generator<DisembarkChoice> {
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

function randomWayOut(state: State, unit: UnitId, rng: Rng): DisembarkChoice | undefined {
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

/** Far beyond any unit, but a bound on what a stranger can make the judge work through. */
const MOST_MODELS = 100;

function parse(raw: unknown): DisembarkChoice | undefined {
  const order = orderKind.parse(raw, { kind: 'gdf.order', unit: 0 });
  if (order === undefined || order.order === 'hold') return order;
  const { doors } = raw as { doors?: unknown };
  if (!Array.isArray(doors) || doors.length > MOST_MODELS) return undefined;
  const spots: Spot[] = [];
  for (const door of doors as unknown[]) {
    const spot = spotFrom(door);
    if (spot === undefined) return undefined;
    spots.push(spot);
  }
  return { ...order, doors: spots };
}
