import { legLength, within, type Point } from '@banneret/geometry';
import { inContact, placedAt, placedOf } from '../figures/placed.js';
import { onTable } from '../figures/traits.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { enemyOf, figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { chargeAt, judgeCharge, judgeCharger, roundCharge, wayTo, type ChargePlan } from './charges.js';
import { budgetOf } from './cost.js';
import { spotAfter } from './judge.js';
import { multipleSpots } from './multiple.js';

/** Charges that a player would think of: at each enemy in reach, then at those who stand close together; all legal. */
export function* chargesOf(state: State, ask: ActQuestion, figure: FigureId): Generator<ChargePlan> {
  if (!judgeCharger(state, ask, figure).ok) return;
  const foes = onTable(state, enemyOf(seatOf(state, figure)));
  for (const target of foes) {
    const plan = chargeAt(state, ask, figure, target);
    if (plan !== undefined) yield plan;
  }
  for (const [i, target] of foes.entries()) yield* multipleChargesAt(state, ask, figure, target, foes.slice(i + 1));
}

/** BTS-CHG-12: charges at one enemy together with one or more of these. */
export function* multipleChargesAt(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  target: FigureId,
  others: readonly FigureId[],
): Generator<ChargePlan> {
  const budget = budgetOf(state, figure, ask.budget);
  const own = placedOf(state, figure);
  if (!within(own, placedOf(state, target), budget)) return;
  for (const other of others) {
    if (other === target || !within(own, placedOf(state, other), budget)) continue;
    for (const spot of multipleSpots(own, placedOf(state, target), placedOf(state, other))) {
      const targets = reachedAt(state, figure, spot);
      if (targets.length < 2) continue;
      const plan = planInto(state, ask, figure, spot, targets, [target, other]);
      if (plan === undefined) continue;
      yield plan;
      break;
    }
  }
}

/** A way to a place of contact with several: straight, the shortest, or by way of the zone of one of them. */
function planInto(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  spot: Point,
  targets: readonly FigureId[],
  by: readonly FigureId[],
): ChargePlan | undefined {
  const budget = budgetOf(state, figure, ask.budget);
  const own = placedOf(state, figure);
  if (legLength(own.at, spot) > budget) return undefined;
  for (const path of [[spot], wayTo(state, figure, own, spot, budget)])
    if (path !== undefined && judgeCharge(state, ask, figure, { path, targets }).ok) return { path, targets };
  for (const target of by) {
    const plan = roundCharge(state, ask, figure, target, [{ facing: 0, at: spot }]);
    if (plan !== undefined && judgeCharge(state, ask, figure, { path: plan.path, targets }).ok)
      return { ...plan, targets };
  }
  return undefined;
}

/** All enemies on its level whom it may name in a charge to that place. */
function reachedAt(state: State, figure: FigureId, at: Point): FigureId[] {
  const spot = spotAfter(state, figure, [at]);
  const there = placedAt(sheetOf(state, figure), spot);
  return onTable(state, enemyOf(seatOf(state, figure))).filter(
    foe => figureOf(state, foe).spot.z === spot.z && inContact(there, placedOf(state, foe)),
  );
}
