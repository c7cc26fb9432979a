import { problem, type Frame, type Parsed } from '@banneret/kernel';
import { isDestroyed } from '../units/figures.js';
import { orderBarred } from '../movement/movement.js';
import type { Order } from '../rule.js';
import { enemyOf, seatOf, unitOf, type State, type UnitId } from '../state.js';
import { chargedUnit, meleeFrames, volleyFrames, type AttackBody, type MeleeBody } from './combat.js';
import { stageFrames } from './places.js';
import type { Body } from './position.js';

/** A unit in the middle of its activation; whether it has moved stands with the unit itself. */
export interface ActivationBody {
  readonly unit: string;
  /** The order it has carried out already; without one it is asked for it. */
  readonly order?: Order;
  /** The unit it has charged. */
  readonly target?: string;
}

/** Where the rules go on: the active player chooses a unit, or one of his units is in the middle of its activation. */
export function stackOf(state: State, { active, activation, stage, melee, attack }: Body): Parsed<readonly Frame[]> {
  if (stage !== undefined) return { ok: true, value: stageFrames(state, stage) };
  const seat = active - 1;
  if (activation === undefined) {
    if (melee !== undefined || attack !== undefined)
      return problem('gdf.scenario.no-activation', {
        place: melee === undefined ? 'position.attack' : 'position.melee',
      });
    return { ok: true, value: roundFrames(state, seat) };
  }
  const unit = state.battle.rosters.findIndex(({ id }) => id === activation.unit);
  if (unit < 0)
    return problem('gdf.scenario.unknown-unit', { place: 'position.activation.unit', unit: activation.unit });
  const why = notActivated(state, seat, unit, melee);
  if (why !== undefined)
    return problem('gdf.scenario.not-activated', { place: 'position.activation.unit', unit: activation.unit, why });
  const order = checkedOrder(state, unit, activation.order);
  if (!order.ok) return order;
  const acting = actFrames(state, unit, activation, { melee, attack });
  if (!acting.ok) return acting;
  // The turn has passed on already when a unit is activated; it is the enemy's once this activation has ended.
  const turn = [...roundFrames(state, enemyOf(seat)), { proc: 'activation', step: 'end', vars: { seat, unit } }];
  return { ok: true, value: [...turn, ...acting.value] };
}

interface Combat {
  readonly melee: MeleeBody | undefined;
  readonly attack: AttackBody | undefined;
}

/** What the activated unit is about: its order, what comes after it, or the middle of a fight. */
function actFrames(
  state: State,
  unit: UnitId,
  { order, target }: ActivationBody,
  combat: Combat,
): Parsed<readonly Frame[]> {
  const { melee, attack } = combat;
  if (order === 'charge') {
    const charged = chargedUnit(state, unit, target);
    if (!charged.ok) return charged;
    const vars = { unit, order, target: charged.value };
    if (melee === undefined && attack === undefined) return { ok: true, value: [{ proc: 'act', step: 'moved', vars }] };
    if (melee === undefined) return problem('gdf.scenario.attack-without-melee', { place: 'position.attack' });
    return above({ proc: 'act', step: 'end', vars }, meleeFrames(state, unit, charged.value, melee, attack));
  }
  if (melee !== undefined) return problem('gdf.scenario.melee-without-charge', { place: 'position.melee' });
  if (attack !== undefined && order !== 'hold' && order !== 'advance')
    return problem('gdf.scenario.attack-without-order', { place: 'position.attack' });
  if (attack !== undefined)
    return above(
      { proc: 'act', step: 'end', vars: { unit, order } },
      volleyFrames(state, unit, order === 'hold', attack),
    );
  const vars = order === undefined ? { unit } : { unit, order };
  return { ok: true, value: [{ proc: 'act', step: order === undefined ? 'begin' : 'moved', vars }] };
}

const above = (frame: Frame, rest: Parsed<readonly Frame[]>): Parsed<readonly Frame[]> =>
  rest.ok ? { ok: true, value: [frame, ...rest.value] } : rest;

const roundFrames = (state: State, turn: number): Frame[] => [
  { proc: 'main', step: 'next', vars: {} },
  { proc: 'round', step: 'turn', vars: { first: state.first, turn } },
];

/** Why the unit cannot be the one that is activated. GDF-RND-03, -08. */
function notActivated(
  state: State,
  seat: number,
  unit: UnitId,
  melee: MeleeBody | undefined,
): 'enemy' | 'destroyed' | 'done' | undefined {
  if (seatOf(state, unit) !== seat) return 'enemy';
  // Only the end of a melee finds the unit that charged gone.
  const mayBeGone = melee?.at === 'result' || melee?.at === 'consolidation';
  if (isDestroyed(state, unit) && !mayBeGone) return 'destroyed';
  return unitOf(state, unit).activated ? 'done' : undefined;
}

/** GDF-ACT-01: only an order with a move has moved the unit; a special rule may allow none. */
function checkedOrder(state: State, unit: UnitId, order: Order | undefined): Parsed<Order | undefined> {
  if (unitOf(state, unit).moved && (order === undefined || order === 'hold'))
    return problem('gdf.scenario.moved-without-order', { place: 'position.activation.order' });
  const barred = order === undefined ? undefined : orderBarred(state, unit, order);
  return barred === undefined ? { ok: true, value: order } : problem(barred.say, barred.args);
}
