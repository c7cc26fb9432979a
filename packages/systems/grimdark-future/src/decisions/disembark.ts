import { illegal, legal, type Prompt, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import { judgeDoors, steppedOut } from '../movement/boarding.js';
import { destination } from '../movement/movement.js';
import type { Spot } from '../events/placeEvents.js';
import type { State, UnitId } from '../state.js';
import { orderKind, type OrderChoice } from './order.js';
import { spotFrom } from './points.js';
import { randomWayOut, STAY, waysOut } from './suggestDisembark.js';

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
