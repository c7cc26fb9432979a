import {
  coherencyBreaks,
  firstOverlap,
  gap,
  obstruction,
  standing,
  type BaseShape,
  type CoherencyBreak,
  type HitBy,
  type MoveField,
  type Placed,
  type Step,
  type Um,
} from '@banneret/geometry';
import { illegal, legal, type Because, type Ruling } from '@banneret/kernel';
import { boardOf, chargeField, contactField, fieldFor, gaitOf, others } from '../ground/board.js';
import { kindRules } from '../compile.js';
import type { ModelPath } from '../events/events.js';
import { figures, livingModels, middleOf, type Figure } from '../units/figures.js';
import type { Order, Pace } from '../rule.js';
import { COHERENCY, DIFFICULT_CAP, DISEMBARK, HIGHEST_CLIMB, WIDEST_STEP } from '../rulings.js';
import { NOBODY, unitOf, type Battle, type State, type TerrainPiece, type UnitId } from '../state.js';
import { judgeStrictly } from './strictPaths.js';
import { barrierOf } from '../ground/terrain.js';
import { isMove, levelTravel, meets, placedAfter, travelOf, wayOf, type Legs } from './ways.js';

export { placedAfter, type Legs } from './ways.js';

export const allowance = ({ kind }: Figure, order: Pace): Um => kindRules(kind).distance[order];

/** Where the middle of the unit comes to stand, in inches, as it is told to people. */
export function destination(state: State, unit: UnitId, legs: Legs): { readonly x: number; readonly y: number } {
  const { x, y } = middleOf(placedAfter(figures(state, unit), legs));
  return { x: inInches(x), y: inInches(y) };
}

/** Would this order have been enough for the move? */
export const reachedBy = (state: State, unit: UnitId, order: Pace, legs: Legs): boolean =>
  figures(state, unit).every((figure, i) => travelOf(state.battle, figure, legs[i] ?? []) <= allowance(figure, order));

/** A special rule that keeps some model of the unit from this order. */
export function orderBarred(state: State, unit: UnitId, order: Order): Because | undefined {
  for (const { kind } of livingModels(state, unit)) {
    for (const { rule } of kindRules(kind).active) {
      const because = rule.move?.bars?.(order);
      if (because !== undefined) return because;
    }
  }
  return undefined;
}

/** What a sort of move allows: how far each model may go, by which rule, and what it must keep clear of. */
export interface MoveLimits {
  readonly rule: string;
  /** GDF-SCT-02: does terrain neither slow the move nor cost anything to climb? */
  readonly overTerrain?: boolean;
  /** H-35: do the models vanish into a transport, one after the other, where they end? */
  readonly boarding?: boolean;
  most(figure: Figure): Um;
  field(figure: Figure): MoveField;
  /** May a model that does not move stay where it is, however near to others? */
  readonly mayStay?: boolean;
}

/** GDF-ACT-03, -05, -06: a charge ignores the inch around other units (GDF-MOV-04), the other moves do not. */
export const limitsOf = (state: State, unit: UnitId, order: Pace): MoveLimits => ({
  rule: unitOf(state, unit).host === NOBODY ? DISTANCE_RULES[order] : 'GDF-TRA-07',
  most: figure => mostOut(state, unit, figure, allowance(figure, order)),
  field: ({ kind }) =>
    order === 'charge' ? chargeField(state, unit, gaitOf(kind)) : fieldFor(state, unit, gaitOf(kind)),
});

/**
 * GDF-TRA-07, R-64: whoever steps out of a transport gets no farther than its six inches, or than its order allows. They are measured
 * from the edge of the hull, front edge to front edge: a model in a door has come out by the width of its base already.
 */
function mostOut(state: State, unit: UnitId, { base }: Figure, most: Um): Um {
  if (unitOf(state, unit).host === NOBODY) return most;
  return Math.max(0, Math.min(most, DISEMBARK) - widthOf(base));
}

/** What a base needs to come out of a door: its shorter side. */
const widthOf = (base: BaseShape): Um => (base.kind === 'round' ? 2 * base.radius : Math.min(base.length, base.width));

const DISTANCE_RULES: Readonly<Record<Pace, string>> = {
  advance: 'GDF-ACT-03',
  rush: 'GDF-ACT-05',
  charge: 'GDF-ACT-06',
};

