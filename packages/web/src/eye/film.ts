import { biteOf, placeOn, type Ray } from './bite.js';
import type { Obstacle } from './volumes.js';

/** Nothing in the way: the target itself is seen. */
export const TARGET = -1;

/**
 * A buffer of ids: a row for every point that is looked from, a pixel for every point that is looked at. Each pixel holds the place of
 * the obstacle that is met first, or `TARGET`, and how deep its line goes into the deepest of them all.
 */
export interface Film {
  readonly rows: number;
  readonly columns: number;
  readonly ids: Int16Array;
  /** Negative where the target is seen: so far the line keeps away from everything. */
  readonly bites: Float64Array;
}

export interface End {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export function expose(from: readonly End[], to: readonly End[], obstacles: readonly Obstacle[]): Film {
  const [rows, columns] = [from.length, to.length];
  const ids = new Int16Array(rows * columns).fill(TARGET);
  const bites = new Float64Array(rows * columns).fill(-Infinity);
  for (const [row, a] of from.entries())
    for (const [column, b] of to.entries()) {
      const pixel = row * columns + column;
      const ray: Ray = { a, b, aZ: a.z, bZ: b.z };
      let nearest = Infinity;
      for (const [id, obstacle] of obstacles.entries()) {
        const bite = biteOf(obstacle, ray);
        bites[pixel] = Math.max(bites[pixel] as number, bite);
        if (bite <= 0) continue;
        const place = placeOn(obstacle, ray);
        if (place >= nearest) continue;
        nearest = place;
        ids[pixel] = id;
      }
    }
  return { rows, columns, ids, bites };
}

/** What of the target is seen from somewhere: the share of pixels that show it. */
export const shareSeen = ({ ids }: Film): number => ids.filter(id => id === TARGET).length / Math.max(1, ids.length);

/** The obstacles that a film shows, by the room that they take up on it, the largest first. */
export function shownOn({ ids }: Film): readonly number[] {
  const pixels = new Map<number, number>();
  for (const id of ids) if (id !== TARGET) pixels.set(id, (pixels.get(id) ?? 0) + 1);
  return [...pixels].toSorted(([a, m], [b, n]) => n - m || a - b).map(([id]) => id);
}
