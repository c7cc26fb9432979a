import { cm, legLength, type Point, standing, type Um, wayFrom, withinOfPoint } from '@banneret/geometry';
import { done, illegal, legal, type Ruling } from '@banneret/kernel';
import { placedAt } from '../figures/placed.js';
import { is, isMounted } from '../figures/traits.js';
import { floorAt, platformAt } from '../ground/board.js';
import { budgetOf, walkCost } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { inCm, judgeEnd, judgeMobile, judgeWay, spotAfter, wholePath } from '../movement/judge.js';
import { procedure } from '../procedures/machine.js';
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
  *propose(state, _ask, figure) {
    for (const [piece, { access = [] }] of state.battle.terrain.entries())
      for (const [i, way] of access.entries()) {
        const [from] = stepsOf(state, { do: 'stairs', figure, path: [], piece, access: i }, way);
        yield { do: 'stairs', figure, path: [from], piece, access: i };
      }
  },
};

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
  const spot = endOf(state, figure, to);
  const there = clone(state);
  there.figures[figure] = { ...figureOf(state, figure), spot };
  if (!standing(walkWays(there, figure).field, placedAt(sheetOf(state, figure), spot)).ok)
    return illegal('BTS-MOV-05', 'bts.no.no-room');
  return judgeEnd(state, ask, figure, spot);
}

export const stairs = procedure('stairs')({
  begin(c, { choice }) {
    const access = accessOf(c.state, choice) as Access;
    const [, to] = stepsOf(c.state, choice, access);
    const { figure, path } = choice;
    const cost = costOf(c.state, choice, access);
    if (path.length > 0) walkAlong(c, figure, path);
    c.emit({ type: 'figure.moved', figure, path: [to], to: endOf(c.state, figure, to), cost, manner: 'climb' });
    c.emit({ type: 'mover.set', figure });
    return done();
  },
});
