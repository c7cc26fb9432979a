import {
  FACINGS,
  moveField,
  overlapping,
  pointAt,
  standing,
  sweep,
  touching,
  wrapFacing,
  type Facing,
  type MoveField,
  type Point,
  type Um,
} from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { placedAt, placedOf } from '../figures/placed.js';
import { is, isEngaged } from '../figures/traits.js';
import { floorAt, groundOf } from '../ground/board.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { figureOf, pieceOf, seatOf, sheetOf, type FigureId, type Spot, type State } from '../state.js';
import { judgeCharger } from './charges.js';
import { budgetOf, walkCost } from './cost.js';
import { isClosed } from './field.js';
import { inCm, judgeMobile, judgeNear } from './judge.js';

/** How Monsters and Vehicles go: a pivot on the spot, then straight ahead. BTS-MON-02, -05, BTS-VEH-01. */
export interface DrivePlan {
  /** How it faces after the pivot; its facing now for none. */
  readonly facing: Facing;
  readonly length: Um;
}

/** BTS-MON-05: two pivots of a quarter turn, or one of a half turn. */
const MOST_QUARTERS = 2;
const QUARTER = FACINGS / 4;

/** Quarter turns that a pivot counts as: none, one up to 90 degrees, else two. */
export function quartersOf(from: Facing, to: Facing): number {
  const turned = wrapFacing(to - from);
  return Math.ceil(Math.min(turned, FACINGS - turned) / QUARTER);
}

export const quartersLeft = (state: State, figure: FigureId): number =>
  MOST_QUARTERS - figureOf(state, figure).marks.pivots;

/** Where it stands once it faces another way. */
export const turnedSpot = (state: State, figure: FigureId, facing: Facing): Spot => ({
  ...figureOf(state, figure).spot,
  facing,
});

/** Where it stands after so much straight ahead. */
export function aheadOf(state: State, from: Spot, length: Um): Spot {
  const { x, y } = pointAt(from, from.facing, length);
  return { x, y, z: floorAt(state.battle, { x, y }), facing: from.facing };
}

const hovers = (state: State, figure: FigureId): boolean =>
  ownRules(state, figure).some(({ rule }) => rule.move?.hovers === true);

/** Scenery alone: what figures are in the way is found out on the way. BTS-SPR-05: it may float over the impassable. */
function sceneryOf(state: State, figure: FigureId, floating: boolean): MoveField {
  return moveField(groundOf(state.battle), {
    forbidden: piece => isClosed(state, figure, piece) && !(floating && pieceOf(state, piece).kind === 'impassable'),
    blockers: [],
  });
}

export function judgeDrive(state: State, ask: ActQuestion, figure: FigureId, plan: DrivePlan): Ruling {
  if (!is(state, figure, 'monster', 'vehicle')) return illegal('BTS-MON-02', 'bts.no.no-driver');
  const mobile = judgeMobile(state, ask, figure);
  if (!mobile.ok) return mobile;
  if (plan.length === 0 && plan.facing === figureOf(state, figure).spot.facing)
    return illegal('BTS-MOV-02', 'bts.no.no-way');
  const pivot = judgePivot(state, figure, plan.facing);
  if (!pivot.ok || plan.length === 0) return pivot;
  return judgeAhead(state, ask, figure, plan);
}

/** BTS-MON-05: not too far round, not into scenery, not through those who fight. */
function judgePivot(state: State, figure: FigureId, facing: Facing): Ruling {
  const { spot } = figureOf(state, figure);
  if (facing === spot.facing) return legal;
  if (quartersOf(spot.facing, facing) > quartersLeft(state, figure)) return illegal('BTS-MON-05', 'bts.no.pivots');
  const { base } = sheetOf(state, figure);
  const turned = sweep(sceneryOf(state, figure, false), base, [spot, { x: spot.x, y: spot.y, facing }], spot.facing);
  if (!turned.ok) return illegal('BTS-MON-05', 'bts.no.pivot-blocked');
  const held = overlappedBy(state, figure, facing).find(other => isEngaged(state, other));
  return held === undefined ? legal : illegal('BTS-MON-05', 'bts.no.through-figure', { other: held });
}

