import { problem, type Frame, type Parsed } from '@banneret/kernel';
import { isDestroyed } from '../figures.js';
import { orderBarred } from '../movement.js';
import type { Order } from '../rule.js';
import { enemyOf, seatOf, unitOf, type State, type UnitId } from '../state.js';
import type { Body } from './position.js';

/** A unit in the middle of its activation; whether it has moved stands with the unit itself. */
export interface ActivationBody {
  readonly unit: string;
  /** The order it has carried out already; without one it is asked for it. */
  readonly order?: Order;
}

/** Where the rules go on: the active player chooses a unit, or one of his units is in the middle of its activation. */
export function stackOf(state: State, { active, activation }: Body): Parsed<readonly Frame[]> {
  const seat = active - 1;
  if (activation === undefined) return { ok: true, value: roundFrames(state, seat) };
  const unit = state.battle.rosters.findIndex(({ id }) => id === activation.unit);
  if (unit < 0)
    return problem('gdf.scenario.unknown-unit', { place: 'position.activation.unit', unit: activation.unit });
  const why = notActivated(state, seat, unit);
  if (why !== undefined)
    return problem('gdf.scenario.not-activated', { place: 'position.activation.unit', unit: activation.unit, why });
  const order = checkedOrder(state, unit, activation.order);
  if (!order.ok) return order;
  // The turn has passed on already when a unit is activated; it is the enemy's once this activation has ended.
  return {
    ok: true,
    value: [
      ...roundFrames(state, enemyOf(seat)),
      { proc: 'activation', step: 'end', vars: { seat, unit } },
      order.value === undefined
        ? { proc: 'act', step: 'begin', vars: { unit } }
        : { proc: 'act', step: 'shoot', vars: { unit, order: order.value } },
    ],
  };
}

const roundFrames = (state: State, turn: number): Frame[] => [
  { proc: 'main', step: 'next', vars: {} },
  { proc: 'round', step: 'turn', vars: { first: state.first, turn } },
];

/** Why the unit cannot be the one that is activated. GDF-RND-03, -08. */
function notActivated(state: State, seat: number, unit: UnitId): 'enemy' | 'destroyed' | 'done' | undefined {
  if (seatOf(state, unit) !== seat) return 'enemy';
  if (isDestroyed(state, unit)) return 'destroyed';
  return unitOf(state, unit).activated ? 'done' : undefined;
}

/** GDF-ACT-01: only an Advance or a Rush has moved the unit; a special rule may allow neither. */
function checkedOrder(state: State, unit: UnitId, order: Order | undefined): Parsed<Order | undefined> {
  if (unitOf(state, unit).moved && order !== 'advance' && order !== 'rush')
    return problem('gdf.scenario.moved-without-order', { place: 'position.activation.order' });
  const barred = order === undefined ? undefined : orderBarred(state, unit, order);
  return barred === undefined ? { ok: true, value: order } : problem(barred.say, barred.args);
}
