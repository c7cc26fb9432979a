import { cross, orient, samePoint } from './exact/orient.js';
import { onSegment, segmentRelation } from './exact/segments.js';
import type { Point, Polygon } from './shapes.js';

export type Whereabouts = 'inside' | 'edge' | 'outside';

/** Twice the signed area; positive when counter-clockwise. */
export function area2(polygon: Polygon): number {
  const origin = polygon[0]!;
  let sum = 0;
  for (let i = 1; i + 1 < polygon.length; i++) sum += cross(origin, polygon[i]!, polygon[i + 1]!);
  return sum;
}

/** Where a point lies with respect to a simple polygon, concave or not. */
export function whereabouts(polygon: Polygon, p: Point): Whereabouts {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[j]!;
    const b = polygon[i]!;
    if (onSegment(a, b, p)) return 'edge';
    // A ray to +x crosses the edge when the edge spans p's height and p lies to the edge's left side of travel.
    if (a.y > p.y !== b.y > p.y && orient(a, b, p) > 0 === b.y > a.y) inside = !inside;
  }
  return inside ? 'inside' : 'outside';
}

/**
 * Does the closed segment meet the interior of the simple polygon? Without a proper crossing every contact is a
 * lattice point (a corner, or an end of the segment), and between two neighbouring contacts the segment stays on
 * one side: so the midpoints decide, in doubled coordinates.
 */
export function segmentCutsPolygon(polygon: Polygon, a: Point, b: Point): boolean {
  const contacts: Point[] = [a, b];
  const n = polygon.length;
  for (let i = 0; i < n; i++) {
    const from = polygon[i]!;
    if (segmentRelation(a, b, from, polygon[(i + 1) % n]!) === 'crossing') return true;
    if (onSegment(a, b, from)) contacts.push(from);
  }
  if (samePoint(a, b)) return whereabouts(polygon, a) === 'inside';
  const doubled = polygon.map(p => ({ x: 2 * p.x, y: 2 * p.y }));
  const along = (p: Point) => (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
  contacts.sort((p, q) => along(p) - along(q)); // points of one line: equal keys are equal points
  return contacts.some((p, i) => {
    const q = contacts[i + 1];
    if (!q || samePoint(p, q)) return false;
    return whereabouts(doubled, { x: p.x + q.x, y: p.y + q.y }) === 'inside';
  });
}

/** The same region without repeated or collinear corners. */
export function withoutFlatCorners(polygon: Polygon): Polygon {
  const kept: Point[] = [...polygon];
  let i = 0;
  while (kept.length >= 3 && i < kept.length) {
    const n = kept.length;
    const flat = orient(kept[(i + n - 1) % n]!, kept[i]!, kept[(i + 1) % n]!) === 0;
    if (!flat) {
      i++;
      continue;
    }
    kept.splice(i, 1);
    i = Math.max(0, i - 1); // the corner before may have become flat
  }
  return kept;
}

/** What is wrong with a polygon as data, or undefined when it is simple, counter-clockwise and has corners. */
export function polygonFault(polygon: Polygon): string | undefined {
  const n = polygon.length;
  if (n < 3) return `has ${n} corners, at least 3 are needed`;
  const repeated = polygon.findIndex((corner, i) => samePoint(corner, polygon[(i + 1) % n]!));
  if (repeated >= 0) return `repeats corner ${repeated}`;
  for (let i = 0; i < n; i++) {
    const meeting = meetingEdge(polygon, i);
    if (meeting !== undefined) return `intersects itself: edges ${i} and ${meeting} meet`;
  }
  const area = area2(polygon);
  if (area === 0) return 'has no area';
  return area < 0 ? 'is clockwise; list the corners counter-clockwise' : undefined;
}

/** The first later edge that meets edge i where neighbours should not: anywhere but in their shared corner. */
function meetingEdge(polygon: Polygon, i: number): number | undefined {
  const n = polygon.length;
  const a = polygon[i]!;
  const b = polygon[(i + 1) % n]!;
  for (let j = i + 1; j < n; j++) {
    const relation = segmentRelation(a, b, polygon[j]!, polygon[(j + 1) % n]!);
    const neighbours = j === i + 1 || (i === 0 && j === n - 1);
    if (neighbours ? relation === 'overlapping' : relation !== 'apart') return j;
  }
  return undefined;
}
