import { isFacing, pointFrom } from '@banneret/geometry';
import type { Spot } from '../events/placeEvents.js';

/** A place to stand as a stranger may write it: a canonical one, or nothing. */
export function spotFrom(raw: unknown): Spot | undefined {
  const at = pointFrom(raw);
  if (at === undefined) return undefined;
  const { facing } = raw as { facing?: unknown };
  return isFacing(facing) ? { ...at, facing: facing + 0 } : undefined;
}
