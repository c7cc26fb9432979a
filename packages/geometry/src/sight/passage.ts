import type { Body } from '../body.js';
import { extremeCorner } from '../extreme.js';
import type { Line } from './line.js';

/**
 * Where a line enters or leaves a body: on the edge from a corner at place `fromAlong`, side `fromSide`, to one at
 * `toAlong`, `toSide`, all exact integers. `along` is the place itself, rounded, off by less than `slack`.
 */
export interface Passage {
  along: number;
  slack: number;
  fromAlong: number;
  fromSide: number;
  toAlong: number;
  toSide: number;
}

export const newPassage = (): Passage => ({ along: 0, slack: 0, fromAlong: 0, fromSide: 0, toAlong: 0, toSide: 0 });

/** The last point of the body along a line that meets it. */
export const findExit = (body: Body, line: Line, exit: Passage): void => find(body, line, 1, exit);

/** The first point of the body along a line that meets it. */
export const findEntry = (body: Body, line: Line, entry: Passage): void => find(body, line, -1, entry);

/**
 * Walks to the passage from the corner that lies farthest along the line (`turn` 1) or farthest back (-1). Corners run
 * counter-clockwise, so at the far end they pass from right to left, at the near end from left to right: seen with the
 * sides times `turn`, from negative to positive at both.
 */
function find(body: Body, line: Line, turn: 1 | -1, passage: Passage): void {
  const { xs, ys } = body.outline;
  const dx = turn * line.dx;
  const dy = turn * line.dy;
  const relX = body.x - line.px;
  const relY = body.y - line.py;
  const offset = dx * relY - dy * relX;
  const last = xs.length - 1;
  let corner = extremeCorner(body.outline, dx, dy);
  let side = offset + dx * ys[corner]! - dy * xs[corner]!;
  const step = side > 0 ? -1 : 1;
  let before = corner;
  let sideBefore = side;
  while (step * side < 0) {
    before = corner;
    sideBefore = side;
    corner += step;
    if (corner > last) corner = 0;
    else if (corner < 0) corner = last;
    side = offset + dx * ys[corner]! - dy * xs[corner]!;
  }
  const along = turn * (dx * (relX + xs[corner]!) + dy * (relY + ys[corner]!));
  if (side === 0) {
    setPassage(passage, along, 0, along, 1);
    return;
  }
  const alongBefore = turn * (dx * (relX + xs[before]!) + dy * (relY + ys[before]!));
  if (step > 0) setPassage(passage, alongBefore, sideBefore, along, side);
  else setPassage(passage, along, side, alongBefore, sideBefore);
}

function setPassage(passage: Passage, fromAlong: number, fromSide: number, toAlong: number, toSide: number): void {
  passage.fromAlong = fromAlong;
  passage.fromSide = fromSide;
  passage.toAlong = toAlong;
  passage.toSide = toSide;
  passage.along = fromAlong + (toAlong - fromAlong) * (fromSide / (fromSide - toSide));
  // Four roundings of numbers no larger than these; 2^-48 leaves a factor of four in hand.
  passage.slack = (Math.abs(fromAlong) + Math.abs(toAlong)) * 2 ** -48;
}

/** Negative when p comes before q on their line, 0 when they are the same point: exact, whatever the rounding. */
export function comparePassages(p: Passage, q: Passage): number {
  const difference = p.along - q.along;
  if (Math.abs(difference) > p.slack + q.slack) return difference;
  const [pTop, pBottom] = exactPlace(p);
  const [qTop, qBottom] = exactPlace(q);
  return Number(pTop * qBottom - qTop * pBottom); // only the sign matters, and Number keeps it
}

/** The place as a fraction with a positive denominator: (from.along·to.side - to.along·from.side) / (to.side - from.side). */
function exactPlace({ fromAlong, fromSide, toAlong, toSide }: Passage): [top: bigint, bottom: bigint] {
  const top = BigInt(fromAlong) * BigInt(toSide) - BigInt(toAlong) * BigInt(fromSide);
  return [top, BigInt(toSide) - BigInt(fromSide)];
}

/** How `factor · place` compares with a limit: negative when it is less. Exact; the factor must not be negative. */
export function comparePlace(passage: Passage, factor: number, limit: bigint): number {
  const [top, bottom] = exactPlace(passage);
  return Number(top * BigInt(factor) - limit * bottom);
}
