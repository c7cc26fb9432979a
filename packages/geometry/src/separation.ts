import { coresMeet, edgeCount, insidesMeet, placeInCore, segmentsMeet, type Core } from './core.js';
import { farthest, measureApproach, SLACK } from './exact/approach.js';

/**
 * Exact comparisons of distances between cores. Comparing a distance to a line squares a cross product (2^94): a floating
 * filter decides nearly always and BigInt the rest.
 */

/** The relative error of two rounded products and their difference, with room to spare. */
const FILTER = 2 ** -50;

/** Sign of `left² − squared · length2`, exactly; the arguments are exact integers. */
function compareProducts(left: number, squared: number, length2: number): number {
  const a = left * left;
  const b = squared * length2;
  const difference = a - b;
  if (Math.abs(difference) > (a + b) * FILTER) return difference;
  const exact = BigInt(left) * BigInt(left) - BigInt(squared) * BigInt(length2);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}

/** Negative, zero or positive as the point is nearer to the segment than, at, or farther than the root of `squared`. */
export function compareToSegment(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  squared: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const ex = px - ax;
  const ey = py - ay;
  const along = ex * dx + ey * dy;
  if (along <= 0) return ex * ex + ey * ey - squared;
  const length2 = dx * dx + dy * dy;
  if (along >= length2) {
    const fx = px - bx;
    const fy = py - by;
    return fx * fx + fy * fy - squared;
  }
  return compareProducts(dx * ey - dy * ex, squared, length2);
}

/** Distance from a point to a segment, rounded up to the next integer. */
export function ceilToSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  let ceiling = Math.ceil(roughToSegment(px, py, ax, ay, bx, by));
  while (ceiling > 0 && compareToSegment(px, py, ax, ay, bx, by, (ceiling - 1) * (ceiling - 1)) <= 0) ceiling--;
  while (compareToSegment(px, py, ax, ay, bx, by, ceiling * ceiling) > 0) ceiling++;
  return ceiling;
}

/** Distance from a point to a segment in floating point: for estimates and ordering, never for a verdict. */
export function roughToSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length2));
  const ex = px - ax - along * dx;
  const ey = py - ay - along * dy;
  return Math.sqrt(ex * ex + ey * ey);
}

/**
 * Is the distance of two cores below `distance` (or at most that, when `orEqual`)? Exact. When nothing meets, the least
 * distance lies between a corner of one and an edge of the other.
 */
export function coresNearer(a: Core, b: Core, distance: number, orEqual: boolean): boolean {
  if (distance < 0) return false;
  if (coresMeet(a, b)) return orEqual || distance > 0;
  return cornersNearer(a, b, distance, orEqual) || cornersNearer(b, a, distance, orEqual);
}

/** Below so many pairs of corners it is quicker to compare them all. */
const FEW_PAIRS = 40;

const isFew = (a: Core, b: Core): boolean => a.length * b.length <= 4 * FEW_PAIRS;

/** The same for two convex cores: bounds in floating point settle nearly all questions between outlines of many corners. */
export function convexNearer(a: Core, b: Core, distance: number, orEqual: boolean): boolean {
  if (distance < 0 || isFew(a, b)) return coresNearer(a, b, distance, orEqual);
  const { lower, upper } = measureApproach(a, b, distance);
  if (lower > distance + SLACK) return false;
  if (upper < distance - SLACK) return true;
  return coresNearer(a, b, distance, orEqual);
}

/** Do the insides of two convex cores meet? As `insidesMeet`, with the clear cases settled first. */
export function convexInsidesMeet(a: Core, b: Core): boolean {
  if (!isFew(a, b) && measureApproach(a, b, 0).lower > SLACK) return false;
  return insidesMeet(a, b);
}

function cornersNearer(corners: Core, edges: Core, distance: number, orEqual: boolean): boolean {
  const squared = distance * distance;
  for (let i = 0; i < corners.length; i += 2) {
    for (let k = 0; k < edgeCount(edges); k++) {
      const l = (2 * k + 2) % edges.length;
      const side = compareToSegment(
        corners[i]!,
        corners[i + 1]!,
        edges[2 * k]!,
        edges[2 * k + 1]!,
        edges[l]!,
        edges[l + 1]!,
        squared,
      );
      if (orEqual ? side <= 0 : side < 0) return true;
    }
  }
  return false;
}

/** Products of exact integers beyond 2^53 are off by less than this share: a verdict with such a margin is safe. */
const MARGIN = 1 + 2 ** -40;

