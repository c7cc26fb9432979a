import { FACINGS, legLength, shortestPath, standing, type Point } from '@banneret/geometry';
import { judgeOutOfReach, judgeStand, placedThere, spotAt } from '../deploy/stand.js';
import { inContact, placedOf } from '../figures/placed.js';
import { hasKeyword } from '../figures/traits.js';
import { besideAt, besides } from '../movement/beside.js';
import { budgetOf } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { judgeWalk } from '../movement/judge.js';
import { figureOf, sheetOf, type FigureId, type State } from '../state.js';
import type { ActQuestion } from './manoeuvre.js';

/** The shortest way into contact with a friend. */
export function wayAboard(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  host: FigureId,
): readonly Point[] | undefined {
  const [own, goal] = [placedOf(state, figure), placedOf(state, host)];
  if (inContact(own, goal)) return [];
  const { field } = walkWays(state, figure);
  const budget = budgetOf(state, figure, ask.budget);
  for (const { at } of besides(own, goal, PLACES)) {
    if (legLength(own.at, at) > budget || !standing(field, { ...own, at }).ok) continue;
    const found = shortestPath(field, own.base, own.at, at, budget, own.facing);
    if (found.ok && judgeWalk(state, ask, figure, found.path.slice(1)).ok) return found.path.slice(1);
  }
  return undefined;
}

/** Those who could get off. */
export const passengersOf = (state: State, host: FigureId): FigureId[] =>
  sheetOf(state, host).capacity === 0
    ? []
    : [...state.figures.keys()].filter(figure => {
        const { place, host: carrier, marks } = figureOf(state, figure);
        return place === 'aboard' && carrier === host && !marks.boarded && !hasKeyword(state, figure, 'crew');
      });

/** Where a passenger would stand in a direction from the Transport, if he may. */
export function exitAt(state: State, host: FigureId, target: FigureId, facing: number): Point | undefined {
  const hull = placedOf(state, host);
  const own = placedThere(state, target, {
    ...figureOf(state, host).spot,
    facing: figureOf(state, target).spot.facing,
  });
  const at = besideAt(own, hull, facing);
  const there = placedThere(state, target, spotAt(state, target, at));
  return judgeStand(state, there).ok && judgeOutOfReach(state, host, there).ok ? at : undefined;
}

/** Places all around the Transport: on each side a few apart from one another are enough to choose from. */
export function exitsFor(state: State, host: FigureId, target: FigureId): Point[] {
  const sides = new Map<number, Point[]>();
  for (let i = 0; i < EXITS; i++) {
    // In long strides around, so that the first ones found lie far apart.
    const facing = Math.round((((i * STRIDE) % EXITS) * FACINGS) / EXITS);
    const side = Math.round((facing * SIDES) / FACINGS) % SIDES;
    const found = sides.get(side) ?? [];
    if (found.length >= EACH_SIDE) continue;
    const at = exitAt(state, host, target, facing);
    if (at !== undefined && found.every(other => legLength(other, at) >= APART)) sides.set(side, [...found, at]);
  }
  return [...sides.values()].flat();
}

const PLACES = 60;
const EXITS = 360;
const STRIDE = 29;
const SIDES = 4;
const EACH_SIDE = 3;
const APART = 10_000;
