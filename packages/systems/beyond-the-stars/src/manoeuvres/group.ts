import { type Point, wayFrom } from '@banneret/geometry';
import { done, illegal, legal, type Rng } from '@banneret/kernel';
import { judgeWalk, putAfter } from '../movement/judge.js';
import { goalsOf, randomGoal } from '../movement/suggestGoals.js';
import { procedure } from '../procedures/machine.js';
import { clone, figureOf, type FigureId } from '../state.js';
import type { Manoeuvre } from './manoeuvre.js';
import { isId } from './parse.js';
import { marchTo } from './suggestMarch.js';
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
    if (!Array.isArray(raw) || raw.length > MOST_MOVES) return undefined;
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
      putAfter(table, figure, path);
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
  const points = wayFrom(path);
  return isId(figure) && points !== undefined ? { figure, path: points } : undefined;
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
