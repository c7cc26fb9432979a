import type { Ground } from '../ground.js';
import type { Placed, Point } from '../shapes.js';
import { cornersOf } from '../body.js';
import { clearAlong } from './clearAlong.js';
import { gather, newCorridor, setEnd, setPointEnd, type SightOptions } from './corridor.js';
import { newLine, setLine } from './line.js';

const corridor = newCorridor();
const line = newLine();

/** Is the straight line between two points clear? A point sees itself. */
export function clearLine(ground: Ground, from: Point, to: Point, options: SightOptions = {}): boolean {
  setPointEnd(corridor.a, from);
  setPointEnd(corridor.b, to);
  gather(corridor, ground, options);
  return isClear(from, to);
}

/** How many of the corners of the target's canonical outline are hidden from a viewer, and out of how many. */
export interface HiddenShare {
  readonly hidden: number;
  readonly of: number;
}

/**
 * Looks from the viewer's centre at every corner of the target's outline (64 for round and oval bases, 4 for rectangles)
 * and counts those without a clear line. The target's own base never hides a part of itself.
 */
export function hiddenShare(ground: Ground, from: Point | Placed, to: Placed, options: SightOptions = {}): HiddenShare {
  const eye = 'base' in from ? from.at : from;
  if ('base' in from) setEnd(corridor.a, from);
  else setPointEnd(corridor.a, from);
  setEnd(corridor.b, to);
  const corners = cornersOf(corridor.b);
  gather(corridor, ground, options); // with the true ends: they decide which pieces can be seen into
  setPointEnd(corridor.a, eye);
  let hidden = 0;
  for (const corner of corners) {
    setPointEnd(corridor.b, corner);
    if (!isClear(eye, corner)) hidden++;
  }
  return { hidden, of: corners.length };
}

/** The corridor holds both points as its ends, and everything that may lie between them. */
function isClear(from: Point, to: Point): boolean {
  if (corridor.bodies.length === 0 || (from.x === to.x && from.y === to.y)) return true;
  setLine(line, from.x, from.y, to.x, to.y);
  return clearAlong(corridor, line);
}
