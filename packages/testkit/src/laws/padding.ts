import type { Rng } from '@banneret/kernel';
import { isRecord, throughJson } from '../data.js';

/**
 * An answer with a point too many: one named twice running, or one straight between two others. Nothing where there is no
 * list of points. Such answers would be kept and sent round for ever, so they are refused, or read as if it were not there.
 */
export function padded(choice: unknown, rng: Rng): unknown {
  const copy: unknown = throughJson({ choice });
  const lists = [...listsOfPoints(copy)];
  const list = lists[rng.below(Math.max(1, lists.length))];
  if (list === undefined) return undefined;
  const at = rng.below(list.length);
  const [here, next] = [list[at] as Spot, list[at + 1]];
  list.splice(at + 1, 0, (next && between(here, next)) ?? { ...here });
  return (copy as { choice: unknown }).choice;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function* listsOfPoints(value: unknown): Generator<Spot[]> {
  if (Array.isArray(value) && value.length > 0 && value.every(isSpot)) yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* listsOfPoints(part);
}

const isSpot = (value: unknown): value is Spot =>
  isRecord(value) && typeof value['x'] === 'number' && typeof value['y'] === 'number';

/** Halfway along a grid line, where every length is whole: elsewhere two legs are longer than both together. */
function between(a: Spot, b: Spot): Spot | undefined {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if ((dx !== 0 && dy !== 0) || (dx + dy) % 2 !== 0 || dx + dy === 0) return undefined;
  return { x: a.x + dx / 2, y: a.y + dy / 2 };
}