/** Those in the way of a pivot, who must be shifted. */
export function overlappedBy(state: State, figure: FigureId, facing: Facing): FigureId[] {
  const turned = placedAt(sheetOf(state, figure), turnedSpot(state, figure, facing));
  return [...state.figures.keys()].filter(
    other =>
      other !== figure && figureOf(state, other).place === 'table' && overlapping(turned, placedOf(state, other)),
  );
}

/** BTS-MON-02, -06: straight ahead as far as its movement lasts, over what it can pass. */
function judgeAhead(state: State, ask: ActQuestion, figure: FigureId, { facing, length }: DrivePlan): Ruling {
  const from = turnedSpot(state, figure, facing);
  const to = aheadOf(state, from, length);
  const [cost, most] = [walkCost(state, figure, [from, to]).total, budgetOf(state, figure, ask.budget)];
  if (cost > most) return illegal('BTS-MOV-02', 'bts.no.too-far', { cost: inCm(cost), most: inCm(most) });
  const floating = hovers(state, figure);
  const { base } = sheetOf(state, figure);
  const way = sweep(sceneryOf(state, figure, floating), base, [from, to], facing);
  if (!way.ok && way.by.kind === 'edge')
    return figureOf(state, figure).panic === 'running' ? legal : illegal('BTS-MOV-15', 'bts.no.off-table');
  if (!way.ok && way.by.kind === 'terrain') return illegal('BTS-MON-06', 'bts.no.impassable', { piece: way.by.index });
  if (floating && !standing(sceneryOf(state, figure, false), placedAt(sheetOf(state, figure), to)).ok)
    return illegal('BTS-SPR-05', 'bts.no.ends-impassable');
  const { enemies, by, end } = encounterOf(state, figure, from, length);
  // BTS-VEH-20: whoever stands on another level is not rammed, and in the way all the same.
  const stuck = by !== undefined && enemies.length === 0 && end.x === from.x && end.y === from.y;
  if (stuck && facing === figureOf(state, figure).spot.facing && seatOf(state, by) !== seatOf(state, figure))
    return illegal('BTS-VEH-20', 'bts.no.other-level', { other: by });
  const may = enemies.length > 0 ? judgeCharger(state, ask, figure, true) : legal;
  return may.ok ? judgeNear(state, ask, figure, to) : may;
}

/** What a straight advance comes upon first. */
export interface Encounter {
  /** How far it gets. */
  readonly end: Point;
  readonly enemies: readonly FigureId[];
  /** Who stands in its way, if anybody does: it gets no farther while he is there. */
  readonly by?: FigureId;
}

/** BTS-MON-03: everybody it comes into contact with by its straight movement; BTS-VEH-20: on its own level. */
export function encounterOf(state: State, figure: FigureId, from: Spot, length: Um): Encounter {
  const sheet = sheetOf(state, figure);
  const to = aheadOf(state, from, length);
  const others = [...state.figures.keys()].filter(
    other => other !== figure && figureOf(state, other).place === 'table',
  );
  const blockers = others.map(other => ({ placed: placedOf(state, other), clearance: 0 }));
  const field = moveField(groundOf(state.battle), { forbidden: () => false, blockers });
  const found = sweep(field, sheet.base, [from, to], from.facing);
  const by = !found.ok && found.by.kind === 'blocker' ? others[found.by.index] : undefined;
  const end = by === undefined || found.ok ? { x: to.x, y: to.y } : found.at;
  const [start, stop] = [placedAt(sheet, from), placedAt(sheet, { ...to, x: end.x, y: end.y })];
  // Up a step it meets those on top of it.
  const level = floorAt(state.battle, end);
  const enemies = others.filter(other => {
    if (seatOf(state, other) === seatOf(state, figure) || figureOf(state, other).spot.z !== level) return false;
    const placed = placedOf(state, other);
    return other === by || (touching(stop, placed) && !touching(start, placed));
  });
  return { end, enemies, ...(by !== undefined && { by }) };
}