/** Is the move itself legal, coherency aside: far enough, through nothing, near nobody? */
export const judgeMove = (state: State, unit: UnitId, order: Pace, legs: Legs): Ruling =>
  judgeWays(state, unit, legs, limitsOf(state, unit, order));

/** The same for any sort of move. */
export function judgeWays(state: State, unit: UnitId, legs: Legs, limits: MoveLimits): Ruling {
  const living = figures(state, unit);
  if (legs.length !== living.length)
    return illegal('GDF-MOV-01', 'gdf.no.place-every-model', { given: legs.length, models: living.length });
  const { overTerrain = false } = limits;
  const lengths = living.map((figure, i) =>
    overTerrain ? levelTravel(figure, legs[i] ?? []) : travelOf(state.battle, figure, legs[i] ?? []),
  );
  const strayed = living.findIndex((figure, i) => (lengths[i] as Um) > limits.most(figure));
  if (strayed >= 0) return tooFar(living[strayed] as Figure, limits, lengths[strayed] as Um);
  const slowed = overTerrain ? legal : judgeDifficult(state.battle, living, legs, lengths);
  if (!slowed.ok) return slowed;
  for (const [i, figure] of living.entries()) {
    if (limits.mayStay === true && lengths[i] === 0) continue;
    const way = wayOf(figure, legs[i] ?? []);
    const by = obstruction(limits.field(figure), figure.base, way, figure.facing);
    if (by !== undefined) return obstructed(state, unit, figure, way, by);
  }
  const ended = limits.boarding === true ? legal : judgeOverlap(living, placedAfter(living, legs));
  return ended.ok && state.battle.options.strictPaths ? judgeStrictly(state.battle, living, legs) : ended;
}

function tooFar(figure: Figure, { rule, most }: MoveLimits, length: Um): Ruling {
  const args = { model: figure.model + 1, length: inInches(length), most: inInches(most(figure)) };
  return illegal(rule, 'gdf.no.too-far', args);
}

/** For people: inches to two places, rounded up so that "6 of 6" is never shown for a move that was too long. */
export const inInches = (length: Um): number => Math.ceil(length / 254) / 100;

/** GDF-TER-09, -10, R-41: one model in difficult ground holds back all who do not ignore it. */
function judgeDifficult(battle: Battle, living: readonly Figure[], legs: Legs, lengths: readonly Um[]): Ruling {
  const bound = living.map(({ kind }) => !kindRules(kind).ignoresDifficult);
  const over = living.findIndex((_, i) => bound[i] === true && (lengths[i] as Um) > DIFFICULT_CAP);
  if (over < 0) return legal;
  const { difficult } = boardOf(battle);
  const slow = living.findIndex(
    (figure, i) => bound[i] === true && (lengths[i] as Um) > 0 && meets(difficult, figure, legs[i]),
  );
  if (slow < 0) return legal;
  return illegal('GDF-TER-09', 'gdf.no.difficult', {
    slow: (living[slow] as Figure).model + 1,
    model: (living[over] as Figure).model + 1,
    most: inInches(DIFFICULT_CAP),
  });
}

function obstructed(state: State, unit: UnitId, figure: Figure, way: readonly Step[], by: HitBy): Ruling {
  const args = { model: figure.model + 1 };
  if (by.kind === 'terrain') return barredBy(state.battle.terrain[by.index] as TerrainPiece, figure);
  if (by.kind === 'edge') return illegal('GDF-MOV-08', 'gdf.no.off-table', args);
  const other = others(state, unit)[by.index];
  if (other !== undefined && kindRules(other.kind).aircraft)
    return illegal('GDF-AIR-04', 'gdf.no.touches-aircraft', args);
  return keepsContactOnly(state, unit, figure, way)
    ? illegal('GDF-MOV-02', 'gdf.no.too-close', args)
    : illegal('GDF-MOV-05', 'gdf.no.through-models', args);
}

/** Does the model at least touch nobody beyond the rim? For one that flies only its end counts. */
function keepsContactOnly(state: State, unit: UnitId, figure: Figure, way: readonly Step[]): boolean {
  const field = contactField(state, unit);
  if (!kindRules(figure.kind).flies) return obstruction(field, figure.base, way, figure.facing) === undefined;
  const [end] = placedAfter([figure], [way.slice(1)]);
  return end === undefined || standing(field, end).ok;
}

