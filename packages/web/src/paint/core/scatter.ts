import { boundsOf, holds, toEdge, type Outline, type Spot } from './outline.js';
import type { Random } from './random.js';

interface Scattering {
  /** No two are nearer than that. */
  readonly gap: number;
  /** None is nearer than that to the edge. */
  readonly edge?: number;
  /** The more tries, the denser. */
  readonly tries?: number;
}

/** Places inside an outline, thrown by chance and kept apart (Poisson discs). */
export function scattered(outline: Outline, random: Random, { gap, edge = 0, tries = 12 }: Scattering): Spot[] {
  const { left, top, right, bottom } = boundsOf(outline);
  const found: Spot[] = [];
  // By cells as wide as the gap: who is too near lies in one of the nine around.
  const cells = new Map<number, Spot[]>();
  const across = Math.ceil((right - left) / gap) + 3;
  const cellOf = ({ x, y }: Spot): number =>
    (Math.floor((y - top) / gap) + 1) * across + Math.floor((x - left) / gap) + 1;
  const isFree = (spot: Spot): boolean => {
    const own = cellOf(spot);
    for (const row of [-across, 0, across])
      for (const column of [-1, 0, 1])
        for (const { x, y } of cells.get(own + row + column) ?? [])
          if ((x - spot.x) ** 2 + (y - spot.y) ** 2 < gap * gap) return false;
    return true;
  };
  const throws = (((right - left) * (bottom - top)) / (gap * gap)) * tries;
  for (let i = 0; i < throws; i++) {
    const spot = { x: left + random() * (right - left), y: top + random() * (bottom - top) };
    if (!isFree(spot) || !holds(outline, spot) || (edge > 0 && toEdge(outline, spot) < edge)) continue;
    found.push(spot);
    const cell = cellOf(spot);
    cells.set(cell, [...(cells.get(cell) ?? []), spot]);
  }
  return found;
}
