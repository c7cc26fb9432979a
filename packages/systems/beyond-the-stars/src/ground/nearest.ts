import type { Point, Polygon } from '@banneret/geometry';

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
