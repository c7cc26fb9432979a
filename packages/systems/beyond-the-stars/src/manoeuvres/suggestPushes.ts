import { FACINGS, facingTowards, legLength, pointAt, type Point } from '@banneret/geometry';
import { figureOf, type FigureId, type State } from '../state.js';
import { judgePush, pushBudget, type Push } from './judgePush.js';
import type { ActQuestion } from './manoeuvre.js';

/** As far towards a goal as there is room for the weapon and its crew; a little to one side if need be. */
export function pushTowards(state: State, ask: ActQuestion, figure: FigureId, goal: Point): Push | undefined {
  const { spot } = figureOf(state, figure);
  const budget = pushBudget(state, figure);
  if (budget === 0) return undefined;
  const straight = facingTowards(spot, goal);
  for (const turn of [0, 1, -1, 2, -2])
    for (const part of [1, 0.75, 0.5, 0.25]) {
      const to = pointAt(
        spot,
        straight + Math.round((turn * FACINGS) / 48),
        Math.floor(Math.min(budget, legLength(spot, goal)) * part) - 2,
      );
      const choice: Push = { do: 'push', figure, to, facing: spot.facing };
      if (judgePush(state, ask, choice).ok) return choice;
    }
  return undefined;
}
