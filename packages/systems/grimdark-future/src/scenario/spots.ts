import { FACINGS, inches, wrapFacing, type Facing, type Step } from '@banneret/geometry';

/** A place in inches; for bases that are not round, and for Aircraft, with a facing in degrees counter-clockwise from +x. */
export type Spot = readonly [x: number, y: number] | readonly [x: number, y: number, degrees: number];

export const facingOf = (degrees: number): Facing => wrapFacing(Math.round((degrees * FACINGS) / 360));

/** To a hundredth of a degree. */
export const degreesOf = (facing: Facing): number => Math.round((facing * 36_000) / FACINGS) / 100;

export function stepAt([x, y, degrees]: Spot): Step {
  const at = { x: inches(x), y: inches(y) };
  return degrees === undefined ? at : { ...at, facing: facingOf(degrees) };
}

/** What somebody wrote as a spot, or nothing if it is none. */
export function stepFrom(raw: unknown): Step | undefined {
  if (!Array.isArray(raw) || raw.length < 2 || raw.length > 3 || !raw.every(n => Number.isFinite(n))) return undefined;
  return stepAt(raw as unknown as Spot);
}
