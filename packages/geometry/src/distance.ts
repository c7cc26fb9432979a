import { measureOutlines, measureSweep, SLACK, type Approach } from './exact/approach.js';
import { outlineOf } from './outline.js';
import { coreOf, innerOf, polygonSolid, reachOf, solidOf, type Solid } from './solid.js';
import { ceilSqrt, squaredDistance } from './length.js';
import { coreHoldsInsideOf, cutsConvex, insidesMeet, placeInCore, type Core } from './core.js';
import { ceilConvexDistance, ceilCoreDistance, convexInsidesMeet, convexNearer, coresNearer } from './separation.js';
import type { BaseShape, Placed, Point, Polygon } from './shapes.js';
import type { Um } from './units.js';

/**
 * Edge-to-edge distances, exact.
 *
 * A gap is the real distance rounded UP to the next micrometre. For every whole d, "the gap is at most d" is then the
 * same claim as "the real distance is at most d": the number shown and the verdict can never disagree.
 * Round bases are true discs. Ovals and rectangles are their canonical lattice outlines, the same as for sight.
 */

/**
 * Two discs on the lattice are seldom exactly tangent, but there is always a place within a micrometre and a half of
 * contact. Bases this close without overlapping count as touching.
 */
export const CONTACT: Um = 2;

/** The gap between two bases; 0 when they touch or overlap. */
export function gap(a: Placed, b: Placed): Um {
  if (a.base.kind === 'round' && b.base.kind === 'round') {
    return Math.max(0, ceilSqrt(squaredDistance(a.at, b.at)) - a.base.radius - b.base.radius);
  }
  const { lower, upper } = approachOf(a, b);
  const ceiling = Math.ceil(upper + SLACK);
  // Bounds with no whole number between them settle it; only a distance that is nearly whole is measured exactly.
  if (lower > SLACK && ceiling === Math.ceil(lower - SLACK))
    return Math.max(0, ceiling - radiusOf(a.base) - radiusOf(b.base));
  return solidGap(solidOf(a), solidOf(b));
}

/** Is the gap at most `distance`? Circles around and within the bases decide at once; for round bases they are the bases. */
export function within(a: Placed, b: Placed, distance: Um): boolean {
  const squared = squaredDistance(a.at, b.at);
  const farthest = reachOf(a.base, a.facing) + reachOf(b.base, b.facing) + distance;
  if (squared > farthest * farthest) return false;
  const nearest = innerOf(a.base, a.facing) + innerOf(b.base, b.facing) + distance;
  if (squared <= nearest * nearest) return true;
  const limit = radiusOf(a.base) + radiusOf(b.base) + distance;
  const { lower, upper } = approachOf(a, b, limit);
  if (lower > limit + SLACK) return false;
  return upper < limit - SLACK || solidsNearer(solidOf(a), solidOf(b), distance, true);
}

/** The core of a round base is its centre, so its radius belongs to the distance. */
const radiusOf = (base: BaseShape): Um => (base.kind === 'round' ? base.radius : 0);

/** Bounds of the distance between the cores of two bases that are not both round; wide ones will do on one side of `limit`. */
function approachOf(a: Placed, b: Placed, limit: Um = -1): Readonly<Approach> {
  if (a.base.kind === 'round') return measureSweep(outlineOf(b.base, b.facing), b.at, b.at, [a.at.x, a.at.y], limit);
  const outline = outlineOf(a.base, a.facing);
  if (b.base.kind === 'round') return measureSweep(outline, a.at, a.at, [b.at.x, b.at.y], limit);
  return measureOutlines(outline, a.at, outlineOf(b.base, b.facing), b.at, limit);
}

export const moreThan = (a: Placed, b: Placed, distance: Um): boolean => !within(a, b, distance);

/** Do two bases share more than their rims? */
export function overlapping(a: Placed, b: Placed): boolean {
  const squared = squaredDistance(a.at, b.at);
  const farthest = reachOf(a.base, a.facing) + reachOf(b.base, b.facing);
  if (squared >= farthest * farthest) return false;
  const nearest = innerOf(a.base, a.facing) + innerOf(b.base, b.facing);
  if (squared < nearest * nearest) return true;
  const limit = radiusOf(a.base) + radiusOf(b.base);
  return approachOf(a, b, limit).lower <= limit + SLACK && solidsOverlap(solidOf(a), solidOf(b));
}

/** In base contact: as close as the lattice allows, without overlapping. */
export const touching = (a: Placed, b: Placed): boolean => within(a, b, CONTACT) && !overlapping(a, b);

/** The gap between a base and a polygon with its inside; 0 when they touch or overlap. */
export const gapToPolygon = (a: Placed, polygon: Polygon): Um => solidGap(solidOf(a), polygonSolid(polygon));

export const withinOfPolygon = (a: Placed, polygon: Polygon, distance: Um): boolean =>
  solidsNearer(solidOf(a), polygonSolid(polygon), distance, true);

