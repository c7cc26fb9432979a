import { drag, FACINGS, formUp, gap, rotate, within, type Placed, type Point, type Um } from '@banneret/geometry';
import { memoByPosition } from '../ground/board.js';
import { MOVE_ORDERS, type MoveOrder } from '../rule.js';
import { COHERENCY, DIFFICULT_CAP } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { figures, middleOf, type Figure } from '../units/figures.js';
import { commonField, legsOf, moversOf } from './wholeUnit.js';
import { allowance, judgeCoherency, judgeMove, widestLink, type Legs } from './movement.js';
import { placedAfter } from './ways.js';

/** Proposals for a unit that casualties have torn apart: back together (GDF-MOV-12), or as near to it as it gets. */

export interface Regrouping {
  readonly order: MoveOrder;
  readonly legs: Legs;
}

/** GDF-MOV-12, R-20: a legal move that brings the unit back into coherency, if one can be found. */
export const regrouping: (state: State, unit: UnitId) => Regrouping | undefined = memoByPosition((state, unit) => {
  const living = figures(state, unit);
  const isGood = (order: MoveOrder, legs: Legs): boolean =>
    judgeCoherency(living, placedAfter(living, legs)).ok && judgeMove(state, unit, order, legs).ok;
  for (const order of MOVE_ORDERS) {
    if (!mayLink(living, order)) continue;
    for (const legs of gatherings(state, unit, order)) if (isGood(order, legs)) return { order, legs };
  }
  return undefined;
});

/** Nobody can be linked again if even two moves towards one another leave more than an inch. */
const mayLink = (living: readonly Figure[], order: MoveOrder): boolean =>
  widestLink(living) <= COHERENCY.link + 2 * Math.max(...living.map(figure => allowance(figure, order)));

/** Many ways for the models to come together, the likeliest first. Whether one is legal is for the judge. */
function* gatherings(state: State, unit: UnitId, order: MoveOrder): Generator<Legs> {
  const living = figures(state, unit);
  const field = commonField(state, unit);
  const anchors = [middleOf(living), ...living.map(({ at }) => at)];
  for (const most of [Infinity, DIFFICULT_CAP]) {
    const movers = moversOf(living, order, most);
    for (const shape of ['ring', 'keep'] as const) {
      for (const anchor of anchors) {
        const legs = legsOf(formUp(field, movers, anchor, { coherency: COHERENCY, shape }));
        if (legs !== undefined) yield legs;
      }
    }
    yield* chains(
      living,
      movers.map(({ budget }) => budget as Um),
    );
    for (const anchor of between(living)) {
      const legs = legsOf(formUp(field, movers, anchor, { coherency: COHERENCY, shape: 'ring' }));
      if (legs !== undefined) yield legs;
    }
  }
}

/** The middles between every two models. */
const between = (living: readonly Figure[]): Point[] =>
  living.flatMap((one, i) => living.slice(i + 1).map(other => middleOf([one, other])));

/**
 * Links drawn out as far as they go: one model keeps its place, or comes towards the middle, and each of the others straight towards
 * the nearest one that has been dealt with, no nearer than it must.
 */
function* chains(living: readonly Figure[], budgets: readonly Um[]): Generator<Legs> {
  const middle = middleOf(living);
  for (const first of living.keys()) {
    for (const share of [0, 0.5, 1]) {
      const legs = chainFrom(living, budgets, first, middle, share);
      if (legs !== undefined) yield legs;
    }
  }
}

function chainFrom(
  living: readonly Figure[],
  budgets: readonly Um[],
  first: number,
  middle: Point,
  share: number,
): Legs | undefined {
  const ends: (Placed | undefined)[] = living.map(() => undefined);
  const start = living[first] as Figure;
  ends[first] = {
    ...start,
    at: towards(start.at, middle, Math.min(budgets[first] as Um, far(start.at, middle) * share)),
  };
  for (let placed = 1; placed < living.length; placed++) {
    const standing = ends.filter(end => end !== undefined);
    const left = [...living.keys()].filter(i => ends[i] === undefined);
    const nearest = (i: number): Placed =>
      standing.reduce((best, end) => (gap(living[i] as Figure, end) < gap(living[i] as Figure, best) ? end : best));
    const next = left.reduce((a, b) =>
      gap(living[b] as Figure, nearest(b)) < gap(living[a] as Figure, nearest(a)) ? b : a,
    );
    const end = linkedTo(living[next] as Figure, nearest(next), standing, budgets[next] as Um);
    if (end === undefined) return undefined;
    ends[next] = end;
  }
  return ends.map((end, i) => {
    const { at } = living[i] as Figure;
    const to = (end as Placed).at;
    return at.x === to.x && at.y === to.y ? [] : [{ x: to.x, y: to.y }];
  });
}

