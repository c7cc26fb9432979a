import { FACINGS, pointAt, roundEvenly } from '../directions.js';
import { squaredDistance } from '../length.js';
import { reachOf } from '../solid.js';
import type { Placed, Point } from '../shapes.js';
import type { Um } from '../units.js';

/** Half the height of an equilateral triangle of side 2. */
const ROW_HEIGHT = Math.sqrt(3) / 2;

/** Steps from one cell of a hexagonal spiral to the next around a ring, as axial coordinates. */
const RING_STEPS = [
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
] as const;

/** Offsets of a hexagonal spiral with unit spacing: the middle, then ring after ring. */
function hexSpiral(rings: number): Point[] {
  const cells: Point[] = [{ x: 0, y: 0 }];
  for (let ring = 1; ring <= rings; ring++) {
    let [q, r] = [ring, 0];
    for (const [dq, dr] of RING_STEPS) {
      for (let step = 0; step < ring; step++) {
        cells.push({ x: q + r / 2, y: r * ROW_HEIGHT });
        q += dq;
        r += dr;
      }
    }
  }
  return cells;
}

const SPIRAL = hexSpiral(8);

/** The middle and three rings: what lies about two bases around. */
const NEAR_CELLS = 37;

/** The first so many places of a hexagonal packing around a point. */
export function packing(around: Point, count: number, spacing: Um): Point[] {
  if (count > SPIRAL.length) throw new RangeError(`a formation has at most ${SPIRAL.length} models`);
  return SPIRAL.slice(0, count).map(cell => offset(around, cell, spacing));
}

const offset = (from: Point, cell: Point, spacing: Um): Point => ({
  x: from.x + roundEvenly(cell.x * spacing),
  y: from.y + roundEvenly(cell.y * spacing),
});

const HUG_DIRECTIONS = 16;

/** A breath of air between models placed side by side, so that rounding never makes them overlap: a tenth of a millimetre. */
const BREATH: Um = 100;

/** Spots in order of interest; each group is only made when those before it were no good. */
export function* nearbySpots({ base, facing }: Placed, ideal: Point, comrades: readonly Placed[]): Generator<Point> {
  const reach = reachOf(base, facing);
  const spacing = Math.ceil(reach * 0.75);
  for (let i = 1; i < NEAR_CELLS; i++) yield offset(ideal, SPIRAL[i]!, spacing);
  yield* besideComrades(reach, ideal, comrades);
  for (let i = NEAR_CELLS; i < SPIRAL.length; i++) yield offset(ideal, SPIRAL[i]!, spacing);
}

/** Side by side with the comrades that stand already, nearest to the ideal place first. */
function besideComrades(reach: Um, ideal: Point, comrades: readonly Placed[]): Point[] {
  const spots: Spot[] = [];
  for (const comrade of comrades) {
    const apart = reach + reachOf(comrade.base, comrade.facing) + BREATH;
    for (let i = 0; i < HUG_DIRECTIONS; i++) {
      const at = pointAt(comrade.at, (i * FACINGS) / HUG_DIRECTIONS, apart);
      spots.push({ at, distance: squaredDistance(at, ideal), order: spots.length });
    }
  }
  spots.sort((a, b) => a.distance - b.distance || a.order - b.order);
  return spots.map(spot => spot.at);
}

interface Spot {
  readonly at: Point;
  readonly distance: number;
  readonly order: number;
}
