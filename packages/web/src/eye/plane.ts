import type { Shape, Spot } from './volumes.js';

/** Plain geometry of the plane in floating point, with signs: inside is positive. Nothing in here is shared with the judges. */

export const along = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

const crossing = (o: Spot, a: Spot, b: Spot): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** The share of the way from `a` to `b` that is nearest to a point. */
export function nearestShare(p: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const whole = dx * dx + dy * dy;
  return whole === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / whole));
}

export const toSegment = (p: Spot, a: Spot, b: Spot): number => distance(p, along(a, b, nearestShare(p, a, b)));

/** Where the segment from `a` to `b` meets the one from `c` to `d`, as a share of the first; parallel ones do not. */
export function meeting(a: Spot, b: Spot, c: Spot, d: Spot): number | undefined {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const slant = ux * vy - uy * vx;
  if (slant === 0) return undefined;
  const t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / slant;
  const u = ((c.x - a.x) * uy - (c.y - a.y) * ux) / slant;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : undefined;
}

export function betweenSegments(a: Spot, b: Spot, c: Spot, d: Spot): number {
  if (meeting(a, b, c, d) !== undefined) return 0;
  return Math.min(toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b));
}

/** By counting crossings of a ray; on the rim either answer may come. */
export function holds(corners: readonly Spot[], { x, y }: Spot): boolean {
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [p, q] = [corners[i] as Spot, corners[j] as Spot];
    if (p.y > y !== q.y > y && x < ((q.x - p.x) * (y - p.y)) / (q.y - p.y) + p.x) inside = !inside;
  }
  return inside;
}

const toOutline = (corners: readonly Spot[], p: Spot): number => {
  let least = Infinity;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++)
    least = Math.min(least, toSegment(p, corners[j] as Spot, corners[i] as Spot));
  return least;
};

/** How deep a point lies in a shape; for one outside how far from it, negative. */
export function depthOf(shape: Shape, p: Spot): number {
  if (shape.kind === 'capsule') return shape.radius - toSegment(p, shape.a, shape.b);
  const rim = toOutline(shape.corners, p);
  return holds(shape.corners, p) ? rim : -rim;
}

/** The smallest convex outline around points, counter-clockwise. */
export function hullOf(points: readonly Spot[]): readonly Spot[] {
  const sorted = points.toSorted((p, q) => p.x - q.x || p.y - q.y);
  const half = (order: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const p of order) {
      while (chain.length > 1 && crossing(chain.at(-2) as Spot, chain.at(-1) as Spot, p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** What of an outline lies within a convex, counter-clockwise one. */
export function clipped(outline: readonly Spot[], convex: readonly Spot[]): readonly Spot[] {
  let left = outline;
  for (let i = 0; i < convex.length; i++) {
    const [a, b] = [convex[i] as Spot, convex[(i + 1) % convex.length] as Spot];
    left = left.flatMap((p, j) => {
      const before = left.at(j - 1) as Spot;
      const [was, is] = [crossing(a, b, before), crossing(a, b, p)];
      const cut = was >= 0 !== is >= 0 ? [along(before, p, was / (was - is))] : [];
      return is >= 0 ? [...cut, p] : cut;
    });
  }
  return left;
}
