import { FACINGS, type Step } from '@banneret/geometry';
import type { Legs, Way } from '../movement/ways.js';

/** Far beyond any unit or way, but a bound on what a stranger can make the judge work through. */
const MOST_MODELS = 100;
const MOST_LEGS = 400;
const MOST_UM = 4_000_000;

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
    if (typeof step !== 'object' || step === null) return undefined;
    const { x, y, facing } = step as { x?: unknown; y?: unknown; facing?: unknown };
    if (!isCoordinate(x) || !isCoordinate(y) || !(facing === undefined || isFacing(facing))) return undefined;
    steps.push({ x: x + 0, y: y + 0, ...(facing !== undefined && { facing: facing + 0 }) });
  }
  return steps;
}

const isFacing = (n: unknown): n is number => Number.isSafeInteger(n) && (n as number) >= 0 && (n as number) < FACINGS;

const isCoordinate = (n: unknown): n is number => Number.isSafeInteger(n) && Math.abs(n as number) <= MOST_UM;

export const isId = (id: unknown): id is number =>
  Number.isSafeInteger(id) && (id as number) >= 0 && !Object.is(id, -0);
