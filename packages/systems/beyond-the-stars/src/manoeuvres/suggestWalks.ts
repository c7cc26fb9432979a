import {
  FACINGS,
  facingTowards,
  legLength,
  pointAt,
  shortestPath,
  standing,
  within,
  type Point,
} from '@banneret/geometry';
import { ownRules } from '../compile.js';
import { canBeHealed, canBeRepaired } from '../figures/healing.js';
import { placedOf } from '../figures/placed.js';
import { onTable } from '../figures/traits.js';
import { besides } from '../movement/beside.js';
import { budgetOf } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { judgeWalk } from '../movement/judge.js';
import { goalsOf, stepTowards } from '../movement/suggestGoals.js';
import { figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import type { ActQuestion } from './manoeuvre.js';
import type { Walk } from './walk.js';

/** A little to one side, where straight on there is no way at all. */
export function slantwise(state: State, ask: ActQuestion, figure: FigureId, goal: Point): Walk | undefined {
  const { spot } = figureOf(state, figure);
  const [straight, away] = [facingTowards(spot, goal), legLength(spot, goal)];
  for (const share of [1, -1, 2, -2, 3, -3]) {
    const choice = towards(state, ask, figure, pointAt(spot, straight + Math.round((share * FACINGS) / 72), away), 1);
    if (choice !== undefined) return choice;
  }
  return undefined;
}

/** Is there something it can do only after it has walked: a spell, a repair, a patient? */
export const hasMoreToDo = (state: State, figure: FigureId): boolean => {
  const { marks } = figureOf(state, figure);
  const { spells } = sheetOf(state, figure);
  return (spells.length > 0 && !marks.cast) || (!marks.repaired && patientsOf(state, figure).length > 0);
};

/** BTS-MOV-08, BTS-MAG-02, BTS-SPR-65, BTS-IMP-08: half way for a Mage, up to those who need mending or healing for others. */
export function* waysOn(state: State, ask: ActQuestion, figure: FigureId): Generator<Walk> {
  const { marks } = figureOf(state, figure);
  if (sheetOf(state, figure).spells.length > 0 && !marks.cast)
    for (const goal of goalsOf(state, figure)) {
      const choice = towards(state, ask, figure, goal, 0.5);
      if (choice !== undefined) yield { ...choice, on: true };
    }
  if (marks.repaired) return;
  for (const patient of patientsOf(state, figure)) {
    const path = wayBeside(state, ask, figure, patient);
    if (path !== undefined) yield { do: 'walk', figure, path, on: true };
  }
}

/** Friends whom this one could repair or heal if he stood beside them. */
function patientsOf(state: State, figure: FigureId): FigureId[] {
  const rules = ownRules(state, figure);
  const [repairs, heals] = [
    rules.some(({ rule }) => rule.move?.repairs === true),
    rules.some(({ rule }) => rule.move?.heals === true),
  ];
  if (!repairs && !heals) return [];
  return onTable(state, seatOf(state, figure)).filter(friend => {
    if (friend === figure) return false;
    const hurt = figureOf(state, friend).pv < sheetOf(state, friend).pv;
    return (repairs && isDamaged(state, friend)) || (heals && hurt && canBeHealed(state, friend));
  });
}

function isDamaged(state: State, figure: FigureId): boolean {
  if (!canBeRepaired(state, figure)) return false;
  const { damage, pv } = figureOf(state, figure);
  const { vehicle, pv: whole } = sheetOf(state, figure);
  return vehicle === undefined ? pv < whole : damage.weapons.length > 0 || damage.engine;
}

const PLACES = 40;

function wayBeside(state: State, ask: ActQuestion, figure: FigureId, friend: FigureId): readonly Point[] | undefined {
  const [own, goal] = [placedOf(state, figure), placedOf(state, friend)];
  const budget = budgetOf(state, figure, ask.budget);
  if (!within(own, goal, budget)) return undefined;
  const { field } = walkWays(state, figure);
  const spots = besides(own, goal, PLACES).filter(({ at }) => standing(field, { ...own, at }).ok);
  for (const { at } of spots) if (judgeWalk(state, ask, figure, [at]).ok) return [at];
  for (const { at } of spots) {
    const found = shortestPath(field, own.base, own.at, at, budget, own.facing);
    if (found.ok && judgeWalk(state, ask, figure, found.path.slice(1)).ok) return found.path.slice(1);
  }
  return undefined;
}

export function towards(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  goal: Point,
  share: number,
): Walk | undefined {
  const budget = budgetOf(state, figure, ask.budget);
  // Half a stride less where the ground is slow: the judge has the last word.
  for (const part of [share, share / 2, share / 3]) {
    const end = stepTowards(state, figure, goal, Math.floor(budget * part));
    if (end === undefined) return undefined;
    const choice: Walk = { do: 'walk', figure, path: [end] };
    if (judgeWalk(state, ask, figure, choice.path).ok) return choice;
  }
  return undefined;
}
