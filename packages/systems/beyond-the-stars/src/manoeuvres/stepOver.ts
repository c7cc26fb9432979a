import {
  FACINGS,
  facingTowards,
  legLength,
  shortestPath,
  standing,
  straightAdvance,
  sweep,
  touching,
  within,
  type Point,
} from '@banneret/geometry';
import { done, goto, illegal, legal, type Ruling } from '@banneret/kernel';
import { spotAt } from '../deploy/stand.js';
import { placedAt, placedOf } from '../figures/placed.js';
import { mayTest } from '../ground/passage.js';
import { besideAt, besides } from '../movement/beside.js';
import { walkCost, budgetOf } from '../movement/cost.js';
import { judgeCharger, touchedAt } from '../movement/charges.js';
import { walkWays } from '../movement/field.js';
import { inCm, judgeEnd, judgeMobile, judgeWay, spotAfter, wholePath } from '../movement/judge.js';
import { call, procedure } from '../procedures/machine.js';
import { SMALL_GAP } from '../rulings.js';
import { figureOf, NOBODY, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import type { ActQuestion, Manoeuvre } from './manoeuvre.js';
import { isId, pathFrom, pointFrom } from './parse.js';
import { endMove, walkAlong } from './walk.js';

/** Over somebody who lies on the ground: a walk up to it, a Crossing test, and a place on the far side. BTS-PRN-10, -11. */
export interface StepOver {
  readonly do: 'step';
  readonly figure: FigureId;
  readonly path: readonly Point[];
  readonly over: FigureId;
  readonly to: Point;
}

/** "As close as possible": nearer than this, on both sides, and without contact. */
const CLOSE = 5_000;

export const stepManoeuvre: Manoeuvre<StepOver> = {
  do: 'step',
  rule: 'BTS-PRN-10',
  proc: 'step',
  parse({ path: raw = [], over, to: end }, figure) {
    const [path, to] = [pathFrom(raw), pointFrom(end)];
    return path === undefined || to === undefined || !isId(over) ? undefined : { do: 'step', figure, path, over, to };
  },
  judge: judgeStep,
  *propose(state, ask, figure) {
    for (const over of state.figures.keys()) {
      if (state.figures[over]?.prone !== true || over === figure) continue;
      const plan = straightOver(state, ask, figure, over);
      if (plan !== undefined) yield plan;
    }
  },
  sample(state, ask, figure, rng) {
    if (rng.below(SELDOM) > 0) return undefined;
    const lying = [...state.figures.keys()].filter(other => other !== figure && figureOf(state, other).prone);
    const over = lying[rng.below(Math.max(1, lying.length))];
    return over === undefined ? undefined : straightOver(state, ask, figure, over);
  },
};

/** One random player in so many thinks of it. */
const SELDOM = 4;

function judgeStep(state: State, ask: ActQuestion, { figure, path, over, to }: StepOver): Ruling {
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
function judgeFeet(state: State, figure: FigureId, over: FigureId, from: Point, to: Point): Ruling {
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

/** Up to it from whichever side, and over to the opposite one. */
function straightOver(state: State, ask: ActQuestion, figure: FigureId, over: FigureId): StepOver | undefined {
  const [own, lying] = [placedOf(state, figure), placedOf(state, over)];
  const budget = budgetOf(state, figure, ask.budget);
  if (state.figures[over]?.place !== 'table' || !within(own, lying, budget)) return undefined;
  const { field } = walkWays(state, figure);
  const feet = [{ facing: facingTowards(lying.at, own.at), at: own.at }, ...besides(own, lying, FEET, CLOSE_BY)].filter(
    ({ at }) => within({ ...own, at }, lying, CLOSE) && standing(field, { ...own, at }).ok,
  );
  for (const { facing, at } of feet) {
    const ends = OPPOSITE.map(turn => besideAt(own, lying, facing + FACINGS / 2 + turn, CLOSE_BY)).filter(
      to => judgeFeet(state, figure, over, at, to).ok,
    );
    if (ends.length === 0) continue;
    const found = at === own.at ? undefined : shortestPath(field, own.base, own.at, at, budget, own.facing);
    if (found?.ok === false) continue;
    for (const to of ends) {
      const plan: StepOver = { do: 'step', figure, path: found?.path.slice(1) ?? [], over, to };
      if (judgeStep(state, ask, plan).ok) return plan;
    }
  }
  return undefined;
}

const FEET = 32;
const CLOSE_BY = 3 * SMALL_GAP;
const OPPOSITE = [0, 1, -1, 2, -2, 3, -3].map(share => Math.round((share * FACINGS) / 16));

export const step = procedure('step')({
  begin(c, { choice: { figure, path } }) {
    if (path.length > 0) walkAlong(c, figure, path);
    return call('passTest', { figure, test: 'crossing' }, 'tested');
  },
  tested(c, v, face: number) {
    const { figure, to } = v.choice;
    if (face === 1) return goto('stumbled');
    walkAlong(c, figure, [to]);
    if (face === 6) c.emit({ type: 'mover.set', figure });
    else endMove(c, figure);
    return done();
  },
  // BTS-PRN-11: over an enemy it must charge him, over a friend it simply stops; so does who may not charge (BTS-GEN-14).
  stumbled(c, { choice: { figure, over } }) {
    const alone = { kind: 'bts.act', figures: [figure], midMove: true } as const;
    if (seatOf(c.state, over) === seatOf(c.state, figure) || !judgeCharger(c.state, alone, figure).ok) {
      endMove(c, figure);
      return done();
    }
    const end = straightAdvance(
      walkWays(c.state, figure).field,
      placedOf(c.state, figure),
      figureOf(c.state, over).spot,
    );
    const free = sweep(walkWays(c.state, figure).field, sheetOf(c.state, figure).base, [
      figureOf(c.state, figure).spot,
      end,
    ]);
    if (free.ok && legLength(figureOf(c.state, figure).spot, end) > 0) walkAlong(c, figure, [end]);
    const { rough } = figureOf(c.state, figure).marks;
    c.emit({ type: 'figure.charged', figure, links: [{ charger: figure, charged: over }], rough });
    c.emit({ type: 'mover.set', figure: NOBODY });
    return done();
  },
});
