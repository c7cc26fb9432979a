import {
  entirelyInside,
  entirelyWithinOfPoint,
  legLength,
  whereabouts,
  type Placed,
  type Point,
  type Polygon,
  type Um,
} from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { State } from '../state.js';

/** Where figures may be deployed: an area of the table, or a disc of it. */
export type Zone =
  | { readonly kind: 'area'; readonly outline: Polygon }
  | { readonly kind: 'disc'; readonly centre: Point; readonly radius: Um };

/** the whole base must be in it. */
export const isInZone = (placed: Placed, zone: Zone): boolean =>
  zone.kind === 'area' ? entirelyInside(placed, zone.outline) : entirelyWithinOfPoint(placed, zone.centre, zone.radius);

/** Does a piece of scenery lie wholly in it? */
export const holdsOutline = (zone: Zone, outline: Polygon): boolean =>
  outline.every(corner =>
    zone.kind === 'area'
      ? whereabouts(zone.outline, corner) !== 'outside'
      : legLength(corner, zone.centre) <= zone.radius,
  );

export const rectangle = (left: Um, near: Um, right: Um, far: Um): Polygon => [
  { x: left, y: near },
  { x: right, y: near },
  { x: right, y: far },
  { x: left, y: far },
];

/** A strip along the edge of a seat, between two shares of its width, seen from that seat. */
export function ownStrip({ battle: { width, depth }, near }: State, seat: Seat, deep: Um, from = 0, to = 1): Zone {
  const [left, right] = [Math.round(width * from), Math.round(width * to)];
  const outline =
    seat === near ? rectangle(left, 0, right, deep) : rectangle(width - right, depth - deep, width - left, depth);
  return { kind: 'area', outline };
}

/** The corners of the box around a zone, for samples. */
export function boundsOf(zone: Zone): { readonly left: Um; readonly right: Um; readonly near: Um; readonly far: Um } {
  if (zone.kind === 'disc') {
    const { centre, radius } = zone;
    return { left: centre.x - radius, right: centre.x + radius, near: centre.y - radius, far: centre.y + radius };
  }
  const xs = zone.outline.map(({ x }) => x);
  const ys = zone.outline.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), near: Math.min(...ys), far: Math.max(...ys) };
}
