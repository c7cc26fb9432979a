import { pathLength, type Point, wayFrom } from '@banneret/geometry';
import { done, type Rng } from '@banneret/kernel';
import { walkCost } from '../movement/cost.js';
import { judgeWalk, spotAfter, wholePath } from '../movement/judge.js';
import { goalsOf, randomGoal } from '../movement/suggestGoals.js';
import { procedure, type C } from '../procedures/machine.js';
import { figureOf, NOBODY, type FigureId } from '../state.js';
import type { Manoeuvre } from './manoeuvre.js';
import { hasMoreToDo, slantwise, towards, waysOn } from './suggestWalks.js';

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
    const path = wayFrom(raw);
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
