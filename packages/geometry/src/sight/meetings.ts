import { cornersOf, type Body } from '../body.js';
import { orient } from '../exact/orient.js';
import { onSegment, segmentsCross } from '../exact/segments.js';
import type { Point } from '../shapes.js';
import { inContact } from './contact.js';
import type { Corridor } from './corridor.js';
import { newLine, setLine } from './line.js';
import {
  clearAlongRational,
  intersection,
  isNoLine,
  rationalLine,
  rationalPoint,
  type RationalLine,
  type RationalPoint,
} from './rational.js';

/** A point where the outline of an end meets that of a blocker, exact and rounded to a double. */
interface Meeting {
  readonly exact: RationalPoint;
  readonly x: number;
  readonly y: number;
}

/**
 * Looks for a clear line through a meeting point that touches a body, or joins two meeting points. Most candidates are
 * thrown out by rounded arithmetic with a wide margin; the rest are judged in big integers.
 */
export function clearLineThroughMeetings(corridor: Corridor): RationalLine | undefined {
  const meetings = meetingsOf(corridor);
  for (const [i, meeting] of meetings.entries()) {
    const targets = [...meetings.slice(0, i), ...touchedCorners(corridor, meeting)];
    for (const target of targets) {
      if (isHopeless(corridor, meeting, target)) continue;
      const line = rationalLine(meeting.exact, target.exact);
      if (!isNoLine(line) && clearAlongRational(corridor, line)) return line;
    }
  }
  return undefined;
}

const meetingAt = (exact: RationalPoint): Meeting => ({
  exact,
  x: Number((exact.x << 20n) / exact.w) / 2 ** 20,
  y: Number((exact.y << 20n) / exact.w) / 2 ** 20,
});

/** Where the outline of either end meets that of a blocker: corners of one on the other, and crossings of edges. */
function meetingsOf({ a, b, bodies }: Corridor): Meeting[] {
  const points: RationalPoint[] = [];
  for (const body of bodies) {
    for (const end of [a, b]) {
      if (inContact(body, end)) points.push(...boundaryMeetings(cornersOf(end), cornersOf(body)));
    }
  }
  return points.map(meetingAt);
}

function boundaryMeetings(p: readonly Point[], q: readonly Point[]): RationalPoint[] {
  const points: RationalPoint[] = [];
  for (const [i, p1] of p.entries()) {
    const p0 = p.at(i - 1)!;
    const sides = q.map(corner => orient(p0, p1, corner));
    for (const [j, q1] of q.entries()) {
      if (sides[j]! * sides.at(j - 1)! > 0) continue; // this edge keeps to one side
      const q0 = q.at(j - 1)!;
      if (segmentsCross(p0, p1, q0, q1)) points.push(intersection(p0, p1, q0, q1));
      if (onSegment(p0, p1, q1)) points.push(rationalPoint(q1));
      if (onSegment(q0, q1, p1)) points.push(rationalPoint(p1));
    }
  }
  return points;
}

/**
 * The corners in which a line from the meeting point touches a body: both neighbours lie on one side. Decided with a margin,
 * so that a corner too many may slip in: a line too many does no harm, for every line is judged in the end.
 */
function touchedCorners({ a, b, bodies }: Corridor, from: Meeting): Meeting[] {
  return [a, b, ...bodies].flatMap(body => {
    const { xs, ys } = body.outline;
    const n = xs.length;
    const touched: Meeting[] = [];
    for (let i = 0; i < n; i++) {
      const before = turnAt(body, from, i, i === 0 ? n - 1 : i - 1);
      const after = turnAt(body, from, i, i + 1 === n ? 0 : i + 1);
      if (before * after < 0) continue;
      touched.push(meetingAt(rationalPoint({ x: body.x + xs[i]!, y: body.y + ys[i]! })));
    }
    return touched;
  });
}

/** On which side of the line from a point to corner i its neighbour lies; 0 when that is too close to call. */
function turnAt({ outline: { xs, ys }, x, y }: Body, from: Meeting, i: number, neighbour: number): number {
  const dx = x + xs[i]! - from.x;
  const dy = y + ys[i]! - from.y;
  const ex = xs[neighbour]! - xs[i]!;
  const ey = ys[neighbour]! - ys[i]!;
  const turn = dx * ey - dy * ex;
  return Math.abs(turn) <= Math.abs(ex) + Math.abs(ey) ? 0 : turn; // `from` is off by less than 2^-20 each way
}

const line = newLine();

/** By rounded numbers and a margin of a few micrometres: the line misses an end, or runs through the heart of a blocker. */
function isHopeless({ a, b, bodies }: Corridor, from: Meeting, to: Meeting): boolean {
  setLine(line, from.x, from.y, to.x, to.y);
  if (line.length < FAR_ENOUGH) return false;
  if (offLine(a) > a.outline.reach + MARGIN || offLine(b) > b.outline.reach + MARGIN) return true;
  const backwards = alongLine(a) > alongLine(b);
  const [first, last] = backwards ? [b, a] : [a, b];
  const start = leaves(first) + MARGIN;
  const end = enters(last) - MARGIN;
  return bodies.some(body => offLine(body) < body.outline.reach && isCutBetween(body, start, end));
}

/** Where the line leaves an end, measured along it; the far side of the circle around it when that cannot be told. */
const leaves = (body: Body): number => (clip(body, 0) ? clippedTo : alongLine(body) + body.outline.reach);
const enters = (body: Body): number => (clip(body, 0) ? clippedFrom : alongLine(body) - body.outline.reach);

/** Does the line run through the heart of a body, a margin within its outline, somewhere between two places? */
const isCutBetween = (body: Body, start: number, end: number): boolean =>
  clip(body, MARGIN) && Math.max(start, clippedFrom) < Math.min(end, clippedTo);

let clippedFrom = 0;
let clippedTo = 0;

/** Finds the part of the line inside a body that has been made smaller by a margin on all sides; is there any? */
function clip({ outline: { xs, ys }, x, y }: Body, margin: number): boolean {
  const { px, py, length } = line;
  const ux = line.dx / length;
  const uy = line.dy / length;
  clippedFrom = -Infinity;
  clippedTo = Infinity;
  const n = xs.length;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const ex = xs[i]! - xs[j]!;
    const ey = ys[i]! - ys[j]!;
    const depth = ex * (py - y - ys[j]!) - ey * (px - x - xs[j]!) - margin * Math.sqrt(ex * ex + ey * ey);
    const slope = ex * uy - ey * ux;
    if (slope > 0) clippedFrom = Math.max(clippedFrom, -depth / slope);
    else if (slope < 0) clippedTo = Math.min(clippedTo, -depth / slope);
    else if (depth < 0) return false;
  }
  return clippedFrom < clippedTo;
}

/**
 * Rounded meeting points are off by less than 2^-20 um. Two of them at least 2^8 um apart fix a line to within a tenth of a
 * micrometre anywhere on the lattice, so a margin of 4 um is ample.
 */
const FAR_ENOUGH = 2 ** 8;
const MARGIN = 4;

const offLine = ({ x, y }: Body): number => Math.abs(line.dx * (y - line.py) - line.dy * (x - line.px)) / line.length;
const alongLine = ({ x, y }: Body): number => (line.dx * (x - line.px) + line.dy * (y - line.py)) / line.length;
