import type { Step } from '@banneret/geometry';
import type { Legs, Way } from '../movement/ways.js';
import { isFacing, pointFrom } from './points.js';

/** Far beyond any unit or way, but a bound on what a stranger can make the judge work through. */
const MOST_MODELS = 100;
const MOST_LEGS = 400;

/** The ways of a unit's models as a stranger gives them: well formed, or nothing. */
export function parseLegs(raw: unknown): Legs | undefined {
  if (!Array.isArray(raw) || raw.length > MOST_MODELS) return undefined;
  const legs: Way[] = [];
  for (const way of raw as unknown[]) {
    const steps = parseWay(way);
    if (steps === undefined) return undefined;
    legs.push(steps);
  }
  return legs;
}

function parseWay(way: unknown): Way | undefined {
  if (!Array.isArray(way) || way.length > MOST_LEGS) return undefined;
  const steps: Step[] = [];
  for (const step of way as unknown[]) {
    const at = pointFrom(step);
    if (at === undefined) return undefined;
    const { facing } = step as { facing?: unknown };
    if (facing !== undefined && !isFacing(facing)) return undefined;
    steps.push({ ...at, ...(facing !== undefined && { facing: facing + 0 }) });
  }
  return steps;
}

export const isId = (id: unknown): id is number =>
  Number.isSafeInteger(id) && (id as number) >= 0 && !Object.is(id, -0);
