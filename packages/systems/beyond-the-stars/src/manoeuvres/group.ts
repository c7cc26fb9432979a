import { legLength, type Point } from '@banneret/geometry';
import { done, illegal, legal, type Rng } from '@banneret/kernel';
import { budgetOf } from '../movement/cost.js';
import { cutTo, goalsOf, randomGoal, stepTowards } from '../movement/goals.js';
import { judgeWalk, spotAfter } from '../movement/judge.js';
import { procedure } from '../procedures/machine.js';
import { clone, figureOf, sheetOf, type FigureId, type State } from '../state.js';
import type { ActQuestion, Manoeuvre } from './manoeuvre.js';
import { isId, pathFrom } from './parse.js';
import { endMove, walkAlong } from './walk.js';

export interface Leg {
  readonly figure: FigureId;
  readonly path: readonly Point[];
}

/** Several figures walk one after the other in the order given: forty single moves in one gesture. */
export interface GroupMove {
  readonly do: 'group';
  /** The first of them. */
  readonly figure: FigureId;
  readonly moves: readonly Leg[];
}

const MOST_MOVES = 80;

export const groupManoeuvre: Manoeuvre<GroupMove> = {
  do: 'group',
  rule: 'BTS-MOV-01',
  perUnit: true,
  proc: 'group',
  parse({ moves: raw }, figure) {
    if (!Array.isArray(raw) || raw.length === 0 || raw.length > MOST_MOVES) return undefined;
    const moves: Leg[] = [];
    for (const item of raw as unknown[]) {
      const leg = legFrom(item);
      if (leg === undefined || moves.some(other => other.figure === leg.figure)) return undefined;
      moves.push(leg);
    }
    return moves[0]?.figure === figure ? { do: 'group', figure, moves } : undefined;
  },
  judge(state, ask, { moves }) {
    if (ask.midMove) return illegal('BTS-MOV-01', 'bts.no.finish-first');
    const table = clone(state);
    for (const { figure, path } of moves) {
      if (table.figures[figure] === undefined) return illegal('BTS-MOV-01', 'bts.no.not-now');
      const walked = judgeWalk(table, ask, figure, path);
      if (!walked.ok) return walked;
      place(table, figure, path);
    }
    return legal;
  },
  *propose(state, ask, figure) {
    for (const goal of goalsOf(state, figure).slice(0, 6)) {
      const move = marchTo(state, ask, figure, goal);
      if (move !== undefined) yield move;
    }
  },
  sample: (state, ask, figure, rng: Rng) => marchTo(state, ask, figure, randomGoal(state, figure, rng)),
};

function legFrom(raw: unknown): Leg | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { figure, path } = raw as { figure?: unknown; path?: unknown };
  const points = pathFrom(path);
  return isId(figure) && points !== undefined ? { figure, path: points } : undefined;
}

/** On a scratch table: only where it stands matters to those who come after it. */
function place(table: State, figure: FigureId, path: readonly Point[]): void {
  table.figures[figure] = { ...figureOf(table, figure), spot: spotAfter(table, figure, path) };
}

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
    place(table, figure, path);
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

export const group = procedure('group')({
  begin(c, { choice: { moves } }) {
    for (const { figure, path } of moves) {
      // BTS-MOR-06: whoever failed his test on the way is gone.
      if (figureOf(c.state, figure).place !== 'table') continue;
      walkAlong(c, figure, path);
      endMove(c, figure);
    }
    return done();
  },
});
