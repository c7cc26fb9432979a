import type { Ctx } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import type { Event } from '../events.js';
import { COSTS, type PointUse } from '../rulings.js';
import type { State } from '../state.js';
import { seatOf } from '../units.js';
import { unitsLosingAttitudes } from './attitudes.js';

/** Small duties of many procedures. */

/** AT43-ATT-03, ALRT-09: after a move, a placement, a blast or a push, whoever is engaged or down loses his attitudes. */
export function dropAttitudes(c: Ctx<State, Event>): void {
  for (const unit of unitsLosingAttitudes(c.state)) c.emit({ type: 'attitudes.lost', unit, rule: 'AT43-ATT-03' });
}

/** Command points are paid at once. */
export function pay(c: Ctx<State, Event>, seat: number, on: Exclude<PointUse, 'bid'>): void {
  c.emit({ type: 'points.spent', seat, points: COSTS[on], on });
}

export const canPay = (state: State, seat: number, on: Exclude<PointUse, 'bid'>): boolean =>
  state.sides[seat]!.points >= COSTS[on];

export const canPayFor = (state: State, unit: UnitId, on: Exclude<PointUse, 'bid'>): boolean =>
  canPay(state, seatOf(state, unit), on);
