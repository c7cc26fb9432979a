import { stepsFrom } from '@banneret/geometry';
import type { Legs, Way } from '../movement/ways.js';

/** Far beyond any unit, but a bound on what a stranger can make the judge work through. */
const MOST_MODELS = 100;

/** The ways of a unit's models as a stranger gives them: well formed, or nothing. */
export function parseLegs(raw: unknown): Legs | undefined {
  if (!Array.isArray(raw) || raw.length > MOST_MODELS) return undefined;
  const legs: Way[] = [];
  for (const way of raw as unknown[]) {
    const steps = stepsFrom(way);
    if (steps === undefined) return undefined;
    legs.push(steps);
  }
  return legs;
}

export const isId = (id: unknown): id is number =>
  Number.isSafeInteger(id) && (id as number) >= 0 && !Object.is(id, -0);
