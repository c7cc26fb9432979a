import type { Point } from '@banneret/geometry';

/** Points and ids as a stranger may write them: canonical ones, or nothing. */

/** Far beyond any table, and well within exact arithmetic. */
const MOST_UM = 4_000_000;
/** A way around many bases is all arcs: ways of 240 points have been walked. */
const MOST_POINTS = 1_000;

const isCoordinate = (n: unknown): n is number => Number.isSafeInteger(n) && Math.abs(n as number) <= MOST_UM;

export function pointFrom(raw: unknown): Point | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { x, y } = raw as { x?: unknown; y?: unknown };
  return isCoordinate(x) && isCoordinate(y) ? { x: x + 0, y: y + 0 } : undefined;
}

export function pathFrom(raw: unknown): readonly Point[] | undefined {
  if (!Array.isArray(raw) || raw.length > MOST_POINTS) return undefined;
  const points: Point[] = [];
  for (const item of raw as unknown[]) {
    const point = pointFrom(item);
    if (point === undefined) return undefined;
    points.push(point);
  }
  return points;
}

export const isId = (id: unknown): id is number =>
  Number.isSafeInteger(id) && (id as number) >= 0 && !Object.is(id, -0);

/** Different ids, in ascending order. */
export function idsFrom(raw: unknown, most = 200): readonly number[] | undefined {
  if (!Array.isArray(raw) || raw.length > most || !raw.every(isId)) return undefined;
  const ids = [...new Set(raw as number[])].sort((a, b) => a - b);
  return ids.length === raw.length ? ids : undefined;
}
