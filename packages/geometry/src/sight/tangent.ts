import { cornersOf, type Body } from '../body.js';
import { cross, samePoint } from '../exact/orient.js';
import { extremeCorner } from '../extreme.js';
import type { Point, Polygon } from '../shapes.js';
import { setLine, type LEFT, type Line, type RIGHT } from './line.js';

type Touching = typeof LEFT | typeof RIGHT;

/**
 * Sets the line that leaves body x for body y with x wholly on one of its sides and y wholly on the other (or the same)
 * one. Two convex bodies apart from each other have exactly one such line for every choice of sides. Starting from any
 * corners, each end in turn walks along its body while a neighbour sticks out on the wrong side.
 *
 * Returns false when there is none to be found this way: the bodies touch, or overlap.
 */
export function setTangent(line: Line, x: Body, xSide: Touching, y: Body, ySide: Touching): boolean {
  let i = startingCorner(x, y, xSide, 1);
  let j = startingCorner(y, x, ySide, -1);
  // Each round turns the line one way only, so a run longer than both bodies' corners means they are not apart.
  const limit = 2 * (x.outline.xs.length + y.outline.xs.length);
  for (let round = 0; round < limit; round++) {
    const nextI = betterCorner(x, i, xSide, y.x + y.outline.xs[j]!, y.y + y.outline.ys[j]!, 1);
    const nextJ = betterCorner(y, j, ySide, x.x + x.outline.xs[nextI]!, x.y + x.outline.ys[nextI]!, -1);
    if (nextI === i && nextJ === j) return setBetween(line, x, i, y, j);
    i = nextI;
    j = nextJ;
  }
  return false;
}

function setBetween(line: Line, x: Body, i: number, y: Body, j: number): boolean {
  const fromX = x.x + x.outline.xs[i]!;
  const fromY = x.y + x.outline.ys[i]!;
  const toX = y.x + y.outline.xs[j]!;
  const toY = y.y + y.outline.ys[j]!;
  if (fromX === toX && fromY === toY) return false;
  setLine(line, fromX, fromY, toX, toY);
  return true;
}

/** The corner of `body` farthest out, square to the line between the middles: near the tangent for compact bodies. */
function startingCorner(body: Body, other: Body, side: Touching, sense: 1 | -1): number {
  // With the body left of the line the touching corner is the one farthest right, and the other way round.
  const turn = side * sense;
  return extremeCorner(body.outline, turn * (other.y - body.y), -turn * (other.x - body.x));
}

/**
 * Walks from corner i to the one where a line to (sense 1) or from (-1) the given point has the whole body on `side`.
 * Corners on the line itself are fine.
 */
function betterCorner(body: Body, i: number, side: Touching, toX: number, toY: number, sense: 1 | -1): number {
  const { xs, ys } = body.outline;
  const n = xs.length;
  const relX = toX - body.x;
  const relY = toY - body.y;
  let corner = i;
  for (let steps = 0; steps < n; steps++) {
    const cx = xs[corner]!;
    const cy = ys[corner]!;
    const dx = side * sense * (relX - cx);
    const dy = side * sense * (relY - cy);
    const after = corner + 1 === n ? 0 : corner + 1;
    const before = corner === 0 ? n - 1 : corner - 1;
    if (dx * (ys[after]! - cy) - dy * (xs[after]! - cx) < 0) corner = after;
    else if (dx * (ys[before]! - cy) - dy * (xs[before]! - cx) < 0) corner = before;
    else return corner;
  }
  return corner;
}

/**
 * All such tangents, corner by corner, for bodies that touch or overlap: there may be none, or several. A line through two
 * corners has a whole convex body on one side as soon as it has the corner's two neighbours there.
 */
export function everyTangent(x: Body, xSide: Touching, y: Body, ySide: Touching): [from: Point, to: Point][] {
  const xCorners = cornersOf(x);
  const yCorners = cornersOf(y);
  const tangents: [Point, Point][] = [];
  xCorners.forEach((from, i) => {
    yCorners.forEach((to, j) => {
      if (samePoint(from, to)) return;
      if (supports(from, to, xCorners, i, xSide) && supports(from, to, yCorners, j, ySide)) tangents.push([from, to]);
    });
  });
  return tangents;
}

function supports(from: Point, to: Point, corners: Polygon, i: number, side: Touching): boolean {
  const before = corners.at(i - 1)!;
  const after = corners[(i + 1) % corners.length]!;
  return side * cross(from, to, before) >= 0 && side * cross(from, to, after) >= 0;
}
