import { cross } from './exact/orient.js';
import { withoutFlatCorners } from './polygon.js';
import type { Point, Polygon } from './shapes.js';

/** A simple polygon cut into convex parts along diagonals between its own corners. */
export interface ConvexParts {
  readonly parts: readonly Polygon[];
  /** The cuts. A line that runs along one lies inside the polygon although it enters no part's interior. */
  readonly cuts: readonly Cut[];
}

export interface Cut {
  readonly from: Point;
  readonly to: Point;
}

/** Clips ears, then joins neighbours again wherever the union stays convex (Hertel and Mehlhorn's idea). */
export function convexParts(polygon: Polygon): ConvexParts {
  const corners = withoutFlatCorners(polygon);
  let parts: number[][] = [];
  const cuts: [number, number][] = [];
  const rest = corners.map((_, i) => i);
  while (rest.length > 3) {
    const ear = findEar(corners, rest);
    const [before, after] = [rest.at(ear - 1)!, rest[(ear + 1) % rest.length]!];
    parts.push([before, rest[ear]!, after]);
    cuts.push([before, after]);
    rest.splice(ear, 1);
  }
  parts.push(rest);
  const keptCuts = cuts.filter(([from, to]) => {
    const joined = joinAcross(corners, parts, from, to);
    if (joined) parts = joined;
    return !joined;
  });
  return {
    parts: parts.map(part => withoutFlatCorners(part.map(i => corners[i]!))),
    cuts: keptCuts.map(([from, to]) => ({ from: corners[from]!, to: corners[to]! })),
  };
}

/** An ear: a left turn whose closed triangle holds no other corner. Every simple polygon has two. */
function findEar(corners: Polygon, rest: readonly number[]): number {
  for (let i = 0; i < rest.length; i++) {
    const before = rest.at(i - 1)!;
    const after = rest[(i + 1) % rest.length]!;
    const [a, b, c] = [corners[before]!, corners[rest[i]!]!, corners[after]!];
    if (cross(a, b, c) <= 0) continue;
    const blocked = rest.some(
      k => k !== before && k !== rest[i] && k !== after && inClosedTriangle(a, b, c, corners[k]!),
    );
    if (!blocked) return i;
  }
  throw new Error('a polygon without ears is not simple');
}

const inClosedTriangle = (a: Point, b: Point, c: Point, p: Point): boolean =>
  cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0;

/** The parts with the two neighbours of a cut joined, or undefined when their union would not be convex. */
function joinAcross(corners: Polygon, parts: number[][], from: number, to: number): number[][] | undefined {
  const left = parts.find(part => hasEdge(part, from, to));
  const right = parts.find(part => hasEdge(part, to, from));
  if (!left || !right) throw new Error('every cut has a part on both sides');
  const union = [...startingAt(left, to), ...startingAt(right, from).slice(1, -1)];
  if (!isWeaklyConvex(union.map(i => corners[i]!))) return undefined;
  return [...parts.filter(part => part !== left && part !== right), union];
}

const hasEdge = (part: readonly number[], from: number, to: number): boolean =>
  part.some((corner, i) => corner === from && part[(i + 1) % part.length] === to);

function startingAt(part: readonly number[], corner: number): number[] {
  const start = part.indexOf(corner);
  return [...part.slice(start), ...part.slice(0, start)];
}

/** The union of two convex parts along an edge turns at most once around, so its corners decide. */
function isWeaklyConvex(polygon: Polygon): boolean {
  const n = polygon.length;
  return polygon.every((a, i) => cross(a, polygon[(i + 1) % n]!, polygon[(i + 2) % n]!) >= 0);
}
