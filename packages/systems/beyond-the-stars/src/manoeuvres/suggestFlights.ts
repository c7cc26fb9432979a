import { cm, legLength, type Point } from '@banneret/geometry';
import { placedOf } from '../figures/placed.js';
import { besides } from '../movement/beside.js';
import { flightBudget, judgeFlight, metAt, type FlightPlan } from '../movement/flight.js';
import { cutTo } from '../movement/suggestGoals.js';
import { figureOf, type FigureId, type State } from '../state.js';
import type { Fly } from './fly.js';
import type { ActQuestion } from './manoeuvre.js';

/** As far as it can land on the way to a goal. */
export function flyTowards(state: State, ask: ActQuestion, figure: FigureId, goal: Point): Fly | undefined {
  const { spot } = figureOf(state, figure);
  const budget = flightBudget(state, figure, ask.budget);
  for (const part of [1, 2, 4]) {
    const to = cutTo(spot, goal, Math.floor(budget / part));
    if (legLength(spot, to) < cm(1)) return undefined;
    const targets = metAt(state, figure, to);
    if (judgeFlight(state, ask, figure, { to, targets }).ok) return { do: 'fly', figure, to, targets };
  }
  return undefined;
}

/** Charges from the air at one enemy that a player would think of. */
export function* flightsAt(state: State, ask: ActQuestion, figure: FigureId, foe: FigureId): Generator<FlightPlan> {
  const [own, its] = [placedOf(state, figure), placedOf(state, foe)];
  if (legLength(own.at, its.at) > flightBudget(state, figure, ask.budget) + cm(20)) return;
  for (const { at } of besides(own, its, DIRECTIONS)) {
    const plan = { to: at, targets: [...new Set([foe, ...metAt(state, figure, at)])].sort((a, b) => a - b) };
    if (judgeFlight(state, ask, figure, plan).ok) {
      yield plan;
      return;
    }
  }
}

const DIRECTIONS = 40;
