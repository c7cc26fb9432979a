import { inches, type Point, type Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { figures, middleOf, standingUnits } from '../units/figures.js';
import { markerGaps } from '../places/objectives.js';
import { SEIZE_RANGE } from '../rulings.js';
import { enemyOf, seatOf, unitOf, type State, type UnitId } from '../state.js';
import { isAircraft } from '../units/traits.js';

/** Where a unit is wanted. */
export interface Aim {
  readonly at: Point;
  /** The marker there; none when the aim is an enemy. */
  readonly marker?: number;
  /** From the unit's nearest base edge. */
  readonly gap: Um;
}

/** May the unit hold a marker at all? GDF-OBJ-17. */
const counts = (state: State, unit: UnitId): boolean => !unitOf(state, unit).shaken && !isAircraft(state, unit);

const isAt = (state: State, unit: UnitId, marker: number): boolean =>
  (markerGaps(state, unit)[marker] ?? Infinity) <= SEIZE_RANGE;

/** Does the unit stand at some marker, as one that counts there? */
export const holdsMarker = (state: State, unit: UnitId): boolean =>
  counts(state, unit) && state.markers.some((_, marker) => isAt(state, unit, marker));

/** Does a unit of the seat, this one aside, stand at the marker? */
export const isManned = (state: State, seat: Seat, marker: number, aside?: UnitId): boolean =>
  standingUnits(state, seat).some(unit => unit !== aside && counts(state, unit) && isAt(state, unit, marker));

/**
 * The nearest marker that needs the unit: one that no friend looks after yet. A marker of ours that no enemy can reach soon
 * needs nobody. Without such a marker, the nearest enemy.
 */
export function aimOf(state: State, unit: UnitId): Aim | undefined {
  const seat = seatOf(state, unit);
  const gaps = markerGaps(state, unit);
  let best: Aim | undefined;
  for (const [marker, at] of state.markers.entries()) {
    if (isManned(state, seat, marker, unit)) continue;
    if (state.owners[marker] === seat && !isThreatened(state, seat, marker)) continue;
    const gap = gaps[marker] ?? Infinity;
    if (best === undefined || gap < best.gap) best = { at, marker, gap };
  }
  return best ?? nearestEnemy(state, unit);
}

const THREAT: Um = inches(15);

/** Is an enemy near enough to take the marker within a round? */
const isThreatened = (state: State, seat: Seat, marker: number): boolean =>
  standingUnits(state, enemyOf(seat)).some(
    enemy => counts(state, enemy) && (markerGaps(state, enemy)[marker] ?? Infinity) <= THREAT,
  );

export function nearestEnemy(state: State, unit: UnitId): Aim | undefined {
  const here = middleOf(figures(state, unit));
  let best: Aim | undefined;
  for (const enemy of standingUnits(state, enemyOf(seatOf(state, unit)))) {
    const at = middleOf(figures(state, enemy));
    const gap = distance(here, at);
    if (best === undefined || gap < best.gap) best = { at, gap };
  }
  return best;
}

export const distance = (a: Point, b: Point): Um => {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy);
};