/** GDF-TER-04, -14, -15. */
function barredBy(piece: TerrainPiece, figure: Figure): Ruling {
  const model = figure.model + 1;
  switch (barrierOf(piece)) {
    case 'too-high':
      return illegal('GDF-TER-14', 'gdf.no.too-high', { model, most: inInches(HIGHEST_CLIMB) });
    case 'wide-gap':
      return illegal('GDF-TER-15', 'gdf.no.wide-gap', { model, most: inInches(WIDEST_STEP) });
    default:
      return illegal('GDF-TER-04', 'gdf.no.impassable', { model });
  }
}

/** GDF-MOV-06: models of one unit pass one another freely, but do not end on top of each other. */
function judgeOverlap(living: readonly Figure[], placed: readonly Placed[]): Ruling {
  const overlap = firstOverlap(placed);
  if (overlap === undefined) return legal;
  const [model, other] = [living[overlap.model] as Figure, living[overlap.other] as Figure];
  return illegal('GDF-MOV-06', 'gdf.no.overlap', { model: model.model + 1, other: other.model + 1 });
}

/** GDF-MOV-09 to -11, -13. */
export function judgeCoherency(living: readonly Figure[], placed: readonly Placed[]): Ruling {
  const broken = coherencyBreaks(placed, COHERENCY)[0];
  if (broken === undefined) return legal;
  return illegal(COHERENCY_RULES[broken.part], COHERENCY_WORDS[broken.part], {
    model: (living[broken.model] as Figure).model + 1,
  });
}

const COHERENCY_RULES: Readonly<Record<CoherencyBreak['part'], string>> = {
  link: 'GDF-MOV-09',
  chain: 'GDF-MOV-11',
  spread: 'GDF-MOV-10',
  leader: 'GDF-MOV-13',
};

const COHERENCY_WORDS: Readonly<Record<CoherencyBreak['part'], string>> = {
  link: 'gdf.no.alone',
  chain: 'gdf.no.broken-chain',
  spread: 'gdf.no.spread-out',
  leader: 'gdf.no.alone',
};

/** GDF-MOV-12. */
export const isCoherent = (state: State, unit: UnitId): boolean =>
  judgeCoherency(figures(state, unit), figures(state, unit)).ok;

/** The gap that would have to be bridged to link all models: 0 for one model. Used for scattered units only (R-20, H-03). */
export function widestLink(placed: readonly Placed[]): Um {
  const apart = placed.slice(1);
  const joined = placed.slice(0, 1);
  let widest = 0;
  while (apart.length > 0) {
    const nearest = apart.map(model => Math.min(...joined.map(other => gap(model, other))));
    const least = Math.min(...nearest);
    widest = Math.max(widest, least);
    joined.push(...apart.splice(nearest.indexOf(least), 1));
  }
  return widest;
}

/** GDF-TER-11, R-36: the models that stand in dangerous ground now. */
export function inDanger(state: State, unit: UnitId): number[] {
  const { dangerous } = boardOf(state.battle);
  return figures(state, unit)
    .filter(figure => meets(dangerous, figure))
    .map(({ model }) => model);
}

/**
 * GDF-TER-11: the models whose way leads into or through dangerous ground, or begins there. GDF-SPC-21, R-52: for one that
 * flies only the beginning counts.
 */
export function movingThroughDanger(state: State, unit: UnitId, legs: Legs): number[] {
  const { dangerous } = boardOf(state.battle);
  return figures(state, unit)
    .filter((figure, i) => meets(dangerous, figure, kindRules(figure.kind).flies ? [] : legs[i]))
    .map(({ model }) => model);
}

/** the same for a move outside the unit's order: only who moves is tested, and who flies is not. */
export function movedThroughDanger(state: State, unit: UnitId, legs: Legs): number[] {
  const { dangerous } = boardOf(state.battle);
  return figures(state, unit)
    .filter((figure, i) => {
      const way = legs[i] ?? [];
      return isMove(figure, way) && !kindRules(figure.kind).flies && meets(dangerous, figure, way);
    })
    .map(({ model }) => model);
}

/** Models that stay where they are have no path. */
export function modelPaths(state: State, unit: UnitId, legs: Legs): ModelPath[] {
  return figures(state, unit).flatMap((figure, i) => {
    const way = legs[i] ?? [];
    return isMove(figure, way) ? [{ model: figure.model, legs: way }] : [];
  });
}
