import { standing, wayFrom, withinOfPoint } from '@banneret/geometry';
import { done, goto, illegal, legal, type Ruling } from '@banneret/kernel';
import { spotAt } from '../deploy/stand.js';
import { placedAt } from '../figures/placed.js';
import { mvtOf } from '../figures/stats.js';
import { is, isEngaged } from '../figures/traits.js';
import { doorstepOf, isHeldBy, mayEnter, mayLeaveFight, mayUse, occupantsOf } from '../ground/buildings.js';
import { budgetOf } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { judgeLeash } from '../movement/leash.js';
import { judgeEndIn, judgeLength, judgeMobile, judgeNear, judgeWay, spotAfter, wholePath } from '../movement/judge.js';
import { atStart, judgeCharger } from '../movement/charges.js';
import { judgeDaring, mustDare } from '../movement/terror.js';
import { shortestPath, pathLength, type Point } from '@banneret/geometry';
import { call, procedure, type C } from '../procedures/machine.js';
import {
  clone,
  enemyOf,
  figureOf,
  pieceOf,
  seatOf,
  sheetOf,
  type FigureId,
  type Opening,
  type PieceId,
  type State,
} from '../state.js';
import { seesPiece } from '../sight/building.js';
import type { ActQuestion, Manoeuvre } from './manoeuvre.js';
import { isId } from './parse.js';
import { judgePush } from './judgePush.js';
import { endMove, walkAlong } from './walk.js';

/** Into a building by one of its openings. BTS-BLD-03; into one that the enemy holds it is a charge (BTS-BLD-16, R-31). */
export interface EnterBuilding {
  readonly do: 'enter';
  readonly figure: FigureId;
  readonly path: readonly Point[];
  readonly piece: PieceId;
  readonly opening: number;
}

/** Out of it again; the move begins at the opening. BTS-BLD-05. */
export interface LeaveBuilding {
  readonly do: 'leave';
  readonly figure: FigureId;
  readonly opening: number;
}

/** One storey up or down. BTS-BLD-23. */
export interface ChangeStorey {
  readonly do: 'storey';
  readonly figure: FigureId;
  readonly storey: number;
}

/** How near a base must be to an opening. */
const TOUCH = 2_000;

const openingsOf = (state: State, piece: PieceId): readonly Opening[] => state.battle.terrain[piece]?.openings ?? [];

export const enterManoeuvre: Manoeuvre<EnterBuilding> = {
  do: 'enter',
  rule: 'BTS-BLD-03',
  proc: 'enter',
  parse({ path: raw = [], piece, opening }, figure) {
    const path = wayFrom(raw);
    return path !== undefined && isId(piece) && isId(opening)
      ? { do: 'enter', figure, path, piece, opening }
      : undefined;
  },
  judge: judgeEntering,
  charges: (state, { figure, piece }) => isHeldBy(state, enemyOf(seatOf(state, figure)), piece, 0),
  *propose(state, ask, figure) {
    if (!mayEnter(state, figure) || !judgeMobile(state, ask, figure).ok) return;
    for (const [piece, { kind }] of state.battle.terrain.entries())
      if (kind === 'building') yield* proposeEntrances(state, ask, figure, piece);
  },
};

/** Each way in on the ground that it may use. */
function* proposeEntrances(state: State, ask: ActQuestion, figure: FigureId, piece: PieceId): Generator<EnterBuilding> {
  const { spot } = figureOf(state, figure);
  const { base } = sheetOf(state, figure);
  for (const [opening, at] of openingsOf(state, piece).entries()) {
    if (at.storey !== 0 || !mayUse(state, figure, piece, at)) continue;
    const goal = doorstepOf(state, figure, piece, at);
    if (is(state, figure, 'siege')) {
      const there = goal.x === spot.x && goal.y === spot.y;
      yield { do: 'enter', figure, path: there ? [] : [goal], piece, opening };
      continue;
    }
    const found = shortestPath(
      walkWays(state, figure).field,
      base,
      spot,
      goal,
      budgetOf(state, figure, ask.budget),
      spot.facing,
    );
    if (found.ok) yield { do: 'enter', figure, path: found.path.slice(1), piece, opening };
  }
}

