import type { Body } from '../body.js';
import { extremeCorner } from '../extreme.js';
import type { Outline } from '../outline.js';
import { isSeenInto } from './crowd.js';
import {
  cellsInside,
  cellsTouched,
  frame,
  frameX,
  frameY,
  greatest,
  highest,
  least,
  lowest,
  MARGIN,
  normalX,
  normalY,
  slopes,
  STRIPS,
  type Side,
} from './fan.js';

/**
 * What the bodies of a crowd do to the cells of a fan, two bits for every cell:
 *
 * - `dark`: every line of the cell passes through the inside of one body;
 * - `doubtful`: some line of the cell may meet some body. A line of a cell that is not doubtful meets none.
 *
 * A body that begins beyond all the near unit and ends before all the far one is in the way of every pair of models alike:
 * all such bodies share the first row. One that stands beside a unit may be before one model and behind another: it has
 * a row of its own, with the stretch of the x axis that it takes up, which errs on the long side.
 */
const ROWS = 32;
export const dark = new Int32Array(ROWS * STRIPS);
export const doubtful = new Int32Array(ROWS * STRIPS);
export const rows = { count: 0, left: new Float64Array(ROWS), right: new Float64Array(ROWS) };

/** Clears the raster: there is only the shared row, and it is empty. */
export function clearRows(): void {
  rows.count = 0;
  newRow(0, 0);
}

function newRow(left: number, right: number): number {
  rows.left[rows.count] = left;
  rows.right[rows.count] = right;
  const start = rows.count * STRIPS;
  dark.fill(0, start, start + STRIPS);
  doubtful.fill(0, start, start + STRIPS);
  rows.count++;
  return start;
}

/** Adds one body to the raster. No sight line leaves the box around both units, so what lies outside does nothing. */
export function shade(near: Side, far: Side, body: Body, terrain: Uint8Array | undefined): void {
  const { outline } = body;
  const x = frameX(body.x, body.y);
  const y = frameY(body.x, body.y);
  const reach = outline.reach + MARGIN;
  if (x + reach < near.left || x - reach > far.right) return;
  if (y + reach < Math.min(near.bottom, far.bottom) || y - reach > Math.max(near.top, far.top)) return;
  const round = outline.core > ROUND * outline.reach;
  let start = 0;
  let hides = true;
  if (x - reach <= near.right || x + reach >= far.left) {
    const left = round ? x - reach : x - extent(outline, -1) - MARGIN;
    const right = round ? x + reach : x + extent(outline, 1) + MARGIN;
    if (left > near.right && right < far.left) start = 0;
    else if (rows.count < ROWS) start = newRow(left, right);
    else hides = false;
  }
  // A piece that can be seen into does not hide who stands in it, and that may be in another part of the piece.
  hides &&= !isSeenInto(body, terrain);
  if (round) shadeDisc(start, x, y, reach, hides ? outline.core - MARGIN : 0);
  else shadePolygon(start, body, x, y, reach, hides);
}

/** A body whose two circles are so close to each other counts as a disc. */
const ROUND = 0.98;

/** How far the outline reaches from its middle along the axis of the frame, onward or back. */
function extent(outline: Outline, way: 1 | -1): number {
  const corner = extremeCorner(outline, way * frame.dx, way * frame.dy);
  return way * (frame.dx * outline.xs[corner]! + frame.dy * outline.ys[corner]!);
}

/** A body that is nearly round hides at least what the circle within it hides, and at most what the one around it does. */
function shadeDisc(start: number, x: number, y: number, reach: number, core: number): void {
  let next = y - slopes[0]! * x;
  for (let k = 0; k < STRIPS; k++) {
    const height = next;
    next = y - slopes[k + 1]! * x;
    const low = height < next ? height : next;
    const high = height < next ? next : height;
    const swell = reach * greatest[k]!;
    if (high + swell < lowest[k]! || low - swell > highest[k]! || dark[k] === -1) continue;
    doubtful[start + k]! |= cellsTouched(k, low - swell, high + swell);
    if (core > 0) dark[start + k]! |= cellsInside(k, high - core * least[k]!, low + core * least[k]!);
  }
}

/**
 * At a slope m a polygon covers the heights from the least to the greatest c of its corners. The greatest is convex in m, so
 * over a strip it is nowhere more than at a border of the strip; and nowhere less than the c of any one corner, which is
 * linear in m and so least at a border. The corner taken is the topmost at the border before. With growing slope the
 * topmost corner, and the lowest as well, walks counter-clockwise around the outline.
 */
function shadePolygon(start: number, { outline }: Body, x: number, y: number, reach: number, hides: boolean): void {
  const { xs, ys } = outline;
  let top = -1;
  let bottom = -1;
  let next = y - slopes[0]! * x;
  for (let k = 0; k < STRIPS; k++) {
    const height = next;
    next = y - slopes[k + 1]! * x;
    const swell = reach * greatest[k]!;
    if (Math.max(height, next) + swell < lowest[k]! || Math.min(height, next) - swell > highest[k]!) continue;
    if (dark[k] === -1) continue;
    const nx = normalX[k]!;
    const ny = normalY[k]!;
    top = top < 0 ? extremeCorner(outline, nx, ny) : walk(xs, ys, top, nx, ny);
    bottom = bottom < 0 ? extremeCorner(outline, -nx, -ny) : walk(xs, ys, bottom, -nx, -ny);
    const high = height + nx * xs[top]! + ny * ys[top]!;
    const low = height + nx * xs[bottom]! + ny * ys[bottom]!;
    const mx = normalX[k + 1]!;
    const my = normalY[k + 1]!;
    if (hides) {
      const highStill = next + mx * xs[top]! + my * ys[top]!;
      const lowStill = next + mx * xs[bottom]! + my * ys[bottom]!;
      dark[start + k]! |= cellsInside(k, Math.max(low, lowStill) + MARGIN, Math.min(high, highStill) - MARGIN);
    }
    top = walk(xs, ys, top, mx, my);
    bottom = walk(xs, ys, bottom, -mx, -my);
    const nextHigh = next + mx * xs[top]! + my * ys[top]!;
    const nextLow = next + mx * xs[bottom]! + my * ys[bottom]!;
    doubtful[start + k]! |= cellsTouched(k, Math.min(low, nextLow) - MARGIN, Math.max(high, nextHigh) + MARGIN);
  }
}

/** Counter-clockwise from a corner to the one farthest in a direction. */
function walk(xs: Float64Array, ys: Float64Array, from: number, nx: number, ny: number): number {
  let corner = from;
  let height = nx * xs[corner]! + ny * ys[corner]!;
  for (;;) {
    const next = corner + 1 === xs.length ? 0 : corner + 1;
    const ahead = nx * xs[next]! + ny * ys[next]!;
    if (ahead <= height) return corner;
    corner = next;
    height = ahead;
  }
}
