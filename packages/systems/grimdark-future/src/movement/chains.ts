import { FACINGS, gap, rotate, within, type Placed, type Point, type Um } from '@banneret/geometry';
import { COHERENCY } from '../rulings.js';
import { middleOf, type Figure } from '../units/figures.js';
import type { Legs } from './movement.js';

/**
 * Links drawn out as far as they go: one model keeps its place, or comes towards the middle, and each of the others straight towards
 * the nearest one that has been dealt with, no nearer than it must.
 */
export function* chains(living: readonly Figure[], budgets: readonly Um[]): Generator<Legs> {
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

/** Straight ahead first, then a little aside. */
export const TURNS = [0, 1, -1, 2, -2].map(turn => (turn * FACINGS) / 64);

const far = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** So far on the straight way from one point to another, on the lattice. */
export function towards(from: Point, to: Point, length: number): Point {
  const share = length / Math.max(1, far(from, to));
  return { x: from.x + Math.trunc((to.x - from.x) * share), y: from.y + Math.trunc((to.y - from.y) * share) };
}