/** The model brought just within an inch of another, straight or a little aside, clear of everybody who stands. */
function linkedTo(figure: Figure, other: Placed, standing: readonly Placed[], budget: Um): Placed | undefined {
  const missing = gap(figure, other) - COHERENCY.link;
  const fits = (placed: Placed): boolean =>
    standing.some(end => within(placed, end, COHERENCY.link)) &&
    standing.every(end => gap(placed, end) > 0 && within(placed, end, COHERENCY.spread));
  if (missing <= 0) return fits(figure) ? figure : undefined;
  for (const deeper of [2, COHERENCY.link / 2, COHERENCY.link - 10]) {
    for (const turn of TURNS) {
      const aside = rotate({ x: other.at.x - figure.at.x, y: other.at.y - figure.at.y }, turn);
      const to = { x: figure.at.x + aside.x, y: figure.at.y + aside.y };
      const length = missing + deeper;
      const placed = { ...figure, at: towards(figure.at, to, length) };
      if (length <= budget && fits(placed)) return placed;
    }
  }
  return undefined;
}

const TURNS = [0, 1, -1, 2, -2].map(turn => (turn * FACINGS) / 64);

const far = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

function towards(from: Point, to: Point, length: number): Point {
  const share = length / Math.max(1, far(from, to));
  return { x: from.x + Math.trunc((to.x - from.x) * share), y: from.y + Math.trunc((to.y - from.y) * share) };
}

/** the legal move with this order that brings a scattered unit closest together, if one brings it closer at all. */
export function closingUp(
  state: State,
  unit: UnitId,
  order: MoveOrder,
): { readonly legs: Legs; readonly widest: Um } | undefined {
  const known = closest(state, unit);
  if (!known.has(order)) known.set(order, closestLegs(state, unit, order));
  return known.get(order);
}

const closest = memoByPosition((): Map<MoveOrder, ReturnType<typeof closestLegs>> => new Map());

function closestLegs(state: State, unit: UnitId, order: MoveOrder): { legs: Legs; widest: Um } | undefined {
  const living = figures(state, unit);
  let best: { legs: Legs; widest: Um } | undefined;
  let least = widestLink(living);
  for (const legs of approaches(state, unit, order)) {
    const widest = widestLink(placedAfter(living, legs));
    if (widest >= least || !judgeMove(state, unit, order, legs).ok) continue;
    [best, least] = [{ legs, widest }, widest];
  }
  return best;
}

/** Every linked part of the unit towards the rest of it: all parts, or one of them, straight or around what is in the way. */
function* approaches(state: State, unit: UnitId, order: MoveOrder): Generator<Legs> {
  const living = figures(state, unit);
  const parts = partsOf(living);
  const goals = parts.map(part => nearestOutside(living, part));
  const step = Math.min(...living.map(figure => allowance(figure, order)));
  for (const most of [step, Math.min(step, DIFFICULT_CAP)]) {
    for (const moving of [parts.map((_, i) => i), ...parts.map((_, i) => [i])]) {
      for (const turn of TURNS) {
        const legs: Point[][] = living.map(() => []);
        for (const i of moving) {
          const [from, to] = goals[i] as readonly [Point, Point];
          const aside = rotate({ x: to.x - from.x, y: to.y - from.y }, turn);
          const end = towards(from, { x: from.x + aside.x, y: from.y + aside.y }, most - 1);
          for (const model of parts[i] as readonly number[]) {
            const { at } = living[model] as Figure;
            legs[model] = [{ x: at.x + end.x - from.x, y: at.y + end.y - from.y }];
          }
        }
        yield legs;
      }
    }
  }
  yield* singlesAround(state, unit, order, goals, parts);
}

/** The same around what is in the way, one part at a time. */
function* singlesAround(
  state: State,
  unit: UnitId,
  order: MoveOrder,
  goals: readonly (readonly [Point, Point])[],
  parts: readonly (readonly number[])[],
): Generator<Legs> {
  const living = figures(state, unit);
  for (const [i, part] of parts.entries()) {
    const movers = moversOf(
      part.map(model => living[model] as Figure),
      order,
      Infinity,
    );
    const found = legsOf(drag(commonField(state, unit), movers, (goals[i] as readonly [Point, Point])[1]));
    if (found === undefined) continue;
    yield living.map((_, model) => found[part.indexOf(model)] ?? []);
  }
}

/** The models of the unit in groups that are linked. */
function partsOf(living: readonly Figure[]): number[][] {
  const left = new Set(living.keys());
  const parts: number[][] = [];
  for (const first of living.keys()) {
    if (!left.delete(first)) continue;
    const part = [first];
    for (const model of part)
      for (const other of left)
        if (within(living[model] as Figure, living[other] as Figure, COHERENCY.link)) {
          left.delete(other);
          part.push(other);
        }
    parts.push(part);
  }
  return parts;
}

/** From the model of a part that is nearest to another part, to the model there. */
function nearestOutside(living: readonly Figure[], part: readonly number[]): readonly [Point, Point] {
  let best: { readonly pair: readonly [Point, Point]; readonly apart: Um } | undefined;
  for (const model of part) {
    for (const [other, figure] of living.entries()) {
      if (part.includes(other)) continue;
      const apart = gap(living[model] as Figure, figure);
      if (best === undefined || apart < best.apart) best = { pair: [(living[model] as Figure).at, figure.at], apart };
    }
  }
  const here = (living[part[0] as number] as Figure).at;
  return best?.pair ?? [here, here];
}
