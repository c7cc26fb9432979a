import { FACINGS, facingTowards, shortestPath, standing, within } from '@banneret/geometry';
import { placedOf } from '../figures/placed.js';
import { besideAt, besides } from '../movement/beside.js';
import { budgetOf } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { SMALL_GAP } from '../rulings.js';
import type { FigureId, State } from '../state.js';
import type { ActQuestion } from './manoeuvre.js';
import { CLOSE, judgeFeet, judgeStep, type StepOver } from './judgeStepOver.js';

/** Up to it from whichever side, and over to the opposite one. */
export function straightOver(state: State, ask: ActQuestion, figure: FigureId, over: FigureId): StepOver | undefined {
  const [own, lying] = [placedOf(state, figure), placedOf(state, over)];
  const budget = budgetOf(state, figure, ask.budget);
  if (state.figures[over]?.place !== 'table' || !within(own, lying, budget)) return undefined;
  const { field } = walkWays(state, figure);
  const feet = [{ facing: facingTowards(lying.at, own.at), at: own.at }, ...besides(own, lying, FEET, CLOSE_BY)].filter(
    ({ at }) => within({ ...own, at }, lying, CLOSE) && standing(field, { ...own, at }).ok,
  );
  for (const { facing, at } of feet) {
    const ends = OPPOSITE.map(turn => besideAt(own, lying, facing + FACINGS / 2 + turn, CLOSE_BY)).filter(
      to => judgeFeet(state, figure, over, at, to).ok,
    );
    if (ends.length === 0) continue;
    const found = at === own.at ? undefined : shortestPath(field, own.base, own.at, at, budget, own.facing);
    if (found?.ok === false) continue;
    for (const to of ends) {
      const plan: StepOver = { do: 'step', figure, path: found?.path.slice(1) ?? [], over, to };
      if (judgeStep(state, ask, plan).ok) return plan;
    }
  }
  return undefined;
}

const FEET = 32;
const CLOSE_BY = 3 * SMALL_GAP;
const OPPOSITE = [0, 1, -1, 2, -2, 3, -3].map(share => Math.round((share * FACINGS) / 16));