/** Does any part of the base, beyond its rim, lie over the inside of the polygon? */
export const overlapsPolygon = (a: Placed, polygon: Polygon): boolean =>
  solidsOverlap(solidOf(a), polygonSolid(polygon));

/** The gap between a base and a point; 0 when the point is on the base. */
export const gapToPoint = (a: Placed, point: Point): Um => solidGap(solidOf(a), pointSolid(point));

export const withinOfPoint = (a: Placed, point: Point, distance: Um): boolean =>
  solidsNearer(solidOf(a), pointSolid(point), distance, true);

/** Is the whole base inside a region, its border included? */
export function entirelyInside(a: Placed, region: Polygon): boolean {
  const solid = solidOf(a);
  const border = coreOf(region);
  if (solid.core.length === 2) return discInside(solid, border);
  for (let i = 0; i < border.length; i += 2) {
    const j = (i + 2) % border.length;
    if (cutsConvex(solid.core, border[i]!, border[i + 1]!, border[j]!, border[j + 1]!)) return false;
  }
  return coreHoldsInsideOf(border, solid.core);
}

function discInside(disc: Solid, border: Core): boolean {
  const [x, y] = [disc.core[0]!, disc.core[1]!];
  if (placeInCore(border, x, y) < 0) return false;
  for (let i = 0; i < border.length; i += 2) {
    const j = (i + 2) % border.length;
    const edge = [border[i]!, border[i + 1]!, border[j]!, border[j + 1]!];
    if (coresNearer(disc.core, edge, disc.radius, false)) return false;
  }
  return true;
}

/** Is every part of the base at most `distance` from a point? */
export function entirelyWithinOfPoint(a: Placed, point: Point, distance: Um): boolean {
  const { core, radius } = solidOf(a);
  const reach = distance - radius;
  if (reach < 0) return false;
  for (let i = 0; i < core.length; i += 2) {
    if (squaredDistance(point, { x: core[i]!, y: core[i + 1]! }) > reach * reach) return false;
  }
  return true;
}

/** The closest pair of two groups of bases, by their indices; the first such pair in case of a tie. */
export interface ClosestPair {
  readonly gap: Um;
  readonly from: number;
  readonly to: number;
}

export function closestPair(unit: readonly Placed[], other: readonly Placed[]): ClosestPair | undefined {
  let best: ClosestPair | undefined;
  for (let from = 0; from < unit.length; from++) {
    for (let to = 0; to < other.length; to++) {
      const [a, b] = [unit[from]!, other[to]!];
      if (best && !mayBeNearer(a, b, best.gap)) continue;
      const distance = gap(a, b);
      if (!best || distance < best.gap) best = { gap: distance, from, to };
    }
  }
  return best;
}

/** Could two bases be nearer than a distance, by the circles around them? */
function mayBeNearer(a: Placed, b: Placed, distance: Um): boolean {
  const reach = reachOf(a.base, a.facing) + reachOf(b.base, b.facing) + distance;
  return squaredDistance(a.at, b.at) < reach * reach;
}

/** Is any base of one group within a distance of any base of the other? */
export function anyWithin(unit: readonly Placed[], other: readonly Placed[], distance: Um): boolean {
  for (const a of unit) for (const b of other) if (within(a, b, distance)) return true;
  return false;
}

/** The gap between two solids, rounded up. */
export function solidGap(a: Solid, b: Solid): Um {
  const distance = a.convex && b.convex ? ceilConvexDistance(a.core, b.core) : ceilCoreDistance(a.core, b.core);
  return Math.max(0, distance - a.radius - b.radius);
}

/** Is the distance of two solids below `distance`, or at most that when `orEqual`? */
export function solidsNearer(a: Solid, b: Solid, distance: Um, orEqual: boolean): boolean {
  if (!circlesNearer(a, b, distance)) return false;
  const nearer = a.convex && b.convex ? convexNearer : coresNearer;
  return nearer(a.core, b.core, a.radius + b.radius + distance, orEqual);
}

/** Could two solids be within a distance, by their bounding circles? Generous by a micrometre, never too strict. */
export function circlesNearer(a: Solid, b: Solid, distance: Um): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.reach + b.reach + distance + 1;
  return dx * dx + dy * dy <= reach * reach;
}

/** Do the insides of two solids meet? The first, if a polygon, must be convex, as all bases are. */
export function solidsOverlap(a: Solid, b: Solid): boolean {
  if (!circlesNearer(a, b, 0)) return false;
  const radii = a.radius + b.radius;
  if (a.convex && b.convex)
    return radii > 0 ? convexNearer(a.core, b.core, radii, false) : convexInsidesMeet(b.core, a.core);
  return radii > 0 ? coresNearer(a.core, b.core, radii, false) : insidesMeet(b.core, a.core);
}

const pointSolid = ({ x, y }: Point): Solid => ({ core: [x, y], radius: 0, x, y, reach: 0, convex: true });
