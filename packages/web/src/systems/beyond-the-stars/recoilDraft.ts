import {
  figureOf,
  makeWayTowards,
  placedOf,
  recoilTowards,
  sheetOf,
  type FigureId,
  type RecoilPlan,
  type RecoilQuestion,
  type State,
} from '@banneret/beyond-the-stars';
import { rotate, type Facing, type Point } from '@banneret/geometry';
import { isObject, type Prompt } from '@banneret/kernel';
import { proposalsFor } from '../../controls/proposed.js';
import type { Desk } from '../../table/desk.js';
import type { Question } from '../../tabletop/editing.js';
import type { Ghost } from '../../tabletop/hands.js';
import { isPoint } from '../../tabletop/pushing.js';
import { spotOf } from './spot.js';

export const recoilOf = (prompt: Prompt | undefined): RecoilQuestion | undefined =>
  prompt?.shape.kind === 'bts.recoil' ? (prompt.shape as RecoilQuestion) : undefined;

/** A way back, rather than staying Blocked. */
export const isPlan = (raw: unknown): raw is RecoilPlan => isObject(raw) && isPoint(raw['to']);

/** Where the figure may go by itself. */
export const freeEnds = (desk: Desk): readonly Point[] =>
  proposalsFor(desk).flatMap(plan => (isPlan(plan) && plan.way === undefined ? [plan.to] : []));

/** Allies who can make way where there is none, each with the first way that this opens. */
export function helpers(desk: Desk): ReadonlyMap<FigureId, RecoilPlan> {
  const found = new Map<FigureId, RecoilPlan>();
  for (const plan of proposalsFor(desk))
    if (isPlan(plan) && plan.way !== undefined && !found.has(plan.way.figure)) found.set(plan.way.figure, plan);
  return found;
}

/** Staying where it is, if the game offers that. */
export const staying = (desk: Desk): unknown => proposalsFor(desk).find(choice => !isPlan(choice));

/** The plan with the figure, or the ally, going towards a point. Without a plan so far a point begins one. */
export function pulled(state: State, { figure }: RecoilQuestion, choice: unknown, model: number, to: Point): unknown {
  const plan = isPlan(choice) ? choice : undefined;
  if (model === figure) return { ...plan, to: recoilTowards(state, figure, to) };
  if (plan?.way?.figure !== model) return choice;
  return { ...plan, way: { figure: model, to: makeWayTowards(state, model, to) } };
}

/** The same recoil in a direction further round. */
export function swung(state: State, ask: RecoilQuestion, plan: RecoilPlan, by: Facing): unknown {
  const { spot } = figureOf(state, ask.figure);
  const arm = rotate({ x: plan.to.x - spot.x, y: plan.to.y - spot.y }, by);
  return pulled(state, ask, plan, ask.figure, { x: spot.x + arm.x, y: spot.y + arm.y });
}

/** A click on the ground, or a drag, says where to; whoever makes way can be dragged too. */
export function recoilQuestion(desk: Desk, ask: RecoilQuestion): Question {
  const state = desk.state as State;
  const unit = String(sheetOf(state, ask.figure).unit);
  return {
    acting: unit,
    answersFor: new Map(),
    editing: {
      unit,
      puts: true,
      ghost: choice => (isPlan(choice) ? ghostOf(state, ask, choice, unit) : undefined),
      moved: (choice, model, to) => pulled(state, ask, choice, model ?? ask.figure, to),
    },
  };
}

function ghostOf(state: State, { figure }: RecoilQuestion, { to, way }: RecoilPlan, unit: string): Ghost {
  const moves = [{ figure, to }, ...(way === undefined ? [] : [way])];
  return {
    unit,
    seat: sheetOf(state, figure).seat,
    models: moves.map(move => move.figure),
    placed: moves.map(move => ({ ...placedOf(state, move.figure), at: move.to })),
    ways: moves.map(move => [spotOf(state, move.figure), move.to]),
  };
}
