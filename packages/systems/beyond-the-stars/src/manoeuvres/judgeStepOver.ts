import { standing, touching, within, type Point } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { spotAt } from '../deploy/stand.js';
import { placedAt, placedOf } from '../figures/placed.js';
import { mayTest } from '../ground/passage.js';
import { touchedAt } from '../movement/charges.js';
import { budgetOf, walkCost } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { inCm, judgeEnd, judgeMobile, judgeWay, spotAfter, wholePath } from '../movement/judge.js';
import { figureOf, sheetOf, type FigureId, type State } from '../state.js';
import type { ActQuestion } from './manoeuvre.js';

/** Over somebody who lies on the ground: a walk up to it, a Crossing test, and a place on the far side. BTS-PRN-10, -11. */
export interface StepOver {
  readonly do: 'step';
  readonly figure: FigureId;
  readonly path: readonly Point[];
  readonly over: FigureId;
  readonly to: Point;
}

/** "As close as possible": nearer than this, on both sides, and without contact. */
export const CLOSE = 5_000;

export function judgeStep(state: State, ask: ActQuestion, { figure, path, over, to }: StepOver): Ruling {
  const mobile = judgeMobile(state, ask, figure);
  if (!mobile.ok) return mobile;
  const lying = state.figures[over];
  if (lying?.place !== 'table' || !lying.prone || over === figure) return illegal('BTS-PRN-10', 'bts.no.not-lying');
  if (!mayTest(state, figure, 'crossing')) return illegal('BTS-PRN-10', 'bts.no.no-such-test', { test: 'crossing' });
  const whole = wholePath(state, figure, path);
  const way = path.length === 0 ? legal : judgeWay(state, figure, whole, walkWays(state, figure));
  if (!way.ok) return way;
  const cost = walkCost(state, figure, [...whole, to]).total;
  const most = budgetOf(state, figure, ask.budget);
  if (cost > most) return illegal('BTS-MOV-02', 'bts.no.too-far', { cost: inCm(cost), most: inCm(most) });
  const feet = judgeFeet(state, figure, over, spotAfter(state, figure, path), to);
  return feet.ok ? judgeEnd(state, ask, figure, spotAt(state, figure, to)) : feet;
}

/** Close to the prone figure before and after, on opposite sides, touching nobody at the end. */
export function judgeFeet(state: State, figure: FigureId, over: FigureId, from: Point, to: Point): Ruling {
  const sheet = sheetOf(state, figure);
  const { spot } = figureOf(state, figure);
  const lying = placedOf(state, over);
  const [before, after] = [from, to].map(at => placedAt(sheet, { ...spot, x: at.x, y: at.y })) as [
    typeof lying,
    typeof lying,
  ];
  if (!within(before, lying, CLOSE) || !within(after, lying, CLOSE)) return illegal('BTS-PRN-10', 'bts.no.not-close');
  const [a, b] = [before.at, after.at].map(({ x, y }) => ({ x: x - lying.at.x, y: y - lying.at.y })) as [Point, Point];
  if (a.x * b.x + a.y * b.y >= 0) return illegal('BTS-PRN-10', 'bts.no.same-side');
  if (
    !standing(walkWays(state, figure).field, after).ok ||
    touching(after, lying) ||
    touchedAt(state, figure, to).length > 0
  )
    return illegal('BTS-PRN-10', 'bts.no.no-room');
  return legal;
}
