import {
  coherencyBreaks,
  firstOverlap,
  gap,
  pathLength,
  sweep,
  type CoherencyBreak,
  type Hit,
  type MoveField,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import { illegal, legal, type Because, type Ruling } from '@banneret/kernel';
import { boardOf, contactField, fieldFor } from './board.js';
import { kindRules } from './compile.js';
import { figures, middleOf, type Figure } from './figures.js';
import type { MoveOrder, Order } from './rule.js';
import { COHERENCY, DIFFICULT_CAP } from './rulings.js';
import type { Battle, State, UnitId } from './state.js';

/** The legs of each living model, in the order of `figures`; empty for one that stays. */
export type Legs = readonly (readonly Point[])[];

export const allowance = ({ kind }: Figure, order: MoveOrder): Um => kindRules(kind).distance[order];

/** The whole way of a model, its start included. */
const wayOf = (figure: Figure, legs: readonly Point[]): Point[] => [figure.at, ...legs];

/**
 * H-01: a model meets ground with any part of its base, beyond the rim. (R-24 reads "in cover" by the centre; of
 * difficult and dangerous ground the text speaks of moving in or through it, which a base does with its edge first.)
 */
const meets = (ground: MoveField, figure: Figure, legs: readonly Point[] = []): boolean =>
  !sweep(ground, figure.base, wayOf(figure, legs), figure.facing).ok;

/** Where the models stand after such a move. */
export const placedAfter = (living: readonly Figure[], legs: Legs): Placed[] =>
  living.map((figure, i) => ({ base: figure.base, at: legs[i]?.at(-1) ?? figure.at, facing: figure.facing }));

/** Where the middle of the unit comes to stand, in inches, as it is told to people. */
export function destination(state: State, unit: UnitId, legs: Legs): { readonly x: number; readonly y: number } {
  const { x, y } = middleOf(placedAfter(figures(state, unit), legs));
  return { x: inInches(x), y: inInches(y) };
}

/** Would this order have been enough for the move? */
export const reachedBy = (state: State, unit: UnitId, order: MoveOrder, legs: Legs): boolean =>
  figures(state, unit).every((figure, i) => pathLength(wayOf(figure, legs[i] ?? [])) <= allowance(figure, order));

/** A special rule that keeps some model of the unit from this order. */
export function orderBarred(state: State, unit: UnitId, order: Order): Because | undefined {
  for (const { kind } of figures(state, unit)) {
    for (const { rule } of kindRules(kind).active) {
      const because = rule.move?.bars?.(order);
      if (because !== undefined) return because;
    }
  }
  return undefined;
}

/** Is the move itself legal, coherency aside: far enough, through nothing, near nobody? */
export function judgeMove(state: State, unit: UnitId, order: MoveOrder, legs: Legs): Ruling {
  const living = figures(state, unit);
  if (legs.length !== living.length)
    return illegal('GDF-MOV-01', 'gdf.no.place-every-model', { given: legs.length, models: living.length });
  const lengths = living.map((figure, i) => pathLength(wayOf(figure, legs[i] ?? [])));
  const strayed = living.findIndex((figure, i) => (lengths[i] as Um) > allowance(figure, order));
  if (strayed >= 0) return tooFar(living[strayed] as Figure, order, lengths[strayed] as Um);
  const slowed = judgeDifficult(state.battle, living, legs, lengths);
  if (!slowed.ok) return slowed;
  for (const [i, figure] of living.entries()) {
    const way = wayOf(figure, legs[i] ?? []);
    const swept = sweep(fieldFor(state, unit), figure.base, way, figure.facing);
    if (!swept.ok) return obstructed(state, unit, figure, way, swept);
  }
  return judgeOverlap(living, placedAfter(living, legs));
}

function tooFar(figure: Figure, order: MoveOrder, length: Um): Ruling {
  const rule = order === 'advance' ? 'GDF-ACT-03' : 'GDF-ACT-05';
  const most = inInches(allowance(figure, order));
  return illegal(rule, 'gdf.no.too-far', { model: figure.model + 1, length: inInches(length), most });
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

function obstructed(state: State, unit: UnitId, figure: Figure, way: readonly Point[], { by }: Hit): Ruling {
  const args = { model: figure.model + 1 };
  if (by.kind === 'terrain') return illegal('GDF-TER-04', 'gdf.no.impassable', args);
  if (by.kind === 'edge') return illegal('GDF-MOV-08', 'gdf.no.off-table', args);
  return sweep(contactField(state, unit), figure.base, way, figure.facing).ok
    ? illegal('GDF-MOV-02', 'gdf.no.too-close', args)
    : illegal('GDF-MOV-05', 'gdf.no.through-models', args);
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

/** The gap that would have to be bridged to link all models: 0 for one model. Used by H-03 only. */
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

/** GDF-TER-11: the models whose way leads into or through dangerous ground. */
export function movingThroughDanger(state: State, unit: UnitId, legs: Legs): number[] {
  const { dangerous } = boardOf(state.battle);
  return figures(state, unit)
    .filter((figure, i) => meets(dangerous, figure, legs[i]))
    .map(({ model }) => model);
}
