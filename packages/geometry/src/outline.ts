import { direction, DIRECTION_SCALE, FACINGS, rotate, wrapFacing } from './directions.js';
import { hull } from './exact/convex.js';
import { cross } from './exact/orient.js';
import { startingCorners } from './extreme.js';
import type { BaseShape, Facing, Placed, Point, Polygon } from './shapes.js';

/**
 * For sight every base is a convex lattice polygon, its canonical outline: a round or oval base is the 64-gon of its
 * rim points, a rectangle its four corners, each rounded to the lattice once. The tangents of true circles are
 * irrational, so whether a line between two discs grazes a third could not be decided by integers; between outlines
 * every question is exact and has the same answer on every machine. The outline of a disc lies within it, but for
 * rounding, and misses at most an eight-hundredth of its radius. Distances of round bases stay those of true discs.
 */
export interface Outline {
  /** Corners relative to the base's centre, counter-clockwise and strictly convex. */
  readonly corners: Polygon;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** No corner is farther from the centre than this (rounded up)… */
  readonly reach: number;
  /** …and no edge line is nearer than this (rounded down); 0 when the centre is not inside. */
  readonly core: number;
  /** How far the corners reach in each direction of the axes. */
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
  /** Where to start looking for the farthest corner, by rough direction; see `extremeCorner`. */
  readonly starts: Uint16Array;
}

export const RIM_POINTS = 64;

/** Extents stay below about a metre, so that both and a facing fit into one exact integer key. */
const EXTENT_LIMIT = 2 ** 20;

// A memo of a pure function. Shapes and facings are few; a memo that grew too large is simply started afresh.
const MEMO_LIMIT = 20_000;
const memo = {
  round: new Map<number, Outline>(),
  oval: new Map<number, Outline>(),
  rectangle: new Map<number, Outline>(),
};

/** The canonical outline of a base that faces the given way, relative to its centre. */
export function outlineOf(base: BaseShape, facing: Facing): Outline {
  const known = memo[base.kind];
  const key =
    base.kind === 'round' ? base.radius : (base.length * EXTENT_LIMIT + base.width) * FACINGS + wrapFacing(facing);
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MEMO_LIMIT) known.clear();
  assertExtents(base);
  const made = toOutline(hull(rimPoints(base, wrapFacing(facing))));
  known.set(key, made);
  return made;
}

/** The outline in its place on the table. */
export const placedOutline = ({ base, at, facing }: Placed): Polygon =>
  outlineOf(base, facing).corners.map(corner => ({ x: at.x + corner.x, y: at.y + corner.y }));

function assertExtents(base: BaseShape): void {
  const extents = base.kind === 'round' ? [base.radius] : [base.length, base.width];
  for (const extent of extents) {
    if (Number.isInteger(extent) && extent > 0 && extent < EXTENT_LIMIT) continue;
    throw new RangeError(
      `a ${base.kind} base cannot measure ${extent}: whole micrometres below ${EXTENT_LIMIT} expected`,
    );
  }
}

function rimPoints(base: BaseShape, facing: Facing): Point[] {
  switch (base.kind) {
    case 'round':
      return ellipsePoints(base.radius, base.radius).map(p => rotate(p, 0));
    case 'oval':
      return ellipsePoints(base.length / 2, base.width / 2).map(p => rotate(p, facing));
    case 'rectangle': {
      const [x, y] = [base.length / 2, base.width / 2];
      const corners = [
        { x, y },
        { x: -x, y },
        { x: -x, y: -y },
        { x, y: -y },
      ];
      return corners.map(corner => rotate(corner, facing));
    }
  }
}

/** Not yet rounded: an oval must be turned first. */
function ellipsePoints(alongX: number, alongY: number): Point[] {
  return Array.from({ length: RIM_POINTS }, (_, i) => {
    const unit = direction((i * FACINGS) / RIM_POINTS);
    return { x: (alongX * unit.x) / DIRECTION_SCALE, y: (alongY * unit.y) / DIRECTION_SCALE };
  });
}

/** A bare point, as an end of a sight line. */
export const POINT: Outline = {
  corners: [{ x: 0, y: 0 }],
  xs: new Float64Array(1),
  ys: new Float64Array(1),
  reach: 1,
  core: 0,
  left: 0,
  right: 0,
  near: 0,
  far: 0,
  starts: new Uint16Array(64),
};

/** The outline of a convex lattice polygon whose coordinates are relative to some centre. */
export function toOutline(corners: Polygon): Outline {
  if (corners.length < 3) throw new RangeError('a base this small has no outline on the lattice');
  const farthest = Math.max(...corners.map(({ x, y }) => x * x + y * y));
  const xs = Float64Array.from(corners, corner => corner.x);
  const ys = Float64Array.from(corners, corner => corner.y);
  return {
    corners,
    xs,
    ys,
    starts: startingCorners(xs, ys),
    reach: Math.ceil(Math.sqrt(farthest)) + 1,
    core: Math.max(0, Math.floor(nearestEdge(corners)) - 1),
    left: Math.min(...xs),
    right: Math.max(...xs),
    near: Math.min(...ys),
    far: Math.max(...ys),
  };
}

/** Signed distance from the origin to the nearest edge line, negative when the origin lies outside. */
function nearestEdge(corners: Polygon): number {
  const origin = { x: 0, y: 0 };
  const distances = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return cross(from, to, origin) / Math.sqrt(dx * dx + dy * dy);
  });
  return Math.min(...distances);
}
