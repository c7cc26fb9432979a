import { legLength, type Point, type Polygon, type Um } from '@banneret/geometry';

/** The point of an outline nearest to another point, rounded to the lattice. BTS-BLD-07. */
export function nearestOn(outline: Polygon, to: Point): Point {
  let best = outline[0] as Point;
  let least = Infinity;
  for (let i = 0; i < outline.length; i++) {
    const [a, b] = [outline[i] as Point, outline[(i + 1) % outline.length] as Point];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.min(1, Math.max(0, ((to.x - a.x) * dx + (to.y - a.y) * dy) / (dx * dx + dy * dy)));
    const point = { x: Math.round(a.x + share * dx), y: Math.round(a.y + share * dy) };
    const away = (point.x - to.x) * (point.x - to.x) + (point.y - to.y) * (point.y - to.y);
    if (away < least) [best, least] = [point, away];
  }
  return best;
}

/** Distances that differ by rounding only. */
const EQUAL: Um = 2;

/**
 * The point of an outline nearest to another outline that does not meet it: of the one or of the other it is a corner, or where two
 * sides face each other the middle of what they share.
 */
export function nearestToOutline(outline: Polygon, other: Polygon): Point {
  const pairs = [
    ...outline.map(corner => [corner, nearestOn(other, corner)] as const),
    ...other.map(corner => [nearestOn(outline, corner), corner] as const),
  ];
  const aways = pairs.map(([own, theirs]) => legLength(own, theirs));
  const least = Math.min(...aways) + EQUAL;
  const near = pairs.flatMap(([own], i) => ((aways[i] as number) <= least ? [own] : []));
  const [xs, ys] = [near.map(({ x }) => x), near.map(({ y }) => y)];
  return nearestOn(outline, {
    x: Math.round((Math.min(...xs) + Math.max(...xs)) / 2),
    y: Math.round((Math.min(...ys) + Math.max(...ys)) / 2),
  });
}
