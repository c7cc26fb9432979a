import {
  FACINGS,
  facingTowards,
  legLength,
  pathLength,
  pointAt,
  shortestPath,
  standing,
  within,
  type Point,
} from '@banneret/geometry';
import { done, type Rng } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { canBeHealed, canBeRepaired } from '../figures/healing.js';
import { placedOf } from '../figures/placed.js';
import { onTable } from '../figures/traits.js';
import { besides } from '../movement/beside.js';
import { budgetOf, walkCost } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { goalsOf, randomGoal, stepTowards } from '../movement/goals.js';
import { judgeWalk, spotAfter, wholePath } from '../movement/judge.js';
import { procedure, type C } from '../procedures/machine.js';
import { figureOf, NOBODY, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import type { ActQuestion, Manoeuvre } from './manoeuvre.js';
import { pathFrom } from './parse.js';

/** A figure walks along a path, or crawls if it is prone. With `on` it goes on acting afterwards (BTS-MOV-08). */
export interface Walk {
  readonly do: 'walk';
  readonly figure: FigureId;
  readonly path: readonly Point[];
  readonly on?: true;
}

export const walkManoeuvre: Manoeuvre<Walk> = {
  do: 'walk',
  rule: 'BTS-MOV-02',
  proc: 'walk',
  parse({ path: raw, on }, figure) {
    const path = pathFrom(raw);
    if (path === undefined || (on !== undefined && on !== true)) return undefined;
    return { do: 'walk', figure, path, ...(on === true && { on }) };
  },
  judge: (state, ask, { figure, path }) => judgeWalk(state, ask, figure, path),
  *propose(state, ask, figure) {
    yield* waysOn(state, ask, figure);
    for (const goal of goalsOf(state, figure)) {
      const choice = towards(state, ask, figure, goal, 1) ?? slantwise(state, ask, figure, goal);
      if (choice !== undefined) yield choice;
    }
  },
  sample(state, ask, figure, rng: Rng) {
    if (hasMoreToDo(state, figure) && rng.below(3) === 0) {
      const ways = [...waysOn(state, ask, figure)];
      const way = ways[rng.below(Math.max(1, ways.length))];
      if (way !== undefined) return way;
    }
    return towards(state, ask, figure, randomGoal(state, figure, rng), rng.below(4) === 0 ? 0.5 : 1);
  },
};

/** A little to one side, where straight on there is no way at all. */
function slantwise(state: State, ask: ActQuestion, figure: FigureId, goal: Point): Walk | undefined {
  const { spot } = figureOf(state, figure);
  const [straight, away] = [facingTowards(spot, goal), legLength(spot, goal)];
  for (const share of [1, -1, 2, -2, 3, -3]) {
    const choice = towards(state, ask, figure, pointAt(spot, straight + Math.round((share * FACINGS) / 72), away), 1);
    if (choice !== undefined) return choice;
  }
  return undefined;
}

/** Is there something it can do only after it has walked: a spell, a repair, a patient? */
const hasMoreToDo = (state: State, figure: FigureId): boolean => {
  const { marks } = figureOf(state, figure);
  const { spells } = sheetOf(state, figure);
  return (spells.length > 0 && !marks.cast) || (!marks.repaired && patientsOf(state, figure).length > 0);
};

/** BTS-MOV-08, BTS-MAG-02, BTS-SPR-65, BTS-IMP-08: half way for a Mage, up to those who need mending or healing for others. */
function* waysOn(state: State, ask: ActQuestion, figure: FigureId): Generator<Walk> {
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

function towards(state: State, ask: ActQuestion, figure: FigureId, goal: Point, share: number): Walk | undefined {
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

/** Carries a walk out; the judge has passed it. */
export function walkAlong(c: C, figure: FigureId, path: readonly Point[]): void {
  const { prone } = figureOf(c.state, figure);
  const whole = wholePath(c.state, figure, path);
  const { total, rough } = walkCost(c.state, figure, whole);
  const cost = prone ? pathLength(whole) : total;
  c.emit({
    type: 'figure.moved',
    figure,
    path,
    to: spotAfter(c.state, figure, path),
    cost,
    manner: prone ? 'crawl' : 'walk',
    ...(rough && { rough }),
  });
}

/** Its move is over. */
export function endMove(c: C, figure: FigureId): void {
  c.emit({ type: 'figure.marked', figure, marks: { done: true } });
  if (c.state.mover !== NOBODY) c.emit({ type: 'mover.set', figure: NOBODY });
}

export const walk = procedure('walk')({
  begin(c, { choice: { figure, path, on } }) {
    walkAlong(c, figure, path);
    if (on === true) c.emit({ type: 'mover.set', figure });
    else endMove(c, figure);
    return done();
  },
});
