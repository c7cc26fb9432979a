import {
  facingTowards,
  FACINGS,
  legLength,
  moveField,
  pointAt,
  straightAdvance,
  sweep,
  type Point,
  type Um,
} from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { placedOf } from '../figures/placed.js';
import { isTied } from '../figures/sharedBase.js';
import { is, isEngaged, isImmobilised } from '../figures/traits.js';
import { floorAt, groundOf } from '../ground/board.js';
import { passage, WATER } from '../ground/passage.js';
import { forcedWays } from '../movement/field.js';
import { boxOf } from '../movement/boxes.js';
import { ASIDE_SLACK, baseArea, RECOIL } from '../rulings.js';
import { clone, figureOf, pieceOf, seatOf, sheetOf, type FigureId, type Spot, type State } from '../state.js';

/** BTS-MON-15, R-40: a Monster gives ground to a Vehicle and to a larger Monster, whoever won; of equals the loser does. */
export function givesGround(state: State, figure: FigureId, foes: readonly FigureId[], lost: boolean): boolean {
  if (!is(state, figure, 'monster')) return false;
  if (foes.some(foe => is(state, foe, 'vehicle'))) return true;
  return foes
    .filter(foe => is(state, foe, 'monster'))
    .some(foe => {
      const larger = sizeDifference(state, foe, figure);
      return larger > 0 || (larger === 0 && lost);
    });
}

/** by the area of the base, then by height. */
function sizeDifference(state: State, a: FigureId, b: FigureId): number {
  const [one, other] = [sheetOf(state, a), sheetOf(state, b)];
  return baseArea(one.base) - baseArea(other.base) || one.height - other.height;
}

/** Where a loser goes, and the ally who makes way for it. */
export interface RecoilPlan {
  readonly to: Point;
  readonly way?: { readonly figure: FigureId; readonly to: Point };
}

/** H-05: a recoil is tried in this many directions before somebody counts as Blocked. */
export const DIRECTIONS = 32;

/** Rounding to the lattice may make a straight step this much longer or shorter. */
export const SLACK: Um = 2;

export const spotAt = (state: State, figure: FigureId, at: Point): Spot => ({
  x: at.x,
  y: at.y,
  z: floorAt(state.battle, at),
  facing: figureOf(state, figure).spot.facing,
});

/** A recoil of the full distance: BTS-REC-01 to -09, R-39. */
export function judgeRecoil(state: State, figure: FigureId, foes: readonly FigureId[], plan: RecoilPlan): Ruling {
  if (plan.way === undefined) return judgeStep(state, figure, foes, plan.to);
  const made = judgeMakeWay(state, figure, plan.way);
  if (!made.ok) return made;
  if (judgeStep(state, figure, foes, plan.to).ok) return illegal('BTS-REC-06', 'bts.no.not-in-the-way');
  const freed = judgeStep(afterWay(state, plan.way), figure, foes, plan.to);
  if (!freed.ok) return freed;
  return isTooFarAside(state, figure, plan.to, plan.way) ? illegal('BTS-REC-06', 'bts.no.way-not-shortest') : legal;
}

/** the owner says in which direction his ally makes way; there he goes no farther than needed, to half a centimetre. */
function isTooFarAside(
  state: State,
  figure: FigureId,
  to: Point,
  way: { readonly figure: FigureId; readonly to: Point },
): boolean {
  const { spot } = figureOf(state, way.figure);
  const [whole, facing] = [legLength(spot, way.to), facingTowards(spot, way.to)];
  const bars = (away: Um): boolean => barsWay(state, figure, to, way.figure, pointAt(spot, facing, away));
  let [barred, free] = [0, whole];
  while (free - barred > SLACK) {
    const middle = Math.floor((barred + free) / 2);
    if (bars(middle)) barred = middle;
    else free = middle;
  }
  return whole > free + ASIDE_SLACK;
}

/** Would he still be in the way of a recoil there? Exact for round bases. */
export function barsWay(state: State, figure: FigureId, to: Point, ally: FigureId, at: Point): boolean {
  const needed = boxOf(sheetOf(state, figure).base) + boxOf(sheetOf(state, ally).base);
  return legLength(nearestOnLeg(figureOf(state, figure).spot, to, at), at) < needed;
}

function nearestOnLeg(from: Point, to: Point, other: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((other.x - from.x) * dx + (other.y - from.y) * dy) / (dx * dx + dy * dy);
  const along = Math.min(1, Math.max(0, share));
  return { x: Math.round(from.x + along * dx), y: Math.round(from.y + along * dy) };
}

/** The table once an ally has made way. */
export function afterWay(state: State, { figure, to }: { readonly figure: FigureId; readonly to: Point }): State {
  const table = clone(state);
  table.figures[figure] = { ...figureOf(state, figure), spot: spotAt(state, figure, to) };
  return table;
}

function judgeStep(state: State, figure: FigureId, foes: readonly FigureId[], to: Point): Ruling {
  const { spot } = figureOf(state, figure);
  if (Math.abs(legLength(spot, to) - RECOIL) > SLACK) return illegal('BTS-REC-01', 'bts.no.recoil-length');
  if (!leadsAway(state, spot, to, foes)) return illegal('BTS-REC-01', 'bts.no.recoil-direction');
  const { field } = forcedWays(state, figure);
  const free = sweep(field, sheetOf(state, figure).base, [spot, to], spot.facing);
  if (!free.ok) return illegal(free.by.kind === 'terrain' ? 'BTS-REC-04' : 'BTS-REC-02', 'bts.no.recoil-blocked');
  if (dropAt(state, figure, to) > 0 && levelWays(state, figure, foes).length > 0)
    return illegal('BTS-REC-05', 'bts.no.recoil-drop');
  return legal;
}

