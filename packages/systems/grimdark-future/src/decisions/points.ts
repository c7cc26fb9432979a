import { FACINGS, type Point } from '@banneret/geometry';
import type { Spot } from '../events/placeEvents.js';

/** Points and facings as a stranger may write them: canonical ones, or nothing. */

/** Far beyond any table, and well within exact arithmetic. */
const MOST_UM = 4_000_000;

export const isCoordinate = (n: unknown): n is number => Number.isSafeInteger(n) && Math.abs(n as number) <= MOST_UM;

export const isFacing = (n: unknown): n is number =>
  Number.isSafeInteger(n) && (n as number) >= 0 && (n as number) < FACINGS;

export function pointFrom(raw: unknown): Point | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { x, y } = raw as { x?: unknown; y?: unknown };
  return isCoordinate(x) && isCoordinate(y) ? { x: x + 0, y: y + 0 } : undefined;
}

export function spotFrom(raw: unknown): Spot | undefined {
  const at = pointFrom(raw);
  if (at === undefined) return undefined;
  const { facing } = raw as { facing?: unknown };
  return isFacing(facing) ? { ...at, facing: facing + 0 } : undefined;
}
