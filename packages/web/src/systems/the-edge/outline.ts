import { ALL_DIRECTIONS, hexNeighbour, type Direction, type Hex } from '@banneret/hexboard';
import { inset, type Outline, type Spot } from '../../paint/core/outline.js';
import { edgeOf } from './hexes.js';

/** The outline of several hexes that touch one another, clockwise, drawn in by a little: a base is one thing however many it covers. */
export function outlineAround(hexes: readonly Hex[], by = 0): Outline {
  const loop = walkedAround(hexes);
  return by === 0 ? loop : inset(loop, by);
}

/** The corners along the outer edges, in the order in which one walks along them. */
function walkedAround(hexes: readonly Hex[]): Outline {
  const own = new Set(hexes.map(({ q, r }) => `${q} ${r}`));
  const isOwn = ({ q, r }: Hex): boolean => own.has(`${q} ${r}`);
  const steps = hexes.flatMap(hex => ALL_DIRECTIONS.filter(k => !isOwn(hexNeighbour(hex, k))).map(k => ({ hex, k })));
  const from = new Map(steps.map(step => [cornerOf(step.hex, step.k), step]));
  const loop: Spot[] = [];
  for (let next = steps[0]; next !== undefined && loop.length < steps.length;) {
    loop.push(edgeOf(next.hex, next.k)[0]);
    next = from.get(cornerOf(next.hex, turned(next.k, 1)));
  }
  return loop;
}

const turned = (k: Direction, by: number): Direction => ((k + by) % 6) as Direction;

/** The corner at which the edge towards k begins, named by the three hexes that meet there: whole numbers, the same from each of them. */
function cornerOf(hex: Hex, k: Direction): string {
  const [before, after] = [hexNeighbour(hex, turned(k, 5)), hexNeighbour(hex, k)];
  return `${hex.q + before.q + after.q} ${hex.r + before.r + after.r}`;
}