/** the distance to no enemy of the Duel ever decreases: the way leads to the far side of each. */
export const leadsAway = (state: State, from: Point, to: Point, foes: readonly FigureId[]): boolean =>
  foes.every(foe => {
    const { spot } = figureOf(state, foe);
    return (to.x - from.x) * (from.x - spot.x) + (to.y - from.y) * (from.y - spot.y) >= 0;
  });

/** BTS-REC-05: how much deeper than the figure is tall the ground lies there; 0 for a harmless step down. */
export function dropAt(state: State, figure: FigureId, to: Point): Um {
  const drop = figureOf(state, figure).spot.z - floorAt(state.battle, to);
  return drop > sheetOf(state, figure).height ? drop : 0;
}

/** Points at the full distance in all directions, straight away from the enemies first. */
export function around(
  state: State,
  figure: FigureId,
  foes: readonly FigureId[],
  distance: Um,
  count: number = DIRECTIONS,
): Point[] {
  const { spot } = figureOf(state, figure);
  const away = facingTowards(middleOf(state, foes), spot);
  const points: Point[] = [];
  for (let i = 0; i <= count / 2; i++)
    for (const side of i === 0 ? [0] : [i, -i])
      points.push(pointAt(spot, away + Math.round((side * FACINGS) / count), distance));
  return points;
}

function middleOf(state: State, figures: readonly FigureId[]): Point {
  const sum = { x: 0, y: 0 };
  for (const figure of figures) {
    const { spot } = figureOf(state, figure);
    sum.x += spot.x;
    sum.y += spot.y;
  }
  const count = Math.max(1, figures.length);
  return { x: Math.round(sum.x / count), y: Math.round(sum.y / count) };
}

/** Free ways on the level, without a fall. */
function levelWays(state: State, figure: FigureId, foes: readonly FigureId[]): Point[] {
  return around(state, figure, foes, RECOIL).filter(
    to => dropAt(state, figure, to) === 0 && judgeStep(state, figure, foes, to).ok,
  );
}

/** BTS-REC-10: it cannot recoil by itself; a fall is never forced (BTS-REC-05). */
export const mayBeBlocked = (state: State, figure: FigureId, foes: readonly FigureId[]): boolean =>
  levelWays(state, figure, foes).length === 0;

/** BTS-REC-06 to -08. */
function judgeMakeWay(state: State, loser: FigureId, { figure, to }: { figure: FigureId; to: Point }): Ruling {
  if (state.figures[figure]?.place !== 'table' || figure === loser || seatOf(state, figure) !== seatOf(state, loser))
    return illegal('BTS-REC-06', 'bts.no.not-an-ally');
  if (is(state, figure, 'vehicle', 'monster') || isTied(state, figure))
    return illegal('BTS-REC-06', 'bts.no.cannot-make-way');
  if (isEngaged(state, figure) || isImmobilised(state, figure)) return illegal('BTS-REC-06', 'bts.no.cannot-make-way');
  const { spot } = figureOf(state, figure);
  if (legLength(spot, to) > RECOIL) return illegal('BTS-REC-06', 'bts.no.way-too-long');
  const { base } = sheetOf(state, figure);
  const free = sweep(forcedWays(state, figure).field, base, [spot, to], spot.facing);
  if (!free.ok) return illegal('BTS-REC-07', 'bts.no.way-blocked');
  if (dropAt(state, figure, to) > 0) return illegal('BTS-REC-07', 'bts.no.way-falls');
  return is(state, figure, 'infantry') && leadsThroughWater(state, figure, to)
    ? illegal('BTS-REC-07', 'bts.no.way-water')
    : legal;
}

/** On all of the way, its beginning and its end included; BTS-SPR-03: unless it is open ground to the figure. */
function leadsThroughWater(state: State, figure: FigureId, to: Point): boolean {
  const { spot } = figureOf(state, figure);
  const water = moveField(groundOf(state.battle), {
    forbidden: piece => WATER.includes(pieceOf(state, piece).kind) && passage(state, figure, piece).kind !== 'free',
    blockers: [],
  });
  return !sweep(water, sheetOf(state, figure).base, [spot, to], spot.facing).ok;
}

/** BTS-REC-11, R-34: as far as it gets, straight away if possible, at most so far. */
export function bestRetreat(state: State, figure: FigureId, foes: readonly FigureId[], most: Um): Point {
  const { spot } = figureOf(state, figure);
  const { field } = forcedWays(state, figure);
  let best: Point = { x: spot.x, y: spot.y };
  let longest = 0;
  for (const to of around(state, figure, foes, most)) {
    if (!leadsAway(state, spot, to, foes) || dropAt(state, figure, to) > 0) continue;
    const end = straightAdvance(field, placedOf(state, figure), to);
    const length = legLength(spot, end);
    if (length <= longest) continue;
    if (dropAt(state, figure, end) > 0 || !sweep(field, sheetOf(state, figure).base, [spot, end], spot.facing).ok)
      continue;
    [best, longest] = [end, length];
    if (length >= most - SLACK) break;
  }
  return best;
}
