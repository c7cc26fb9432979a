import type { Prompt, Seat, ShapeKind } from '@banneret/kernel';
import { destination, orderBarred } from '../movement/movement.js';
import { MOVE_ORDERS } from '../rule.js';
import type { State, UnitId } from '../state.js';
import { HOLD, judgeOrder, type OrderChoice, type OrderQuestion } from './judgeOrder.js';
import { isId, parseLegs } from './legs.js';
import { candidates, isLegal, randomDrag, randomOrder, regroupChoice } from './suggestOrder.js';

export type { OrderChoice, OrderQuestion } from './judgeOrder.js';
export { orderTowards } from './suggestOrder.js';

/** GDF-ACT-01: Hold, Advance, Rush or Charge. */
export const askOrder = (seat: Seat, unit: UnitId): Prompt<OrderQuestion> => ({
  seat,
  ask: 'gdf.ask.order',
  rule: 'GDF-ACT-01',
  shape: { kind: 'gdf.order', unit },
  args: { unit },
});

export const orderKind: ShapeKind<State, OrderQuestion, OrderChoice> = {
  parse,

  judge: (state, { unit }, choice) => judgeOrder(state, unit, choice),

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
