import { gap, within, type Point } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { placedAt, placedOf } from '../figures/placed.js';
import { judgeCharger, judgeTarget } from '../movement/charges.js';
import { budgetOf, walkCost } from '../movement/cost.js';
import { inCm, judgeWalk, spotAfter, wholePath } from '../movement/judge.js';
import { CONTROL_ZONE, HAIR } from '../rulings.js';
import { judgeWeapon, shotRules, weaponOf } from '../shooting/weapons.js';
import { figureOf, sheetOf, type FigureId, type State } from '../state.js';
import type { ActQuestion } from './manoeuvre.js';

/** A charger stops 3 cm before his target, throws, and charges it if it still stands. BTS-SPR-09; R-111: a shot like others. */
export interface Throw {
  readonly do: 'throw';
  readonly figure: FigureId;
  readonly weapon: number;
  readonly target: FigureId;
  /** To where he throws from; none if he starts in the target's control zone. */
  readonly path: readonly Point[];
}

export const isThrown = (state: State, figure: FigureId, weapon: number): boolean =>
  sheetOf(state, figure).ranged[weapon] !== undefined &&
  shotRules(state, figure, weaponOf(state, figure, weapon)).some(({ rule }) => rule.shoot?.thrown === true);

export function judgeThrow(state: State, ask: ActQuestion, { figure, weapon, target, path }: Throw): Ruling {
  const charger = judgeCharger(state, ask, figure);
  if (!charger.ok) return charger;
  if (!isThrown(state, figure, weapon)) return illegal('BTS-SPR-09', 'bts.no.not-thrown');
  if (figureOf(state, figure).marks.threw) return illegal('BTS-SPR-09', 'bts.no.has-thrown');
  const ready = judgeWeapon(state, figure, weapon);
  if (!ready.ok) return ready;
  const aimed = judgeTarget(state, figure, target);
  if (!aimed.ok) return aimed;
  const way = path.length === 0 ? legal : judgeWalk(state, ask, figure, path);
  return way.ok ? judgeLastStep(state, ask, figure, target, path) : way;
}

/** He stands 3 cm away, and has movement enough left to charge. */
function judgeLastStep(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  target: FigureId,
  path: readonly Point[],
): Ruling {
  const there = placedAt(sheetOf(state, figure), spotAfter(state, figure, path));
  const foe = placedOf(state, target);
  if (!within(there, foe, CONTROL_ZONE + HAIR))
    return illegal('BTS-SPR-09', 'bts.no.throws-from-3cm', { other: target });
  const cost = walkCost(state, figure, wholePath(state, figure, path)).total + gap(there, foe);
  const most = budgetOf(state, figure, ask.budget);
  return cost <= most ? legal : illegal('BTS-CHG-03', 'bts.no.too-far', { cost: inCm(cost), most: inCm(most) });
}
