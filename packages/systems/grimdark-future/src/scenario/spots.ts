import { FACINGS, inches, wrapFacing, type Facing, type Step, type Um } from '@banneret/geometry';
import { kindRules } from '../compile.js';
import type { Legs, Way } from '../movement/ways.js';
import type { Figure } from '../units/figures.js';

/** A place in inches; for bases that are not round, and for Aircraft, with a facing in degrees counter-clockwise from +x. */
export type Spot = readonly [x: number, y: number] | readonly [x: number, y: number, degrees: number];

export const facingOf = (degrees: number): Facing => wrapFacing(Math.round((degrees * FACINGS) / 360));

/** To a hundredth: fine enough that every facing comes back as it was. */
export const degreesOf = (facing: Facing): number => Math.round((facing * 36_000) / FACINGS) / 100;

export function stepAt([x, y, degrees]: Spot): Step {
  const at = { x: inches(x), y: inches(y) };
  return degrees === undefined ? at : { ...at, facing: facingOf(degrees) };
}

/** The way of each living model, in their order, step by step; none for one that stays. */
export function pathsFrom(raw: unknown): Legs | undefined {
  if (!Array.isArray(raw)) return undefined;
  const legs: Way[] = [];
  for (const path of raw as unknown[]) {
    const steps = Array.isArray(path) ? path.map(stepFrom) : [undefined];
    if (steps.includes(undefined)) return undefined;
    legs.push(steps as Step[]);
  }
  return legs;
}

/** The same as a file writes it: inches to the last micrometre, degrees to the last part of a turn. */
export const pathsOf = (legs: Legs): number[][][] => legs.map(way => way.map(spotOfStep));

export const spotOfStep = ({ x, y, facing }: Step): number[] => [
  exactInches(x),
  exactInches(y),
  ...(facing === undefined ? [] : [degreesOf(facing)]),
];

/** Six decimals say which micrometre is meant. */
export const exactInches = (length: Um): number => Math.round((length * 1_000_000) / 25_400) / 1_000_000;

/** To the nearest hundredth of an inch, never always up. */
const inHundredths = (length: Um): number => Math.round(exactInches(length) * 100) / 100;

/** A place as it is told, not to be read back. */
export const spotIn = ({ x, y, facing }: Step): readonly number[] => [
  inHundredths(x),
  inHundredths(y),
  ...(facing === undefined ? [] : [degreesOf(facing)]),
];

/** Where a model is, as it is told. A round base has no facing to tell, unless it is an Aircraft's. */
export const spotOf = ({ at, base, facing, kind }: Figure): readonly number[] =>
  base.kind === 'round' && !kindRules(kind).aircraft ? spotIn(at) : spotIn({ ...at, facing });

/** What somebody wrote as a spot, or nothing if it is none. */
export function stepFrom(raw: unknown): Step | undefined {
  if (!Array.isArray(raw) || raw.length < 2 || raw.length > 3 || !raw.every(n => Number.isFinite(n))) return undefined;
  return stepAt(raw as unknown as Spot);
}
