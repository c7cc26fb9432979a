import type { Point, Polygon } from '../src/shapes.js';

/**
 * Slow and plain: does a region made by inside and outside of small polygons have any area?
 *
 * The lines of all edges cut the plane into convex cells, and a cell is in the region wholly or not at all. Between two
 * neighbouring crossings of lines (by x) the cells stand above one another like the layers of a cake, so one vertical line
 * there meets them all: the points halfway between neighbouring lines on it are one for every cell. With coordinates of
 * two digits crossings are fractions with denominators of four, far enough apart for doubles.
 */
export function hasArea(polygons: readonly Polygon[], inRegion: (p: Point) => boolean): boolean {
  const lines = polygons.flatMap(linesOf);
  const columns = distinct([...polygons.flat().map(p => p.x), ...crossingsOf(lines)]);
  return middles(columns).some(x => {
    const levels = lines.filter(({ b }) => b !== 0).map(({ a, b, c }) => (c - a * x) / b);
    return middles(distinct(levels)).some(y => inRegion({ x, y }));
  });
}

/** The line a·x + b·y = c. */
interface Line {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const linesOf = (polygon: Polygon): Line[] =>
  polygon.map((q, i) => {
    const p = polygon.at(i - 1)!;
    return { a: q.y - p.y, b: p.x - q.x, c: (q.y - p.y) * p.x + (p.x - q.x) * p.y };
  });

const crossingsOf = (lines: readonly Line[]): number[] =>
  lines.flatMap((p, i) =>
    lines.slice(0, i).flatMap(q => {
      const bottom = p.a * q.b - q.a * p.b;
      return bottom === 0 ? [] : [(p.c * q.b - q.c * p.b) / bottom];
    }),
  );

const TOO_CLOSE_TO_DIFFER = 1e-10;

function distinct(values: readonly number[]): number[] {
  const sorted = [...values].sort((p, q) => p - q);
  return sorted.filter((value, i) => i === 0 || value - sorted[i - 1]! > TOO_CLOSE_TO_DIFFER);
}

const middles = (values: readonly number[]): number[] => values.slice(1).map((value, i) => (value + values[i]!) / 2);

/** Is a point that lies on no edge line inside a simple polygon, concave or not? */
export function isInside(polygon: Polygon, { x, y }: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [p, q] = [polygon[j]!, polygon[i]!];
    if (p.y > y !== q.y > y && x < p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y)) inside = !inside;
  }
  return inside;
}

/** Does an obstacle cover an area of the common hull of two convex polygons that lies in neither? */
export function coversSurface(obstacle: Polygon, a: Polygon, b: Polygon, whole: Polygon): boolean {
  return hasArea(
    [obstacle, a, b, whole],
    p => isInside(obstacle, p) && isInside(whole, p) && !isInside(a, p) && !isInside(b, p),
  );
}