function judgeEntering(state: State, ask: ActQuestion, { figure, path, piece, opening }: EnterBuilding): Ruling {
  const mobile = judgeMobile(state, ask, figure);
  if (!mobile.ok) return mobile;
  const building = state.battle.terrain[piece];
  const at = openingsOf(state, piece)[opening];
  if (building?.kind !== 'building' || at === undefined || at.storey !== 0)
    return illegal('BTS-BLD-03', 'bts.no.no-building');
  if (figureOf(state, figure).place !== 'table' || !mayEnter(state, figure))
    return illegal('BTS-BLD-02', 'bts.no.only-infantry-enters');
  if (state.burning.includes(piece)) return illegal('BTS-TER-25', 'bts.no.burning');
  if (!mayUse(state, figure, piece, at)) return illegal('BTS-BLD-04', 'bts.no.only-doors');
  const walked = is(state, figure, 'siege')
    ? judgePushTo(state, ask, figure, path)
    : judgeWalkTo(state, ask, figure, path);
  if (!walked.ok) return walked;
  const there = placedAt(sheetOf(state, figure), spotAfter(state, figure, path));
  if (!withinOfPoint(there, at, TOUCH)) return illegal('BTS-BLD-03', 'bts.no.not-at-opening');
  const end = judgeEndIn(state, ask, figure, piece);
  if (!end.ok) return end;
  return isHeldBy(state, enemyOf(seatOf(state, figure)), piece, 0) ? judgeAssault(state, ask, figure, piece) : legal;
}

/** BTS-BLD-02, BTS-SGE-03: a light Siege Weapon is pushed to the door, straight. */
function judgePushTo(state: State, ask: ActQuestion, figure: FigureId, path: readonly Point[]): Ruling {
  const [to, ...more] = path;
  if (to === undefined) return legal;
  if (more.length > 0) return illegal('BTS-SGE-03', 'bts.no.no-way');
  return judgePush(state, ask, { do: 'push', figure, to, facing: figureOf(state, figure).spot.facing });
}

function judgeWalkTo(state: State, ask: ActQuestion, figure: FigureId, path: readonly Point[]): Ruling {
  const whole = wholePath(state, figure, path);
  if (pathLength(whole) === 0) return legal;
  const long = judgeLength(state, figure, whole, ask.budget);
  return long.ok ? judgeWay(state, figure, whole, walkWays(state, figure)) : long;
}

/** whoever may not charge may not break in, and must see the building when he starts. */
function judgeAssault(state: State, ask: ActQuestion, figure: FigureId, piece: PieceId): Ruling {
  const charger = judgeCharger(state, ask, figure);
  if (!charger.ok) return charger;
  const dares = judgeDaring(state, figure, foesIn(state, figure, piece, 0));
  if (!dares.ok) return dares;
  return seesPiece(atStart(state, figure), figure, piece)
    ? legal
    : illegal('BTS-BLD-16', 'bts.no.unseen-building', { piece });
}

const foesIn = (state: State, figure: FigureId, piece: PieceId, storey: number): FigureId[] =>
  occupantsOf(state, piece, storey).filter(other => seatOf(state, other) !== seatOf(state, figure));

/** He is in; if the enemy is too, the whole storey fights. BTS-BLD-16, -20. */
function comeIn(c: C, figure: FigureId, piece: PieceId, storey: number): void {
  const assault = foesIn(c.state, figure, piece, storey).length > 0;
  if (figureOf(c.state, figure).place === 'inside') c.emit({ type: 'storey.changed', figure, storey });
  else c.emit({ type: 'building.entered', figure, piece, storey });
  if (assault) {
    const { rough } = figureOf(c.state, figure).marks;
    c.emit({ type: 'figure.charged', figure, links: [], rough });
    if (!c.state.fights.some(fight => fight.piece === piece && fight.storey === storey))
      c.emit({ type: 'fight.began', piece, storey, assailant: seatOf(c.state, figure) });
  }
  endMove(c, figure);
}

export const enter = procedure('enter')({
  begin: (c, { choice: { figure, piece } }) =>
    mustDare(c.state, figure, foesIn(c.state, figure, piece, 0)) ? call('dare', { figure }, 'dared') : goto('move'),
  dared: (_c, _v, passed: boolean) => (passed ? goto('move') : done()),
  move(c, { choice: { figure, path }, seat }) {
    const [to] = path;
    if (to === undefined) return goto('in');
    if (is(c.state, figure, 'siege')) {
      const { facing } = figureOf(c.state, figure).spot;
      return call('pushWeapon', { choice: { do: 'push', figure, to, facing }, seat }, 'in');
    }
    walkAlong(c, figure, path);
    return goto('in');
  },
  in(c, { choice: { figure, piece } }) {
    comeIn(c, figure, piece, 0);
    return done();
  },
});

