import {
  cm,
  FACINGS,
  facingTowards,
  legLength,
  pointAt,
  shortestPath,
  standing,
  wayFrom,
  withinOfPoint,
  type Point,
  type Um,
} from '@banneret/geometry';
import { done, illegal, legal, type Ruling } from '@banneret/kernel';
import { placedAt } from '../figures/placed.js';
import { is, isMounted } from '../figures/traits.js';
import { floorAt, platformAt } from '../ground/board.js';
import { boxOf } from '../movement/boxes.js';
import { budgetOf, walkCost } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { inCm, judgeEnd, judgeMobile, judgeWay, spotAfter, wholePath } from '../movement/judge.js';
import { procedure } from '../procedures/machine.js';
import { SMALL_GAP } from '../rulings.js';
import {
  clone,
  figureOf,
  pieceOf,
  sheetOf,
  type Access,
  type FigureId,
  type PieceId,
  type Spot,
  type State,
} from '../state.js';
import type { ActQuestion, Manoeuvre } from './manoeuvre.js';
import { isId } from './parse.js';
import { walkAlong } from './walk.js';

/** Up or down the stairs or the ladder of a platform, without a test. BTS-TER-30. */
export interface TakeStairs {
  readonly do: 'stairs';
  readonly figure: FigureId;
  readonly path: readonly Point[];
  readonly piece: PieceId;
  readonly access: number;
}

/** How near to the first step a base must be. */
const REACH: Um = cm(0.5);

const accessOf = (state: State, { piece, access }: TakeStairs): Access | undefined =>
  state.battle.terrain[piece]?.access?.[access];

/** From where to where: down for whoever stands on the platform. */
function stepsOf(state: State, { figure, piece }: TakeStairs, { foot, head }: Access): readonly [Point, Point] {
  return platformAt(state.battle, figureOf(state, figure).spot) === piece ? [head, foot] : [foot, head];
}

/** BTS-TER-30: wide stairs count double for riders; a ladder is as long as it is high. */
function costOf(state: State, choice: TakeStairs, access: Access): Um {
  const [from, to] = stepsOf(state, choice, access);
  const length = access.kind === 'ladder' ? pieceOf(state, choice.piece).height : legLength(from, to);
  return isMounted(state, choice.figure) ? 2 * length : length;
}

const endOf = (state: State, figure: FigureId, { x, y }: Point): Spot => ({
  x,
  y,
  z: floorAt(state.battle, { x, y }),
  facing: figureOf(state, figure).spot.facing,
});

export const stairsManoeuvre: Manoeuvre<TakeStairs> = {
  do: 'stairs',
  rule: 'BTS-TER-30',
  proc: 'stairs',
  parse({ path: raw = [], piece, access }, figure) {
    const path = wayFrom(raw);
    return path !== undefined && isId(piece) && isId(access)
      ? { do: 'stairs', figure, path, piece, access }
      : undefined;
  },
  judge: judgeStairs,
  *propose(state, ask, figure) {
    if (!judgeMobile(state, ask, figure).ok) return;
    for (const [piece, { access = [] }] of state.battle.terrain.entries())
      for (const i of access.keys()) {
        const choice = suggestStairs(state, ask, { do: 'stairs', figure, path: [], piece, access: i });
        if (choice !== undefined) yield choice;
      }
  },
};

const DIRECTIONS = 16;

