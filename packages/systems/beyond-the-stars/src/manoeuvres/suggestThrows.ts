import { firstEntry, pointAlong, shortestPath, standing, within, type Point } from '@banneret/geometry';
import { placedOf } from '../figures/placed.js';
import { besides } from '../movement/beside.js';
import { chargeAt, cutAt, judgeTarget } from '../movement/charges.js';
import { budgetOf } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { wholePath } from '../movement/judge.js';
import { CONTROL_ZONE, HAIR } from '../rulings.js';
import type { FigureId, State } from '../state.js';
import { judgeThrow, type Throw } from './judgeThrow.js';
import type { ActQuestion } from './manoeuvre.js';

/** From the way of a charge, or from wherever else around the target one gets within 3 cm. */
export function throwAt(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  weapon: number,
  target: FigureId,
): Throw | undefined {
  const [own, foe] = [placedOf(state, figure), placedOf(state, target)];
  if (!within(own, foe, budgetOf(state, figure, ask.budget)) || !judgeTarget(state, figure, target).ok)
    return undefined;
  const from = (path: readonly Point[]): Throw | undefined => {
    const choice: Throw = { do: 'throw', figure, weapon, target, path };
    return judgeThrow(state, ask, choice).ok ? choice : undefined;
  };
  const way = approach(state, ask, figure, target);
  const direct = way === undefined ? undefined : from(way);
  if (direct !== undefined) return direct;
  const { field } = walkWays(state, figure);
  const spots = besides(own, foe, DIRECTIONS, CONTROL_ZONE + HAIR / 2).filter(
    ({ at }) => standing(field, { ...own, at }).ok,
  );
  for (const { at } of spots) {
    const straight = from([at]);
    if (straight !== undefined) return straight;
  }
  for (const { at } of spots) {
    const found = shortestPath(field, own.base, own.at, at, budgetOf(state, figure, ask.budget), own.facing);
    const round = found.ok ? from(found.path.slice(1)) : undefined;
    if (round !== undefined) return round;
  }
  return undefined;
}

const DIRECTIONS = 24;

/** The way of a charge at him, up to 3 cm before him; none for whoever stands there already. */
function approach(state: State, ask: ActQuestion, figure: FigureId, target: FigureId): readonly Point[] | undefined {
  if (within(placedOf(state, figure), placedOf(state, target), CONTROL_ZONE)) return [];
  const plan = chargeAt(state, ask, figure, target);
  return plan === undefined
    ? undefined
    : stopBefore(state, figure, wholePath(state, figure, plan.path), target).slice(1);
}

/** A path into contact as far as 3 cm before somebody: the last place that is not nearer. BTS-SPR-09. */
function stopBefore(state: State, figure: FigureId, whole: readonly Point[], target: FigureId): readonly Point[] {
  const own = placedOf(state, figure);
  const shape = { kind: 'around', placed: placedOf(state, target), distance: CONTROL_ZONE } as const;
  const entry = firstEntry(whole, [{ shape, border: 'out' }], { base: own.base, facing: own.facing });
  if (entry === undefined) return whole;
  // Rounding to the lattice may have put the point one micrometre too far: then a few earlier.
  const along = Math.max(0, entry.along - 4);
  return cutAt(whole, along, pointAlong(whole, along));
}