export const leaveManoeuvre: Manoeuvre<LeaveBuilding> = {
  do: 'leave',
  rule: 'BTS-BLD-05',
  proc: 'leave',
  parse: ({ opening }, figure) => (isId(opening) ? { do: 'leave', figure, opening } : undefined),
  judge(state, ask, { figure, opening }) {
    const { place, host, storey, marks } = figureOf(state, figure);
    if (!ask.figures.includes(figure) || marks.done || marks.noMove) return illegal('BTS-MOV-01', 'bts.no.not-now');
    const at = place === 'inside' ? openingsOf(state, host)[opening] : undefined;
    if (at === undefined || at.storey !== 0 || storey !== 0) return illegal('BTS-BLD-05', 'bts.no.no-opening');
    if (!mayUse(state, figure, host, at)) return illegal('BTS-BLD-04', 'bts.no.only-doors');
    if (isEngaged(state, figure) && !mayLeaveFight(state, figure)) return illegal('BTS-BLD-21', 'bts.no.needed-inside');
    const there = clone(state);
    const spot = spotAt(state, figure, doorstepOf(state, figure, host, at));
    there.figures[figure] = { ...figureOf(state, figure), place: 'table', spot };
    const stood = standing(walkWays(there, figure).field, placedAt(sheetOf(state, figure), spot));
    if (!stood.ok) return illegal('BTS-BLD-05', 'bts.no.no-room');
    const leash = judgeLeash(there, figure, spot);
    return leash.ok ? judgeNear(state, ask, figure, spot) : leash;
  },
  *propose(state, _ask, figure) {
    const { place, host } = figureOf(state, figure);
    if (place === 'inside')
      for (const opening of openingsOf(state, host).keys()) yield { do: 'leave', figure, opening };
  },
};

export const leaveProcedure = procedure('leave')({
  begin(c, { choice: { figure, opening } }) {
    const { host } = figureOf(c.state, figure);
    const at = openingsOf(c.state, host)[opening] as Opening;
    c.emit({ type: 'building.left', figure, to: spotAt(c.state, figure, doorstepOf(c.state, figure, host, at)) });
    c.emit({ type: 'figure.marked', figure, marks: { moved: true } });
    c.emit({ type: 'mover.set', figure });
    return done();
  },
});

export const storeyManoeuvre: Manoeuvre<ChangeStorey> = {
  do: 'storey',
  rule: 'BTS-BLD-23',
  proc: 'storey',
  parse: ({ storey }, figure) => (isId(storey) ? { do: 'storey', figure, storey } : undefined),
  judge(state, ask, { figure, storey }) {
    const mobile = judgeMobile(state, ask, figure, true);
    if (!mobile.ok) return mobile;
    const { place, host, storey: now, marks } = figureOf(state, figure);
    if (place !== 'inside' || storey >= (pieceOf(state, host).storeys ?? 1) || Math.abs(storey - now) !== 1)
      return illegal('BTS-BLD-23', 'bts.no.no-storey');
    if (marks.spent > 0) return illegal('BTS-BLD-23', 'bts.no.whole-move');
    return isHeldBy(state, enemyOf(seatOf(state, figure)), host, storey)
      ? judgeCharger(state, ask, figure, false, true)
      : legal;
  },
  charges: (state, { figure, storey }) =>
    isHeldBy(state, enemyOf(seatOf(state, figure)), figureOf(state, figure).host, storey),
  *propose(state, _ask, figure) {
    const { place, storey } = figureOf(state, figure);
    if (place !== 'inside') return;
    for (const other of [storey + 1, storey - 1]) if (other >= 0) yield { do: 'storey', figure, storey: other };
  },
};

export const storey = procedure('storey')({
  // R-31, BTS-SPR-71: into a storey that the enemy holds it is a charge.
  begin(c, { choice: { figure, storey: to } }) {
    const foes = foesIn(c.state, figure, figureOf(c.state, figure).host, to);
    return mustDare(c.state, figure, foes) ? call('dare', { figure }, 'dared') : goto('move');
  },
  dared: (_c, _v, passed: boolean) => (passed ? goto('move') : done()),
  move(c, { choice: { figure, storey: to } }) {
    const { host } = figureOf(c.state, figure);
    c.emit({ type: 'figure.marked', figure, marks: { spent: mvtOf(c.state, figure), moved: true } });
    comeIn(c, figure, host, to);
    return done();
  },
});
