import { legLength, type Point } from '@banneret/geometry';
import { budgetOf } from '../movement/cost.js';
import { judgeWalk, putAfter } from '../movement/judge.js';
import { cutTo, stepTowards } from '../movement/suggestGoals.js';
import { clone, figureOf, sheetOf, type FigureId, type State } from '../state.js';
import type { GroupMove, Leg } from './group.js';
import type { ActQuestion } from './manoeuvre.js';

/** The whole unit of a figure marches the same way, those in front first; whoever cannot stays where he is. */
export function marchTo(state: State, ask: ActQuestion, leader: FigureId, goal: Point): GroupMove | undefined {
  if (ask.midMove) return undefined;
  const { unit } = sheetOf(state, leader);
  const from = figureOf(state, leader).spot;
  const end = cutTo(from, goal, budgetOf(state, leader, ask.budget));
  const shift = { x: end.x - from.x, y: end.y - from.y };
  const table = clone(state);
  const moves: Leg[] = [];
  for (const figure of inFrontFirst(state, ask, unit, shift)) {
    const path = stepOf(table, ask, figure, shift);
    if (path === undefined) continue;
    moves.push({ figure, path });
    putAfter(table, figure, path);
  }
  const [first] = moves;
  return first === undefined || moves.length < 2 ? undefined : { do: 'group', figure: first.figure, moves };
}

function inFrontFirst(state: State, ask: ActQuestion, unit: number, shift: Point): FigureId[] {
  const ahead = (figure: FigureId): number => {
    const { x, y } = figureOf(state, figure).spot;
    return x * shift.x + y * shift.y;
  };
  return ask.figures
    .filter(figure => sheetOf(state, figure).unit === unit)
    .sort((a, b) => ahead(b) - ahead(a) || a - b);
}

function stepOf(table: State, ask: ActQuestion, figure: FigureId, shift: Point): readonly Point[] | undefined {
  const { x, y } = figureOf(table, figure).spot;
  const goal = { x: x + shift.x, y: y + shift.y };
  const end = stepTowards(
    table,
    figure,
    goal,
    Math.min(budgetOf(table, figure, ask.budget), legLength({ x, y }, goal)),
  );
  return end === undefined || !judgeWalk(table, ask, figure, [end]).ok ? undefined : [end];
}
