import { ceilSqrt, segmentsMeet, whereabouts, type Point, type Polygon, type Um } from '@banneret/geometry';

/** The distance between two outlines, rounded up to whole micrometres; 0 when they meet or one lies in the other. */
export function outlineGap(a: Polygon, b: Polygon): Um {
  if (meet(a, b)) return 0;
  return Math.min(cornersToEdges(a, b), cornersToEdges(b, a));
}

function meet(a: Polygon, b: Polygon): boolean {
  if (whereabouts(a, b[0] as Point) !== 'outside' || whereabouts(b, a[0] as Point) !== 'outside') return true;
  return a.some((from, i) => b.some((start, j) => segmentsMeet(from, next(a, i), start, next(b, j))));
}

const next = (polygon: Polygon, i: number): Point => polygon[(i + 1) % polygon.length] as Point;

function cornersToEdges(corners: Polygon, edges: Polygon): Um {
  let least = Infinity;
  for (const corner of corners)
    for (const [i, from] of edges.entries()) least = Math.min(least, toSegment(corner, from, next(edges, i)));
  return ceilSqrt(Math.ceil(least));
}

/** The square of the distance from a point to a segment. */
function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  const [x, y] = [a.x + dx * share - p.x, a.y + dy * share - p.y];
  return x * x + y * y;
}
