import { illegal, legal, type Ruling, type Shape } from '@banneret/kernel';
import { memoByPosition } from '../ground/board.js';
import { judgeBoarding } from '../movement/boarding.js';
import { judgeCharge } from '../movement/charge.js';
import { isCoherent, judgeMove, orderBarred, placedAfter, type Legs } from '../movement/movement.js';
import { closingUp } from '../movement/closingUp.js';
import { canRegroup, judgeTogether } from '../movement/together.js';
import { MOVE_ORDERS, type MoveOrder } from '../rule.js';
import type { State, UnitId } from '../state.js';
import { figures } from '../units/figures.js';

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

export const HOLD: OrderChoice = { order: 'hold' };

/** May the unit do this? GDF-ACT-01 and all that follows from it. */
export function judgeOrder(state: State, unit: UnitId, choice: OrderChoice): Ruling {
  const found = foundLegal(state, unit);
  if (JSON.stringify(found.choice) === JSON.stringify(choice)) return legal;
  const ruling = judgeAnew(state, unit, choice);
  if (ruling.ok) found.choice = choice;
  return ruling;
}

function judgeAnew(state: State, unit: UnitId, choice: OrderChoice): Ruling {
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

/** GDF-MOV-12, R-20: a unit out of coherency must move back into it, unless it cannot. */
function judgeHold(state: State, unit: UnitId): Ruling {
  if (isCoherent(state, unit) || orderBarred(state, unit, 'advance') !== undefined) return legal;
  if (canRegroup(state, unit)) return illegal('GDF-MOV-12', 'gdf.no.must-regroup');
  return MOVE_ORDERS.some(order => closingUp(state, unit, order) !== undefined)
    ? illegal('GDF-MOV-12', 'gdf.no.must-close-up')
    : legal;
}
