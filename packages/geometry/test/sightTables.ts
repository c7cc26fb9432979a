import { hull } from '../src/exact/convex.js';
import { ground, type Ground } from '../src/ground.js';
import { placedOutline } from '../src/outline.js';
import { polygonFault } from '../src/polygon.js';
import type { Placed, Polygon } from '../src/shapes.js';
import { baseBlocker, prepareBlockers, type SightBlockers } from '../src/sight/blockers.js';
import { seeded, type Seeded } from './seeded.js';

/** Two bases, and all between them: as the code under test wants it, and as plain polygons for the slow answers. */
export interface SightTable {
  readonly table: Ground;
  readonly from: Placed;
  readonly to: Placed;
  readonly others: readonly Placed[];
  readonly blockers: SightBlockers;
  readonly obstacles: readonly Polygon[];
}

/**
 * A few units across: shared corners, collinear edges, bases that touch blockers, overlap them or stand inside them happen
 * all the time, and all lattice points of both bases can be tried.
 */
export function smallTable(seed: number): SightTable {
  const dice = seeded(seed);
  const size = dice.pick([12, 20, 30]);
  const base = (): Placed => ({
    base: dice.pick([
      { kind: 'rectangle', length: 2 * dice.between(1, 2), width: 2 * dice.between(1, 3) } as const,
      { kind: 'round', radius: dice.between(1, 3) } as const,
    ]),
    at: { x: dice.between(0, size), y: dice.between(0, size) },
    facing: dice.pick([0, 0, 1024, 512, dice.between(0, 4095)]),
  });
  const [from, to] = [base(), base()];
  const terrain = Array.from({ length: dice.between(1, 5) }, () => smallPolygon(dice, size));
  return complete(terrain, from, to, Array.from({ length: dice.between(0, 2) }, base), size);
}

function smallPolygon(dice: Seeded, size: number): Polygon {
  for (;;) {
    const points = Array.from({ length: dice.between(3, 6) }, () => ({
      x: dice.between(0, size),
      y: dice.between(0, size),
    }));
    const polygon = dice.between(0, 1) === 0 ? hull(points) : points;
    if (!polygonFault(polygon)) return polygon;
    if (!polygonFault([...polygon].reverse())) return [...polygon].reverse();
  }
}

const TABLE = 1_000_000;

/** True sizes: bases of 25 to 60 mm a metre apart at most, scenery up to 20 cm, and a screen of bases in between. */
export function largeTable(seed: number): SightTable {
  const dice = seeded(seed);
  const base = (): Placed => ({
    base: dice.pick([
      { kind: 'round', radius: dice.pick([12_500, 16_000, 30_000]) } as const,
      { kind: 'oval', length: 60_000, width: 35_000 } as const,
      { kind: 'rectangle', length: 50_000, width: 25_000 } as const,
    ]),
    at: { x: dice.between(0, TABLE), y: dice.between(0, TABLE) },
    facing: dice.between(0, 4095),
  });
  const terrain = Array.from({ length: dice.between(1, 8) }, () => largePolygon(dice));
  return complete(terrain, base(), base(), Array.from({ length: dice.between(0, 10) }, base), TABLE);
}

function largePolygon(dice: Seeded): Polygon {
  const middle = { x: dice.between(0, TABLE), y: dice.between(0, TABLE) };
  for (;;) {
    const reach = dice.between(10_000, 200_000);
    const points = Array.from({ length: dice.between(3, 7) }, () => ({
      x: middle.x + dice.between(-reach, reach),
      y: middle.y + dice.between(-reach, reach),
    }));
    const polygon = dice.between(0, 2) > 0 ? hull(points) : points;
    if (!polygonFault(polygon)) return polygon;
  }
}

function complete(
  terrain: readonly Polygon[],
  from: Placed,
  to: Placed,
  others: readonly Placed[],
  size: number,
): SightTable {
  return {
    table: ground(
      terrain.map((outline, i) => ({ id: `piece ${i}`, outline, height: 1000 })),
      size,
      size,
    ),
    from,
    to,
    others,
    blockers: prepareBlockers(others.map(placed => baseBlocker(placed, 0))),
    obstacles: [...terrain, ...others.map(placedOutline)],
  };
}
