import {
  drag,
  formUp,
  pathLength,
  shortestPath,
  type Formation,
  type Mover,
  type Point,
  type Um,
} from '@banneret/geometry';
import { fieldFor, memoByPosition } from './board.js';
import { figures, middleOf, standingUnits, type Figure } from './figures.js';
import { allowance, type Legs } from './movement.js';
import type { MoveOrder } from './rule.js';
import { COHERENCY, DIFFICULT_CAP } from './rulings.js';
import { enemyOf, seatOf, type State, type UnitId } from './state.js';

/** Proposals for moves. Whether one is legal is decided by the judge of `decisions/order.ts`, never here. */

const moversOf = (living: readonly Figure[], order: MoveOrder, most: Um): Mover[] =>
  living.map(figure => ({ placed: figure, budget: Math.min(allowance(figure, order), most) }));

function legsOf(formation: Formation): Legs | undefined {
  if (!formation.ok) return undefined;
  return formation.paths.map(path => (pathLength(path) === 0 ? [] : path.slice(1)));
}

/** The whole unit towards a point, around what is in the way, as far as the order and at most `most` allow. */
export function draggedTo(
  state: State,
  unit: UnitId,
  order: MoveOrder,
  to: Point,
  most: Um = Infinity,
): Legs | undefined {
  const movers = moversOf(figures(state, unit), order, most);
  return legsOf(drag(fieldFor(state, unit), movers, to, { coherency: COHERENCY }));
}

/** Every model by the same vector, straight ahead: the cheapest move there is, and usually a legal one. */
export function shiftedTowards(state: State, unit: UnitId, order: MoveOrder, to: Point, most: Um = Infinity): Legs {
  const living = figures(state, unit);
  const from = middleOf(living);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const budget = living.reduce((least, figure) => Math.min(least, allowance(figure, order)), most);
  const share = length <= budget ? 1 : (budget - 1) / length; // a micrometre less, for the rounding to the lattice
  const [x, y] = [Math.round(dx * share), Math.round(dy * share)];
  return living.map(({ at }) => (x === 0 && y === 0 ? [] : [{ x: at.x + x, y: at.y + y }]));
}

/** One model to its own place by the shortest way; straight there if there is no legal way, so that the judge can say why. */
export function wayTo(state: State, unit: UnitId, figure: Figure, order: MoveOrder, to: Point): readonly Point[] {
  if (figure.at.x === to.x && figure.at.y === to.y) return [];
  const found = shortestPath(fieldFor(state, unit), figure.base, figure.at, to, allowance(figure, order));
  return found.ok ? found.path.slice(1) : [to];
}

/** GDF-MOV-12, R-20: a move that brings the unit back into coherency, if one can be found. */
export const regrouping: (state: State, unit: UnitId) => Regrouping | undefined = memoByPosition((state, unit) => {
  const living = figures(state, unit);
  const meet = middleOf(living);
  const anchors = [meet, ...living.map(({ at }) => at)];
  for (const order of ['advance', 'rush'] as const) {
    for (const most of [DIFFICULT_CAP, Infinity]) {
      const movers = moversOf(living, order, most);
      for (const anchor of anchors) {
        const legs = legsOf(formUp(fieldFor(state, unit), movers, anchor, { coherency: COHERENCY, shape: 'ring' }));
        // Beyond the cap only a way that stays clear of difficult ground will do; the judge is asked by the caller.
        if (legs !== undefined) return { order, legs };
      }
    }
  }
  return undefined;
});

export interface Regrouping {
  readonly order: MoveOrder;
  readonly legs: Legs;
}

/** Places a player would think of first: markers, enemies, cover, and away from the nearest enemy. */
export function goalsOf(state: State, unit: UnitId): Point[] {
  const here = middleOf(figures(state, unit));
  const enemies = standingUnits(state, enemyOf(seatOf(state, unit))).map(enemy => middleOf(figures(state, enemy)));
  const cover = state.battle.terrain.flatMap(({ types, outline }, i) =>
    types.includes('cover') && !types.includes('impassable') ? [{ at: centreOf(outline), i }] : [],
  );
  const nearestCover = cover.sort((a, b) => far(here, a.at) - far(here, b.at) || a.i - b.i).slice(0, 2);
  const threat = [...enemies].sort((a, b) => far(here, a) - far(here, b) || a.x - b.x || a.y - b.y)[0];
  return [
    ...state.markers,
    ...enemies,
    ...nearestCover.map(({ at }) => at),
    ...(threat === undefined ? [] : [{ x: 2 * here.x - threat.x, y: 2 * here.y - threat.y }]),
  ];
}

const far = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

function centreOf(outline: readonly Point[]): Point {
  const sum = outline.reduce((s, { x, y }) => ({ x: s.x + x, y: s.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / outline.length), y: Math.round(sum.y / outline.length) };
}
