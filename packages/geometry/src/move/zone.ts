import { convexParts } from '../convexParts.js';
import { isConvex } from '../exact/convex.js';
import { outlineOf } from '../outline.js';
import { segmentCutsPolygon } from '../polygon.js';
import { coresMeet, cutsConvex, insidesMeet, placeInCore, type Core } from '../core.js';
import { coresNearer, roughToSegment } from '../separation.js';
import { coreOf, solidOf } from '../solid.js';
import type { BaseShape, Facing, Placed, Point, Polygon } from '../shapes.js';
import type { Um } from '../units.js';
import { coreAt, sweptCore } from './swept.js';

/** An area that a move can enter and leave: a polygon, or everything within a distance of a base. */
export interface Zone {
  readonly shape:
    | { readonly kind: 'polygon'; readonly outline: Polygon }
    | { readonly kind: 'around'; readonly placed: Placed; readonly distance: Um };
  /**
   * Is whatever merely touches the border in the zone? `in` suits "within 3 cm", where exactly 3 cm is within; `out`
   * suits ground, where a base along the edge has not entered.
   */
  readonly border: 'in' | 'out';
}

/** What has to enter: any part of the mover's base, or its centre. */
export type Measured = 'base' | 'centre';

/** A zone prepared for one mover: convex parts, and the distance between cores at which the mover is in. */
export interface PreparedZone {
  readonly corners: Polygon | undefined;
  readonly whole: Core;
  readonly parts: readonly Core[];
  readonly distance: Um;
  readonly touchCounts: boolean;
}

export function prepareZone(zone: Zone, base: BaseShape, facing: Facing, measured: Measured): PreparedZone {
  const corners = measured === 'base' && base.kind !== 'round' ? outlineOf(base, facing).corners : undefined;
  const moverRadius = measured === 'base' && base.kind === 'round' ? base.radius : 0;
  const touchCounts = zone.border === 'in';
  if (zone.shape.kind === 'around') {
    const solid = solidOf(zone.shape.placed);
    const distance = solid.radius + zone.shape.distance + moverRadius;
    return { corners, whole: solid.core, parts: [solid.core], distance, touchCounts };
  }
  const { outline } = zone.shape;
  const whole = coreOf(outline);
  const parts = isConvex(outline) ? [whole] : convexParts(outline).parts.map(coreOf);
  return { corners, whole, parts, distance: moverRadius, touchCounts };
}

/** Is the mover in the zone when its centre stands here? Exact. */
export const inZone = (zone: PreparedZone, at: Point): boolean => inArea(zone, zone.whole, coreAt(zone.corners, at));

/** Is the mover in the zone anywhere on a straight leg? Exact. */
export function meetsZone(zone: PreparedZone, from: Point, to: Point): boolean {
  return inArea(zone, zone.whole, sweptCore(zone.corners, from, to));
}

/**
 * Is the mover in this convex part when its centre stands here? A place on a cut between two parts is inside the zone
 * though inside neither part, so for bare insides touching the part is enough, if the whole agrees.
 */
export function inPart(zone: PreparedZone, part: Core, at: Point): boolean {
  const mover = coreAt(zone.corners, at);
  const bareInside = zone.distance === 0 && !zone.touchCounts && zone.parts.length > 1;
  return bareInside ? coresMeet(part, mover) && inArea(zone, zone.whole, mover) : inArea(zone, part, mover);
}

function inArea({ distance, touchCounts, parts }: PreparedZone, area: Core, mover: Core): boolean {
  if (distance > 0) return coresNearer(area, mover, distance, touchCounts);
  if (touchCounts) return coresMeet(area, mover);
  if (area.length < 6) return false; // a point has no inside
  if (mover.length === 2) return placeInCore(area, mover[0]!, mover[1]!) > 0;
  if (mover.length > 4) return insidesMeet(area, mover);
  const [ax, ay, bx, by] = [mover[0]!, mover[1]!, mover[2]!, mover[3]!];
  if (parts.length === 1) return cutsConvex(area, ax, ay, bx, by);
  return segmentCutsPolygon(pointsOf(area), { x: ax, y: ay }, { x: bx, y: by });
}

function pointsOf(core: Core): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < core.length; i += 2) points.push({ x: core[i]!, y: core[i + 1]! });
  return points;
}

/** Distance from the mover, its centre standing here, to a part; in floating point, to find the closest approach. */
export function roughApproach(zone: PreparedZone, part: Core, x: number, y: number): number {
  if (!zone.corners) return roughToCore(part, x, y);
  const mover: number[] = [];
  for (const corner of zone.corners) mover.push(x + corner.x, y + corner.y);
  if (coresMeet(part, mover)) return 0;
  let least = Infinity;
  for (let i = 0; i < mover.length; i += 2) least = Math.min(least, roughToCore(part, mover[i]!, mover[i + 1]!));
  for (let i = 0; i < part.length; i += 2) least = Math.min(least, roughToCore(mover, part[i]!, part[i + 1]!));
  return least;
}

function roughToCore(core: Core, x: number, y: number): number {
  if (core.length >= 6 && placeInCore(core, x, y) >= 0) return 0;
  let least = Infinity;
  for (let i = 0; i < core.length; i += 2) {
    const j = (i + 2) % core.length;
    least = Math.min(least, roughToSegment(x, y, core[i]!, core[i + 1]!, core[j]!, core[j + 1]!));
  }
  return least;
}
