import { isFacing, pointFrom } from '@banneret/geometry';
import type { Spot } from '../events.js';

/** Places as a stranger may write them: canonical ones, or nothing. */

/** Far beyond any unit. */
const MOST_FIGHTERS = 100;

export const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) >= 0;

export function spotFrom(raw: unknown): Spot | undefined {
  const at = pointFrom(raw);
  if (at === undefined) return undefined;
  const { fighter, facing = 0 } = raw as { fighter?: unknown; facing?: unknown };
  if (!isId(fighter) || !isFacing(facing)) return undefined;
  return { fighter: fighter + 0, ...at, facing: facing + 0 };
}

export function spotsFrom(raw: unknown): readonly Spot[] | undefined {
  if (!Array.isArray(raw) || raw.length > MOST_FIGHTERS) return undefined;
  const spots: Spot[] = [];
  for (const one of raw as unknown[]) {
    const spot = spotFrom(one);
    if (spot === undefined) return undefined;
    spots.push(spot);
  }
  return spots;
}
