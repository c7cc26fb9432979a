import { bySource, uniqueSources, type Body, type BodySource } from '../body.js';
import type { TerrainCut } from '../ground.js';
import type { Point } from '../shapes.js';
import type { Corridor } from './corridor.js';
import { CUT, meetsLine, newLine, reverseLine, setLine, sideOf, type Line } from './line.js';
import { comparePassages, findEntry, findExit, newPassage, type Passage } from './passage.js';

const leaving = newPassage();
const arriving = newPassage();
const passage = newPassage();

/**
 * Is the stretch of the line between the two ends of the corridor clear? The stretch runs from the last point of one end
 * to the first point of the other; it is closed, and clear when it meets no interior. The line need not be directed
 * from a to b: it is turned round when it runs the other way.
 */
export function clearAlong(corridor: Corridor, line: Line): boolean {
  return stretchBetweenEnds(corridor, line) && !isBlocked(corridor, line);
}

/**
 * The same for the line between the middles of both ends, the first to be looked along. A body found to block it is moved to
 * the front of the list: what hides the target altogether blocks this line too, so that is where to try first.
 */
export function clearBetweenMiddles(corridor: Corridor): boolean {
  const { a, b, bodies, cuts } = corridor;
  setLine(middleLine, a.x, a.y, b.x, b.y);
  stretchBetweenEnds(corridor, middleLine);
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i]!;
    if (!blocksStretch(body, middleLine)) continue;
    bodies[i] = bodies[0]!;
    bodies[0] = body;
    return false;
  }
  for (const cut of cuts) if (cutBlocksStretch(cut, middleLine)) return false;
  return true;
}

const middleLine = newLine();

/** Everything that blocks the line between the ends, nearest to a first; a piece with several parts comes once. */
export function blockersAlong(corridor: Corridor, line: Line): BodySource[] {
  if (!stretchBetweenEnds(corridor, line)) return [];
  const found: { source: BodySource; entry: Passage }[] = [];
  for (const body of corridor.bodies) {
    if (!blocksStretch(body, line)) continue;
    const entry = newPassage();
    findEntry(body, line, entry);
    found.push({ source: body.source, entry });
  }
  for (const cut of corridor.cuts) {
    if (cutBlocksStretch(cut, line)) {
      found.push({ source: { kind: 'terrain', piece: cut.piece }, entry: { ...cutEntry } });
    }
  }
  found.sort((p, q) => comparePassages(p.entry, q.entry) || bySource(p.source, q.source));
  return uniqueSources(found.map(({ source }) => source));
}

/** Both ends of the clear stretch, rounded to the lattice: for drawing, not for judging. */
export function shownStretch(corridor: Corridor, line: Line): [from: Point, to: Point] | undefined {
  if (!stretchBetweenEnds(corridor, line)) return undefined;
  setExactly(line);
  return [pointAlong(line, leaving.along), pointAlong(line, arriving.along)];
}

function pointAlong({ px, py, dx, dy }: Line, along: number): Point {
  const share = along / (dx * dx + dy * dy);
  return { x: Math.round(px + dx * share), y: Math.round(py + dy * share) };
}

/**
 * Takes up the stretch of a line between the ends, for the questions below; false when the line misses one of them. Where
 * exactly the stretch begins and ends is left open as long as the circles around the ends are enough to tell.
 */
export function stretchBetweenEnds({ a, b }: Corridor, line: Line): boolean {
  if (!meetsLine(a, line) || !meetsLine(b, line)) return false;
  stretch.a = a;
  stretch.b = b;
  stretch.exact = false;
  const aMiddle = line.dx * (a.x - line.px) + line.dy * (a.y - line.py);
  const bMiddle = line.dx * (b.x - line.px) + line.dy * (b.y - line.py);
  const aReach = a.outline.reach * line.length;
  const bReach = b.outline.reach * line.length;
  const forward = bMiddle >= aMiddle;
  if (!forward) reverseLine(line);
  stretch.surelyLeft = (forward ? aMiddle : -aMiddle) + aReach;
  stretch.notYetArrived = (forward ? bMiddle : -bMiddle) - bReach;
  if (stretch.surelyLeft >= stretch.notYetArrived) setExactly(line);
  return true;
}

/** The stretch in hand. Beyond `surelyLeft` a line has left a; up to `notYetArrived` it has not come to b. */
const stretch: { a: Body | undefined; b: Body | undefined; surelyLeft: number; notYetArrived: number; exact: boolean } =
  {
    a: undefined,
    b: undefined,
    surelyLeft: 0,
    notYetArrived: 0,
    exact: false,
  };

/** Middles can deceive when the ends are close together and long: then the true passages decide the direction. */
function setExactly(line: Line): void {
  if (stretch.exact) return;
  stretch.exact = true;
  findExit(stretch.a!, line, leaving);
  findEntry(stretch.b!, line, arriving);
  if (comparePassages(leaving, arriving) >= 0) {
    reverseLine(line);
    findExit(stretch.a!, line, leaving);
    findEntry(stretch.b!, line, arriving);
  }
  stretch.surelyLeft = leaving.along + leaving.slack;
  stretch.notYetArrived = arriving.along - arriving.slack;
}

function isBlocked({ bodies, cuts }: Corridor, line: Line): boolean {
  for (const body of bodies) if (blocksStretch(body, line)) return true;
  if (cuts.length > 0) for (const cut of cuts) if (cutBlocksStretch(cut, line)) return true;
  return false;
}

/** Does the body block the line last given to `stretchBetweenEnds`? */
export function blocksStretch(body: Body, line: Line): boolean {
  if (sideOf(body, line) !== CUT) return false;
  const middle = line.dx * (body.x - line.px) + line.dy * (body.y - line.py);
  const reach = body.outline.reach * line.length;
  if (middle - reach > stretch.surelyLeft && middle + reach < stretch.notYetArrived) return true;
  setExactly(line);
  findExit(body, line, passage);
  if (comparePassages(passage, leaving) <= 0) return false;
  findEntry(body, line, passage);
  return comparePassages(passage, arriving) < 0;
}

const cutEntry = newPassage();
const cutExit = newPassage();

/** A line along a cut between two parts of a piece runs through the piece although it enters neither part. */
function cutBlocksStretch(cut: TerrainCut, line: Line): boolean {
  if (!setCutPassages(cut, line, cutEntry, cutExit)) return false;
  setExactly(line);
  return comparePassages(cutExit, leaving) > 0 && comparePassages(cutEntry, arriving) < 0;
}

/** Where a line runs along a cut; false when the cut does not lie on the line. */
export function setCutPassages({ from, to }: TerrainCut, line: Line, entry: Passage, exit: Passage): boolean {
  const { px, py, dx, dy } = line;
  if (dx * (from.y - py) !== dy * (from.x - px) || dx * (to.y - py) !== dy * (to.x - px)) return false;
  const [fromAlong, toAlong] = [alongOf(line, from), alongOf(line, to)];
  setPlace(entry, Math.min(fromAlong, toAlong));
  setPlace(exit, Math.max(fromAlong, toAlong));
  return true;
}

const alongOf = ({ px, py, dx, dy }: Line, { x, y }: Point): number => dx * (x - px) + dy * (y - py);

/** A place that is a lattice point of the line itself. */
function setPlace(place: Passage, along: number): void {
  place.along = along;
  place.slack = 0;
  place.fromAlong = along;
  place.fromSide = 0;
  place.toAlong = along;
  place.toSide = 1;
}
