import { closestPair, gap, gapToPoint, type Point } from '@banneret/geometry';
import { figures, type Figure } from '../units/figures.js';
import type { State, UnitId } from '../state.js';

/**
 * The tape measure: anybody may measure anything at any time (GDF-MEA-01), so it needs no question and no permission. In
 * inches, rounded up to a thousandth, so that "12" is never shown for a target out of 12 inches.
 */

/** GDF-MEA-03: between the closest points of two bases; heights do not count (H-12). */
export const betweenModels = (a: Figure, b: Figure): number => toInches(gap(a, b));

/** GDF-MEA-04: between the closest models of two units; nothing if one of them is not on the table. */
export function betweenUnits(state: State, a: UnitId, b: UnitId): number | undefined {
  const closest = closestPair(figures(state, a), figures(state, b));
  return closest === undefined ? undefined : toInches(closest.gap);
}

/** GDF-OBJ-18: from the closest model of a unit to a point, a marker for example. */
export function toPoint(state: State, unit: UnitId, point: Point): number | undefined {
  const gaps = figures(state, unit).map(figure => gapToPoint(figure, point));
  return gaps.length === 0 ? undefined : toInches(Math.min(...gaps));
}

const toInches = (length: number): number => Math.ceil((length * 1000) / 25_400) / 1000;
