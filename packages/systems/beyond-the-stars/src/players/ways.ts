import {
  cm,
  cutPath,
  FACINGS,
  facingTowards,
  legLength,
  pathLength,
  pointAt,
  shortestPath,
  wrapFacing,
  type Point,
  type Um,
} from '@banneret/geometry';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { budgetOf } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { cutTo, stepTowards } from '../movement/suggestGoals.js';
import { judgeWalk } from '../movement/judge.js';
import { figureOf, sheetOf, type FigureId, type State } from '../state.js';

/** Where somebody wants to go, and how near to it is near enough. */
export interface Destination {
  readonly at: Point;
  readonly within: Um;
}

/** Straight steps that lead at least this share of the way are taken without looking for a way around. */
const MOSTLY = 0.7;
const LEAST: Um = cm(1);

/** A legal walk towards a place: straight ahead, else around whatever is in the way, else at least a little nearer. */
export function wayTo(
  table: State,
  ask: ActQuestion,
  figure: FigureId,
  { at, within }: Destination,
): readonly Point[] | undefined {
  const { spot } = figureOf(table, figure);
  const budget = budgetOf(table, figure, ask.budget);
  const wanted = Math.min(budget, legLength(spot, at) - within);
  if (wanted < LEAST) return undefined;
  const isLegal = (path: readonly Point[]): boolean => judgeWalk(table, ask, figure, path).ok;
  const step = stepTowards(table, figure, cutTo(spot, at, wanted), budget);
  const far = step === undefined ? 0 : legLength(spot, step);
  if (step !== undefined && far >= MOSTLY * wanted && isLegal([step])) return [step];
  const around = wayAround(table, figure, at, within);
  if (around !== undefined)
    for (const part of PARTS) {
      const path = cutPath(around, Math.floor(Math.min(budget, pathLength(around)) * part)).slice(1);
      if (path.length > 0 && isLegal(path)) return path;
    }
  for (const part of PARTS) {
    const nearer = step === undefined ? undefined : cutTo(spot, step, Math.floor(far * part));
    if (nearer !== undefined && legLength(spot, nearer) >= LEAST && isLegal([nearer])) return [nearer];
  }
  return undefined;
}

/** Difficult ground takes twice or three times the length. */
const PARTS = [1, 0.75, 0.5, 0.33];

/** The places that one might come to: on the near side, then on both flanks. */
const BEARINGS = [0, FACINGS / 8, -FACINGS / 8, FACINGS / 4, -FACINGS / 4];
const DETOUR: Um = cm(40);

function wayAround(table: State, figure: FigureId, at: Point, within: Um): readonly Point[] | undefined {
  const { spot } = figureOf(table, figure);
  const { base } = sheetOf(table, figure);
  const { field } = walkWays(table, figure);
  const most = legLength(spot, at) + DETOUR;
  const back = facingTowards(at, spot);
  for (const bearing of BEARINGS) {
    const to = within === 0 ? at : pointAt(at, wrapFacing(back + bearing), within);
    const found = shortestPath(field, base, spot, to, most, spot.facing);
    if (found.ok && found.path.length > 1) return found.path;
    if (within === 0) return undefined;
  }
  return undefined;
}
