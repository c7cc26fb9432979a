import { sweep, type Facing, type Point, type Um } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { attendantsOf, crewNeeded, servantsOf } from '../machines/crew.js';
import { budgetOf, walkCost } from '../movement/cost.js';
import { waysPast } from '../movement/field.js';
import { judgeLeftBehind } from '../movement/leash.js';
import { inCm, judgeMobile } from '../movement/judge.js';
import { isTied } from '../figures/sharedBase.js';
import { is } from '../figures/traits.js';
import { halfLength } from '../rulings.js';
import { figureOf, sheetOf, type FigureId, type State } from '../state.js';
import type { ActQuestion } from './manoeuvre.js';

/** Servants push their weapon in a straight line, or only turn it; those in contact go with it. BTS-SGE-03 to -05. */
export interface Push {
  readonly do: 'push';
  readonly figure: FigureId;
  readonly to: Point;
  readonly facing: Facing;
}

/** Those in contact who have not used up their own move: they use it for the weapon. */
const pushers = (state: State, weapon: FigureId): FigureId[] =>
  attendantsOf(state, weapon).filter(servant => !figureOf(state, servant).marks.done);

/** Who goes along: those who push it, and on a combined base everybody (BTS-BAS-08). */
export const movers = (state: State, weapon: FigureId): FigureId[] => [
  ...new Set([...pushers(state, weapon), ...servantsOf(state, weapon).filter(servant => isTied(state, servant))]),
];

/** BTS-SGE-03, -04, R-116: the lowest Mvt of those who push; half of it for a single one; nothing for none. */
export function pushBudget(state: State, weapon: FigureId): Um {
  const crew = pushers(state, weapon);
  if (crew.length === 0) return 0;
  const least = Math.min(...crew.map(servant => budgetOf(state, servant)));
  const most = crew.length >= crewNeeded(state, weapon) ? least : halfLength(least);
  return Math.max(0, most - figureOf(state, weapon).marks.spent);
}

export function judgePush(state: State, ask: ActQuestion, { figure, to, facing }: Push): Ruling {
  if (!is(state, figure, 'siege')) return illegal('BTS-SGE-03', 'bts.no.no-siege-weapon');
  const mobile = judgeMobile(state, ask, figure);
  if (!mobile.ok) return mobile;
  const { spot } = figureOf(state, figure);
  const turns = facing !== spot.facing;
  const whole = [{ x: spot.x, y: spot.y }, to];
  const cost = walkCost(state, figure, whole).total;
  if (cost === 0 && !turns) return illegal('BTS-MOV-02', 'bts.no.no-way');
  const crew = pushers(state, figure);
  if (crew.length === 0) return illegal('BTS-SGE-03', 'bts.no.no-crew');
  const most = pushBudget(state, figure);
  if (cost > most) {
    const rule = crew.length >= crewNeeded(state, figure) ? 'BTS-SGE-03' : 'BTS-SGE-04';
    return illegal(rule, 'bts.no.too-far', { cost: inCm(cost), most: inCm(most) });
  }
  const beside = crew.filter(servant => !isTied(state, servant));
  const train = judgeTrain(state, [figure, ...beside], figure, { x: to.x - spot.x, y: to.y - spot.y }, facing);
  if (!train.ok) return train;
  const staying = servantsOf(state, figure).filter(servant => !movers(state, figure).includes(servant));
  return judgeLeftBehind(state, figure, { ...spot, ...to }, staying);
}

/** The weapon and those who push it go side by side: nobody else, no control zone and no closed scenery is in their way. */
function judgeTrain(state: State, train: readonly FigureId[], weapon: FigureId, by: Point, facing: Facing): Ruling {
  for (const figure of train) {
    const { spot } = figureOf(state, figure);
    const { field } = waysPast(state, figure, train);
    const to = { x: spot.x + by.x, y: spot.y + by.y, ...(figure === weapon && { facing }) };
    const way = sweep(field, sheetOf(state, figure).base, [spot, to], spot.facing);
    if (way.ok) continue;
    if (way.by.kind === 'edge') return illegal('BTS-MOV-15', 'bts.no.off-table');
    return way.by.kind === 'terrain'
      ? illegal('BTS-TER-05', 'bts.no.impassable', { piece: way.by.index })
      : illegal('BTS-MOV-05', 'bts.no.no-room');
  }
  return legal;
}