/** From where it stands, or from the first place at the steps that it can get to, around others if need be. */
function suggestStairs(state: State, ask: ActQuestion, choice: TakeStairs): TakeStairs | undefined {
  const { figure } = choice;
  const { base } = sheetOf(state, figure);
  const { spot } = figureOf(state, figure);
  const budget = budgetOf(state, figure, ask.budget);
  const [from, head] = stepsOf(state, choice, accessOf(state, choice) as Access);
  if (legLength(spot, from) > budget + boxOf(base) + REACH || !landingOf(state, choice, from, head)) return undefined;
  if (judgeStairs(state, ask, choice).ok) return choice;
  const rings = [boxOf(base) / 2, boxOf(base) + REACH - SMALL_GAP].flatMap(away =>
    Array.from({ length: DIRECTIONS }, (_, i) => pointAt(from, (i * FACINGS) / DIRECTIONS, Math.round(away))),
  );
  const goals = [from, ...rings].sort((a, b) => legLength(spot, a) - legLength(spot, b));
  const { field } = walkWays(state, figure);
  for (const to of goals) {
    const straight = { ...choice, path: [to] };
    if (judgeStairs(state, ask, straight).ok) return straight;
  }
  for (const to of goals) {
    const found = shortestPath(field, base, spot, to, budget, spot.facing);
    const around = found.ok ? { ...choice, path: found.path.slice(1) } : undefined;
    if (around !== undefined && judgeStairs(state, ask, around).ok) return around;
  }
  return undefined;
}

function judgeStairs(state: State, ask: ActQuestion, choice: TakeStairs): Ruling {
  const { figure, path } = choice;
  const mobile = judgeMobile(state, ask, figure);
  if (!mobile.ok) return mobile;
  const access = accessOf(state, choice);
  if (access === undefined) return illegal('BTS-TER-30', 'bts.no.no-stairs');
  if (figureOf(state, figure).prone || is(state, figure, 'monster', 'vehicle', 'siege'))
    return illegal('BTS-TER-30', 'bts.no.no-stairs');
  if (isMounted(state, figure) && access.kind !== 'wide-stairs') return illegal('BTS-TER-30', 'bts.no.narrow');
  const [from, to] = stepsOf(state, choice, access);
  const walked =
    path.length === 0 ? legal : judgeWay(state, figure, wholePath(state, figure, path), walkWays(state, figure));
  if (!walked.ok) return walked;
  if (!withinOfPoint(placedAt(sheetOf(state, figure), spotAfter(state, figure, path)), from, REACH))
    return illegal('BTS-TER-30', 'bts.no.not-at-stairs');
  const cost = walkCost(state, figure, wholePath(state, figure, path)).total + costOf(state, choice, access);
  const most = budgetOf(state, figure, ask.budget);
  if (cost > most) return illegal('BTS-MOV-02', 'bts.no.too-far', { cost: inCm(cost), most: inCm(most) });
  const end = landingOf(state, choice, from, to);
  return end === undefined ? illegal('BTS-MOV-05', 'bts.no.no-room') : judgeEnd(state, ask, figure, end);
}

/** Where it comes to stand: at the last step; or beside it, where a ladder stands against the wall. */
function landingOf(state: State, { figure, piece }: TakeStairs, from: Point, to: Point): Spot | undefined {
  const sheet = sheetOf(state, figure);
  const isDown = platformAt(state.battle, figureOf(state, figure).spot) === piece;
  const out = facingTowards(from, to);
  const beside = [0, 1, -1, 2, -2, 3, -3].map(i =>
    pointAt(to, out + (i * FACINGS) / DIRECTIONS, boxOf(sheet.base) + SMALL_GAP),
  );
  const there = clone(state);
  return [to, ...(isDown ? beside : [])]
    .map(at => endOf(state, figure, at))
    .find(spot => {
      there.figures[figure] = { ...figureOf(state, figure), spot };
      const isOff = !isDown || platformAt(state.battle, spot) !== piece;
      return isOff && standing(walkWays(there, figure).field, placedAt(sheet, spot)).ok;
    });
}

export const stairs = procedure('stairs')({
  begin(c, { choice }) {
    const access = accessOf(c.state, choice) as Access;
    const [from, to] = stepsOf(c.state, choice, access);
    const { figure, path } = choice;
    const cost = costOf(c.state, choice, access);
    const end = landingOf(c.state, choice, from, to) as Spot;
    if (path.length > 0) walkAlong(c, figure, path);
    const { x, y } = end;
    c.emit({ type: 'figure.moved', figure, path: [{ x, y }], to: end, cost, manner: 'climb' });
    c.emit({ type: 'mover.set', figure });
    return done();
  },
});
