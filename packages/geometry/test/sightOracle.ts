import {
  placedOutline,
  segmentCutsPolygon,
  segmentsCross,
  whereabouts,
  type Placed,
  type Point,
  type Polygon,
} from '../src/index.js';

/** Slow, plain answers to sight questions, written without any of the code under test but the segment predicates. */

/** All lattice points of a closed polygon; only for small ones. */
export function latticePointsOf(polygon: Polygon): Point[] {
  const xs = polygon.map(p => p.x);
  const ys = polygon.map(p => p.y);
  const points: Point[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
      if (whereabouts(polygon, { x, y }) !== 'outside') points.push({ x, y });
    }
  }
  return points;
}

/** Is one of the segments between the points of two lists clear of all interiors? */
export const someSegmentClear = (from: readonly Point[], to: readonly Point[], blockers: readonly Polygon[]): boolean =>
  from.some(a => to.some(b => !blockers.some(blocker => segmentCutsPolygon(blocker, a, b))));

/** A point (x / w, y / w) with w > 0, and a line a·x + b·y + c = 0: homogeneous coordinates in big integers. */
export type Triple = readonly [bigint, bigint, bigint];

const lift = ({ x, y }: Point): Triple => [BigInt(x), BigInt(y), 1n];
const wedge = (p: Triple, q: Triple): Triple => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
const dot = (p: Triple, q: Triple): bigint => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const positive = (p: Triple): Triple => (p[2] < 0n ? [-p[0], -p[1], -p[2]] : p);
const edgesOf = (polygon: Polygon): [Point, Point][] => polygon.map((p, i) => [polygon.at(i - 1)!, p]);

/**
 * Does the line have a clear stretch between the two ends? All its crossings with all outlines are sorted along it; between
 * two neighbours nothing changes, so the midpoints tell what each elementary piece lies in.
 */
export function lineIsClear(line: Triple, a: Polygon, b: Polygon, blockers: readonly Polygon[]): boolean {
  if (stopsOn(line, a).length === 0 || stopsOn(line, b).length === 0) return false;
  const along = (p: Triple): [bigint, bigint] => [line[1] * p[0] - line[0] * p[1], p[2]];
  const inOrder = (p: Triple, q: Triple): number => {
    const [pTop, pBottom] = along(p);
    const [qTop, qBottom] = along(q);
    return Number(pTop * qBottom - qTop * pBottom);
  };
  const stops = [a, b, ...blockers].flatMap(polygon => stopsOn(line, polygon)).sort(inOrder);
  // Between two neighbouring stops all is either in a, in b, blocked or free; the stops themselves may be in a or b.
  const marks = stops.flatMap((stop, i) => {
    const next = stops[i + 1];
    return next && inOrder(stop, next) !== 0 ? [stop, middle(stop, next)] : [stop];
  });
  let last: 'a' | 'b' | undefined;
  for (const mark of marks) {
    const inA = isIn(mark, a, 'closed');
    const inB = isIn(mark, b, 'closed');
    if (blockers.some(blocker => isIn(mark, blocker, 'open'))) last = undefined;
    else if (inA && last !== 'b') last = 'a';
    else if (inB && last !== 'a') last = 'b';
    else if (inA || inB) return true;
  }
  return false;
}

function stopsOn(line: Triple, polygon: Polygon): Triple[] {
  return edgesOf(polygon).flatMap(([from, to]) => {
    const [fromSide, toSide] = [dot(line, lift(from)), dot(line, lift(to))];
    if (toSide === 0n) return [lift(to)];
    return fromSide * toSide < 0n ? [positive(wedge(line, wedge(lift(from), lift(to))))] : [];
  });
}

const middle = (p: Triple, q: Triple): Triple => [
  p[0] * q[2] + q[0] * p[2],
  p[1] * q[2] + q[1] * p[2],
  2n * p[2] * q[2],
];

/** Point in polygon by counting crossings, for rational points and concave polygons. */
function isIn(p: Triple, polygon: Polygon, what: 'open' | 'closed'): boolean {
  let inside = false;
  for (const [from, to] of edgesOf(polygon)) {
    const side = dot(wedge(lift(from), lift(to)), p);
    const [fromY, toY] = [BigInt(from.y) * p[2], BigInt(to.y) * p[2]];
    const [lowX, highX] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
    const inBox =
      BigInt(lowX) * p[2] <= p[0] &&
      p[0] <= BigInt(highX) * p[2] &&
      (fromY <= p[1] || toY <= p[1]) &&
      (fromY >= p[1] || toY >= p[1]);
    if (side === 0n && inBox) return what === 'closed';
    if (fromY > p[1] !== toY > p[1] && side > 0n === toY > fromY) inside = !inside;
  }
  return inside;
}

/**
 * The complete answer by the plain theorem: if any line is clear, so is one through two of these points: corners of all
 * outlines, and points where the outline of an end crosses that of a blocker. Tries every pair.
 */
export function someLineThroughTwoPointsClear(from: Placed, to: Placed, blockers: readonly Polygon[]): boolean {
  const [a, b] = [placedOutline(from), placedOutline(to)];
  const points = [a, b, ...blockers].flatMap(polygon => polygon.map(lift));
  for (const end of [a, b]) for (const blocker of blockers) points.push(...crossings(end, blocker));
  return points.some((p, i) =>
    points.slice(0, i).some(q => {
      const line = wedge(p, q);
      return (line[0] !== 0n || line[1] !== 0n) && lineIsClear(line, a, b, blockers);
    }),
  );
}

const crossings = (p: Polygon, q: Polygon): Triple[] =>
  edgesOf(p).flatMap(([p0, p1]) =>
    edgesOf(q)
      .filter(([q0, q1]) => segmentsCross(p0, p1, q0, q1))
      .map(([q0, q1]) => positive(wedge(wedge(lift(p0), lift(p1)), wedge(lift(q0), lift(q1))))),
  );