/**
 * Does a straight leg come nearer to a core than `distance` (above 0)? The same as `coresNearer` with the leg as a core,
 * in one pass over the corners; a convex core is dismissed as soon as one of its edges keeps the whole leg away.
 */
export function legNearer(
  core: Core,
  convex: boolean,
  px: number,
  py: number,
  qx: number,
  qy: number,
  distance: number,
): boolean {
  const squared = distance * distance;
  const n = core.length;
  if (convex && keptAwayByEdge(core, px, py, qx, qy, squared)) return false;
  let ax = core[n - 2]!;
  let ay = core[n - 1]!;
  for (let i = 0; i < n; i += 2) {
    const bx = core[i]!;
    const by = core[i + 1]!;
    if (compareToSegment(bx, by, px, py, qx, qy, squared) < 0) return true;
    if (compareToSegment(px, py, ax, ay, bx, by, squared) < 0) return true;
    if (compareToSegment(qx, qy, ax, ay, bx, by, squared) < 0) return true;
    if (segmentsMeet(px, py, qx, qy, ax, ay, bx, by)) return true;
    ax = bx;
    ay = by;
  }
  return n >= 6 && placeInCore(core, px, py) > 0;
}

function keptAwayByEdge(core: Core, px: number, py: number, qx: number, qy: number, squared: number): boolean {
  const n = core.length;
  let ax = core[n - 2]!;
  let ay = core[n - 1]!;
  for (let i = 0; i < n; i += 2) {
    const bx = core[i]!;
    const by = core[i + 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    // Outside a counter-clockwise edge is on its right: the nearer end decides.
    const nearer = Math.max(dx * (py - ay) - dy * (px - ax), dx * (qy - ay) - dy * (qx - ax));
    if (nearer < 0 && nearer * nearer > squared * (dx * dx + dy * dy) * MARGIN) return true;
    ax = bx;
    ay = by;
  }
  return false;
}

/** As `ceilCoreDistance`, for two convex cores: only the corners and edges that face one another can be nearest. */
export function ceilConvexDistance(a: Core, b: Core): number {
  if (isFew(a, b)) return ceilCoreDistance(a, b);
  const { lower, upper, dx, dy } = measureApproach(a, b);
  if (lower <= 1 || upper - lower > SHARP) return ceilCoreDistance(a, b);
  const [near, far] = [facing(a, dx, dy), facing(b, -dx, -dy)];
  const found = Math.min(ceilCornersDistance(near, far), ceilCornersDistance(far, near));
  return found >= lower - SLACK && found <= upper + 1 + SLACK ? found : ceilCoreDistance(a, b);
}

/** With bounds this close, the direction of the shortest distance is known to less than a hundredth of a radian. */
const SHARP = 1e-4;

/**
 * The part of a convex core that lies farthest in a direction, as a core of its own: the farthest corner with two
 * neighbours on either side. The direction is nearly that of the shortest distance, so what is nearest lies on it.
 */
function facing(core: Core, x: number, y: number): Core {
  if (core.length <= 6) return core;
  const at = farthest(core, x, y);
  const part: number[] = [];
  for (let i = at - 4; i <= at + 4; i += 2) {
    const k = (i + core.length) % core.length;
    part.push(core[k]!, core[k + 1]!);
  }
  return part;
}

/** The distance of two cores rounded up to the next integer; 0 when they meet. */
export function ceilCoreDistance(a: Core, b: Core): number {
  if (coresMeet(a, b)) return 0;
  return Math.min(ceilCornersDistance(a, b), ceilCornersDistance(b, a));
}

function ceilCornersDistance(corners: Core, edges: Core): number {
  let least = Infinity;
  for (let i = 0; i < corners.length; i += 2) {
    const x = corners[i]!;
    const y = corners[i + 1]!;
    for (let k = 0; k < edgeCount(edges); k++) {
      const l = (2 * k + 2) % edges.length;
      const ax = edges[2 * k]!;
      const ay = edges[2 * k + 1]!;
      const bx = edges[l]!;
      const by = edges[l + 1]!;
      // The root costs most: skip edges that cannot beat the best integer so far.
      if (least < Infinity && compareToSegment(x, y, ax, ay, bx, by, (least - 1) * (least - 1)) > 0) continue;
      least = Math.min(least, ceilToSegment(x, y, ax, ay, bx, by));
    }
  }
  return least;
}
