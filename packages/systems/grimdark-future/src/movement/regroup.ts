import {
  closestPair,
  drag,
  FACINGS,
  formUp,
  gap,
  rotate,
  within,
  type ClosestPair,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import { memoByPosition } from '../ground/board.js';
import { MOVE_ORDERS, type MoveOrder } from '../rule.js';
import { CLOSE_ENOUGH, COHERENCY, DIFFICULT_CAP } from '../rulings.js';
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
  for (const order of MOVE_ORDERS)
    for (const legs of gatherings(state, unit, order)) if (isGood(order, legs)) return { order, legs };
  return undefined;
});

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

/** The linked parts of the unit one after the other, each towards those before it; the first goes to meet the others, or waits. */
function* approaches(state: State, unit: UnitId, order: MoveOrder): Generator<Legs> {
  const living = figures(state, unit);
  const parts = partsOf(living);
  if (parts.length < 2) return;
  const step = Math.min(...living.map(figure => allowance(figure, order)));
  for (const most of [step, Math.min(step, DIFFICULT_CAP)]) {
    for (const first of parts) {
      const others = parts.filter(part => part !== first);
      const waiting: Legs = living.map(() => []);
      for (const start of [nearer(state, unit, order, waiting, first, others.flat(), most), waiting])
        yield inTurn(state, unit, order, start, first, others, most);
      if (others.length > 1)
        for (const towardsPart of others) yield* balanced(state, unit, order, first, others, towardsPart, most);
    }
  }
}

/**
 * a part with others on several sides goes towards one of them only so far that it does not tear the widest gap on another
 * side. Each try halves how far it may go, down to less than the tolerance by which closing up is judged.
 */
function* balanced(
  state: State,
  unit: UnitId,
  order: MoveOrder,
  first: readonly number[],
  others: readonly (readonly number[])[],
  towardsPart: readonly number[],
  most: Um,
): Generator<Legs> {
  const living = figures(state, unit);
  const waiting: Legs = living.map(() => []);
  let [least, longest] = [0, most];
  while (longest - least > CLOSE_ENOUGH / 2) {
    const length = Math.floor((least + longest) / 2);
    const start = nearer(state, unit, order, waiting, first, towardsPart, length);
    const legs = inTurn(state, unit, order, start, first, others, most);
    yield legs;
    const ends = placedAfter(living, legs);
    const isWidest = nearestPair(ends, first, towardsPart).apart >= widestLink(ends);
    if (isWidest) least = length;
    else longest = length;
  }
}

function inTurn(
  state: State,
  unit: UnitId,
  order: MoveOrder,
  start: Legs,
  first: readonly number[],
  others: readonly (readonly number[])[],
  most: Um,
): Legs {
  const living = figures(state, unit);
  const [gone, left] = [[...first], [...others]];
  let legs = start;
  while (left.length > 0) {
    const now = placedAfter(living, legs);
    const away = left.map(part => nearestPair(now, part, gone).apart);
    const [next] = left.splice(away.indexOf(Math.min(...away)), 1) as [readonly number[]];
    legs = nearer(state, unit, order, legs, next, gone, most);
    gone.push(...next);
  }
  return legs;
}

/** One part brought as near as it gets to some models where they end: straight, a little aside, or around what is in the way. */
function nearer(
  state: State,
  unit: UnitId,
  order: MoveOrder,
  legs: Legs,
  part: readonly number[],
  others: readonly number[],
  most: Um,
): Legs {
  const living = figures(state, unit);
  const { from, to, apart } = nearestPair(placedAfter(living, legs), part, others);
  const withWays = (ways: Legs): Legs => legs.map((way, model) => ways[part.indexOf(model)] ?? way);
  const aside = TURNS.map(turn => {
    const { x, y } = rotate({ x: to.x - from.x, y: to.y - from.y }, turn);
    const end = towards(from, { x: from.x + x, y: from.y + y }, Math.min(most, apart) - 1);
    const [dx, dy] = [end.x - from.x, end.y - from.y];
    return withWays(part.map(model => shifted(living[model] as Figure, dx, dy)));
  });
  const movers = moversOf(
    part.map(model => living[model] as Figure),
    order,
    most,
  );
  const around = legsOf(drag(commonField(state, unit), movers, to));
  const legal = [...aside, ...(around === undefined ? [] : [withWays(around)])]
    .filter(ways => judgeMove(state, unit, order, ways).ok)
    .map(ways => ({ ways, left: nearestPair(placedAfter(living, ways), part, others).apart }));
  // Where nothing is legal yet, those who come after may still make it so.
  const best = legal.reduce((a, b) => (b.left < a.left ? b : a), { ways: aside[0] as Legs, left: Infinity });
  return best.left < apart || legal.length === 0 ? best.ways : legs;
}

const shifted = ({ at }: Figure, dx: Um, dy: Um): Legs[number] => [{ x: at.x + dx, y: at.y + dy }];

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

/** From the model of a part that is nearest to some others, to the nearest of those, and how far that is. */
function nearestPair(
  placed: readonly Placed[],
  part: readonly number[],
  others: readonly number[],
): { readonly from: Point; readonly to: Point; readonly apart: Um } {
  const [own, their] = [part, others].map(models => models.map(model => placed[model] as Placed)) as [
    Placed[],
    Placed[],
  ];
  const { from, to, gap: apart } = closestPair(own, their) as ClosestPair;
  return { from: (own[from] as Placed).at, to: (their[to] as Placed).at, apart };
}
