import { inches, placedOutline, type Placed, type Point, type Polygon, type Um } from '@banneret/geometry';

/**
 * What bounds the places where the centre of a base may be: a circle around something, or a line beside it. A region that is not
 * empty has a point where two of its bounds meet, or the whole of one bound: so that looking at those (`meetings`) finds room
 * wherever there is any, however narrow, where a raster looks past it.
 */
export type Bound =
  | { readonly kind: 'circle'; readonly at: Point; readonly radius: Um }
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point };

/** A hair on the legal side, so that rounding to the lattice does not step over the bound. */
export const HAIR: Um = 2;

export const radiusOf = ({ base }: Placed): Um => (base.kind === 'round' ? base.radius : 0);

const circle = (at: Point, radius: Um): Bound[] => (radius > 0 ? [{ kind: 'circle', at, radius }] : []);

/** Centres of bases of this radius whose edge is so far from the edge of another, or a hair more. */
export function beyond(of: Placed, radius: Um, distance: Um): Bound[] {
  const far = radius + distance + HAIR;
  return of.base.kind === 'round' ? circle(of.at, of.base.radius + far) : alongside(placedOutline(of), far);
}

/** Centres of bases that are no farther than so much from the edge of another; `whole`: no part of them. */
export function reaching(of: Placed, radius: Um, distance: Um, whole = false): Bound[] {
  const far = distance + (whole ? -radius : radius) - HAIR;
  return of.base.kind === 'round' ? circle(of.at, of.base.radius + far) : alongside(placedOutline(of), far);
}

/** Centres of bases that touch another. */
export const inContact = (of: Placed, radius: Um): Bound[] =>
  of.base.kind === 'round' ? circle(of.at, of.base.radius + radius + 1) : alongside(placedOutline(of), radius + 1);

/** Beside every edge of a piece, on both sides of it, and around its corners. */
export function alongside(outline: Polygon, distance: Um): Bound[] {
  const bounds: Bound[] = [];
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length] as Point;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) continue;
    for (const side of [-1, 1]) {
      const [ox, oy] = [(side * distance * dy) / length, (-side * distance * dx) / length];
      bounds.push({ kind: 'line', from: { x: from.x + ox, y: from.y + oy }, to: { x: to.x + ox, y: to.y + oy } });
    }
    bounds.push(...circle(from, distance));
  }
  return bounds;
}

/** The edges of the table, for a base of this radius and so far from them. */
export function edgesOf(width: Um, depth: Um, inset: Um): Bound[] {
  const [left, near, right, far] = [inset, inset, width - inset, depth - inset];
  const corners = [
    { x: left, y: near },
    { x: right, y: near },
    { x: right, y: far },
    { x: left, y: far },
  ];
  return corners.map((from, i): Bound => ({ kind: 'line', from, to: corners[(i + 1) % 4] as Point }));
}

/** How many points of a bound are looked at besides its meetings with the others. */
const ALONG_CIRCLE = 16;
const LINE_STEP: Um = inches(2);

/** Lattice points beside all meetings of two bounds, then points along each of them. Some come up twice. */
export function* meetings(bounds: readonly Bound[]): Generator<Point> {
  for (const [i, a] of bounds.entries())
    for (let j = 0; j < i; j++) for (const at of meeting(a, bounds[j] as Bound)) yield* latticeAround(at);
  for (const bound of bounds) yield* along(bound);
}

function* latticeAround({ x, y }: Point): Generator<Point> {
  const [left, low] = [Math.floor(x), Math.floor(y)];
  yield { x: Math.round(x), y: Math.round(y) };
  for (const dx of [0, 1]) for (const dy of [0, 1]) yield { x: left + dx, y: low + dy };
}

/** Unit vectors without sines: the corners of a sixteen-sided figure. */
const COMPASS: readonly Point[] = (() => {
  const [a, b, c] = [0.923_879_532_511, 0.707_106_781_187, 0.382_683_432_365];
  const quarter: Point[] = [
    { x: 1, y: 0 },
    { x: a, y: c },
    { x: b, y: b },
    { x: c, y: a },
  ];
  const turned = quarter.map(({ x, y }) => ({ x: -y, y: x }));
  const half = [...quarter, ...turned];
  return [...half, ...half.map(({ x, y }) => ({ x: -x, y: -y }))];
})();

function* along(bound: Bound): Generator<Point> {
  if (bound.kind === 'circle') {
    for (let i = 0; i < ALONG_CIRCLE; i++) {
      const { x, y } = COMPASS[i] as Point;
      yield { x: Math.round(bound.at.x + x * bound.radius), y: Math.round(bound.at.y + y * bound.radius) };
    }
    return;
  }
  const [dx, dy] = [bound.to.x - bound.from.x, bound.to.y - bound.from.y];
  const steps = Math.max(2, Math.ceil(Math.sqrt(dx * dx + dy * dy) / LINE_STEP));
  for (let i = 0; i <= steps; i++)
    yield { x: Math.round(bound.from.x + (dx * i) / steps), y: Math.round(bound.from.y + (dy * i) / steps) };
}

function meeting(a: Bound, b: Bound): Point[] {
  if (a.kind === 'line') return b.kind === 'line' ? lineMeetsLine(a, b) : lineMeetsCircle(a, b);
  return b.kind === 'line' ? lineMeetsCircle(b, a) : circleMeetsCircle(a, b);
}

type Line = Extract<Bound, { kind: 'line' }>;
type Circle = Extract<Bound, { kind: 'circle' }>;

function lineMeetsLine(a: Line, b: Line): Point[] {
  const [ax, ay, bx, by] = [a.to.x - a.from.x, a.to.y - a.from.y, b.to.x - b.from.x, b.to.y - b.from.y];
  const across = ax * by - ay * bx;
  if (across === 0) return [];
  const [cx, cy] = [b.from.x - a.from.x, b.from.y - a.from.y];
  const [t, u] = [(cx * by - cy * bx) / across, (cx * ay - cy * ax) / across];
  return t < 0 || t > 1 || u < 0 || u > 1 ? [] : [{ x: a.from.x + t * ax, y: a.from.y + t * ay }];
}

function lineMeetsCircle({ from, to }: Line, { at, radius }: Circle): Point[] {
  const [dx, dy, fx, fy] = [to.x - from.x, to.y - from.y, from.x - at.x, from.y - at.y];
  const [a, b, c] = [dx * dx + dy * dy, 2 * (fx * dx + fy * dy), fx * fx + fy * fy - radius * radius];
  // Where they do not meet the root is no number, and no number lies between the ends.
  const spread = Math.sqrt(b * b - 4 * a * c);
  return [(-b - spread) / (2 * a), (-b + spread) / (2 * a)]
    .filter(t => t >= 0 && t <= 1)
    .map(t => ({ x: from.x + t * dx, y: from.y + t * dy }));
}

function circleMeetsCircle(a: Circle, b: Circle): Point[] {
  const [dx, dy] = [b.at.x - a.at.x, b.at.y - a.at.y];
  const apart = dx * dx + dy * dy;
  if (apart === 0) return [];
  const share = (a.radius * a.radius - b.radius * b.radius + apart) / (2 * apart);
  const height = (a.radius * a.radius) / apart - share * share;
  if (height < 0) return [];
  const up = Math.sqrt(height);
  const [x, y] = [a.at.x + share * dx, a.at.y + share * dy];
  return [
    { x: x - up * dy, y: y + up * dx },
    { x: x + up * dy, y: y - up * dx },
  ];
}
