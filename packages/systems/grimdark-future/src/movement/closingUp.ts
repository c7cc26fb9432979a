import {
  closestPair,
  drag,
  rotate,
  within,
  type ClosestPair,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import { memoByPosition } from '../ground/board.js';
import type { MoveOrder } from '../rule.js';
import { CLOSE_ENOUGH, COHERENCY, DIFFICULT_CAP } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { figures, type Figure } from '../units/figures.js';
import { towards, TURNS } from './chains.js';
import { allowance, judgeMove, widestLink, type Legs } from './movement.js';
import { placedAfter } from './ways.js';
import { commonField, legsOf, moversOf } from './wholeUnit.js';

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
