import type { Body } from '../body.js';
import { extremeCorner } from '../extreme.js';
import type { Outline } from '../outline.js';

/**
 * A directed line through lattice points. Written over by the search instead of allocated: a search tries dozens of
 * lines per query. A point w lies left of the line when `dx * (w.y - py) - dy * (w.x - px)` is positive; for lattice
 * points that number is an exact integer.
 */
export interface Line {
  px: number;
  py: number;
  dx: number;
  dy: number;
  /** Length of (dx, dy); only ever used where a margin of a micrometre swallows its rounding. */
  length: number;
}

export const newLine = (): Line => ({ px: 0, py: 0, dx: 0, dy: 0, length: 0 });

/** Points the line from one lattice point to another, different one. */
export function setLine(line: Line, ax: number, ay: number, bx: number, by: number): void {
  line.px = ax;
  line.py = ay;
  line.dx = bx - ax;
  line.dy = by - ay;
  line.length = Math.sqrt(line.dx * line.dx + line.dy * line.dy);
}

export function reverseLine(line: Line): void {
  line.dx = -line.dx;
  line.dy = -line.dy;
}

/** All corners on the line or left of it, all on it or right of it, or corners strictly on both sides. */
export const LEFT = 1;
export const RIGHT = -1;
export const CUT = 0;
export type Side = typeof LEFT | typeof RIGHT | typeof CUT;

/** How a body lies to a line. Its inner and outer circle decide most cases; its outermost corners decide the rest exactly. */
export function sideOf(body: Body, line: Line): Side {
  const { dx, dy, length } = line;
  const { outline } = body;
  const middle = dx * (body.y - line.py) - dy * (body.x - line.px);
  if (middle > outline.reach * length) return LEFT;
  if (-middle > outline.reach * length) return RIGHT;
  if (Math.abs(middle) < outline.core * length) return CUT;
  if (middle + leftmost(outline, dx, dy) <= 0) return RIGHT;
  return middle - leftmost(outline, -dx, -dy) >= 0 ? LEFT : CUT;
}

/** How far to the left of a direction the outline reaches from its own middle, times the direction's length. */
function leftmost(outline: Outline, dx: number, dy: number): number {
  const corner = extremeCorner(outline, -dy, dx);
  return dx * outline.ys[corner]! - dy * outline.xs[corner]!;
}

/** Does the line meet the closed body, be it in a single corner? */
export function meetsLine(body: Body, line: Line): boolean {
  const { dx, dy, length } = line;
  const { outline } = body;
  const middle = dx * (body.y - line.py) - dy * (body.x - line.px);
  const distance = Math.abs(middle);
  if (distance > outline.reach * length) return false;
  if (distance < outline.core * length) return true;
  return middle + leftmost(outline, dx, dy) >= 0 && middle - leftmost(outline, -dx, -dy) <= 0;
}
