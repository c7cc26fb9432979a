import { between, liesBetween, type Between } from './between.js';
import { bodyOf, bodyOfPolygon, cornersOf } from './body.js';
import { hull } from './exact/convex.js';
import { placedOutline } from './outline.js';
import type { Placed, Polygon } from './shapes.js';

/** The convex hull of the canonical outlines of a group of bases. */
export const groupHull = (bases: readonly Placed[]): Polygon => hull(bases.flatMap(placedOutline));

/**
 * The surface between two groups of bases: the hull of all of them without the hull of either group (AT43-ZON-01, ruled
 * in R-45). Build it once per shot and ask about every other base.
 */
export interface FireZone {
  readonly surface: Between;
}

export function fireZone(shooters: readonly Placed[], targets: readonly Placed[]): FireZone {
  if (shooters.length === 0 || targets.length === 0)
    throw new RangeError('a fire zone lies between two groups of bases');
  return fireZoneBetween(groupHull(shooters), groupHull(targets));
}

/** The same between two convex surfaces: what is shot at may be no base at all. */
export const fireZoneBetween = (near: Polygon, far: Polygon): FireZone => ({
  surface: between(bodyOfPolygon(near, { kind: 'end' }), bodyOfPolygon(far, { kind: 'end' })),
});

/** The hull of both groups: the zone without its two holes, for drawing. */
export const fireZoneHull = ({ surface }: FireZone): Polygon => cornersOf(surface.hull);

/** Does the base cover a positive area of the zone (AT43-ZON-05)? A base that only touches it is not in it. */
export const inFireZone = (zone: FireZone, placed: Placed): boolean =>
  liesBetween(bodyOf(placed, { kind: 'end' }), zone.surface);
