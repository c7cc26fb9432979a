import { mm, type Point, type Um } from '@banneret/geometry';

/** A rectangle of the table, its origin at the lower left corner. */
export interface Patch {
  readonly x: Um;
  readonly y: Um;
  readonly width: Um;
  readonly depth: Um;
}

/** Room enough around bases to see where they stand. */
const AROUND = mm(110);

/** The part of the table around these points; nothing if there are none. */
export function closeUpOn(points: readonly Point[]): Patch | undefined {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  return { x, y, width: Math.max(...xs) + AROUND - x, depth: Math.max(...ys) + AROUND - y };
}
