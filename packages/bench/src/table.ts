import {
  baseBlocker,
  ground,
  inches,
  mm,
  overlapping,
  overlapsPolygon,
  pointAt,
  prepareBlockers,
  type Ground,
  type Placed,
  type Polygon,
  type SightBlockers,
  type Terrain,
} from '@banneret/geometry';
import { seededRng, type Rng } from '@banneret/kernel';

const WIDTH = inches(72);
const DEPTH = inches(48);
const BASE = { kind: 'round', radius: mm(16) } as const;

/** A crowded table: 60 pieces of scenery of 6 to 10 corners and 200 bases of 32 mm in 20 units of 10. */
export interface CrowdedTable {
  readonly ground: Ground;
  readonly units: readonly (readonly Placed[])[];
  readonly blockers: SightBlockers;
}

export function crowdedTable(seed: number): CrowdedTable {
  const rng = seededRng('crowded', seed);
  const terrain = Array.from({ length: 60 }, (_, i) => piece(rng, i));
  const units: Placed[][] = [];
  while (units.length < 20) {
    const unit = newUnit(rng, terrain, units.flat());
    if (unit) units.push(unit);
  }
  const blockers = prepareBlockers(units.flatMap((unit, group) => unit.map(placed => baseBlocker(placed, group))));
  return { ground: ground(terrain, WIDTH, DEPTH), units, blockers };
}

/** A convex piece two to four inches across. */
function piece(rng: Rng, index: number): Terrain {
  const centre = { x: inches(3) + rng.below(WIDTH - inches(6)), y: inches(3) + rng.below(DEPTH - inches(6)) };
  const corners = 6 + rng.below(5);
  const radius = inches(1) + rng.below(inches(1));
  const turn = rng.below(4096);
  const outline: Polygon = Array.from({ length: corners }, (_, i) =>
    pointAt(centre, turn + Math.floor((i * 4096) / corners), radius),
  );
  return { id: `piece ${index}`, outline, height: inches(3) };
}

/** Ten models in a loose two-deep line around a random point, or nothing where there is no room. */
function newUnit(rng: Rng, terrain: readonly Terrain[], others: readonly Placed[]): Placed[] | undefined {
  const at = { x: inches(2) + rng.below(WIDTH - inches(12)), y: inches(2) + rng.below(DEPTH - inches(6)) };
  const unit: Placed[] = Array.from({ length: 10 }, (_, i) => ({
    base: BASE,
    at: { x: at.x + (i % 5) * mm(40), y: at.y + Math.floor(i / 5) * mm(40) },
    facing: 0,
  }));
  const blocked = unit.some(
    model => others.some(o => overlapping(o, model)) || terrain.some(t => overlapsPolygon(model, t.outline)),
  );
  return blocked ? undefined : unit;
}

/** The ten enemy units nearest to a unit of the first half: every second unit is an enemy. */
export const enemiesOf = (table: CrowdedTable, unit: number): number[] =>
  table.units.flatMap((_, other) => (other % 2 === unit % 2 ? [] : [other]));
