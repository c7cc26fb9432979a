import { bodyAt } from '../body.js';
import { extremeCorner } from '../extreme.js';
import type { Ground } from '../ground.js';
import type { Outline } from '../outline.js';
import { ALL } from './bits.js';
import { SEE_INTO, standsIn } from './corridor.js';
import type { Field } from './field.js';
import { frame, isRound, MARGIN, moveFrame, type Side } from './frame.js';

/**
 * What may stand in the way of lines between two units, as it lies in their frame. Four sets of models say whom it concerns:
 * it hides the far models before which it surely lies from the near models beyond which it surely lies, and it leaves free
 * all lines from or to a model that has it behind itself, or that stands in it and can see out.
 */
export interface Obstacles {
  count: number;
  /** Place in the field. */
  place: Int32Array;
  readonly outlines: Outline[];
  x: Float64Array;
  y: Float64Array;
  /** Radii of the circles around it and within it, each on the safe side. */
  reach: Float64Array;
  core: Float64Array;
  /** 1 for one that counts as a disc, see `isRound`. */
  round: Uint8Array;
  hidesNear: Int32Array;
  hidesFar: Int32Array;
  freesNear: Int32Array;
  freesFar: Int32Array;
}

export const newObstacles = (): Obstacles => ({ count: 0, outlines: [], ...flatLists(256) });

const flatLists = (size: number): Omit<Obstacles, 'count' | 'outlines'> => ({
  place: new Int32Array(size),
  x: new Float64Array(size),
  y: new Float64Array(size),
  reach: new Float64Array(size),
  core: new Float64Array(size),
  round: new Uint8Array(size),
  hidesNear: new Int32Array(size),
  hidesFar: new Int32Array(size),
  freesNear: new Int32Array(size),
  freesFar: new Int32Array(size),
});

/** The two sides of a question, and the group of the far one, which is looked through. */
export interface Sides {
  readonly near: Side;
  readonly far: Side;
  readonly group: number;
}

/** Takes up from the field whatever may be in the way, and puts the beginning of the frame into its midst. */
export function gatherObstacles(
  obstacles: Obstacles,
  field: Field,
  sides: Sides,
  ground: Ground,
  terrain: Uint8Array | undefined,
): void {
  if (field.count > obstacles.x.length) Object.assign(obstacles, flatLists(2 * field.count));
  obstacles.count = 0;
  gatherBetween(obstacles, field, sides, ground, terrain);
  moveToMidst(obstacles, sides);
}

/** What meets the box around both sides, which no line between them leaves. */
function gatherBetween(
  obstacles: Obstacles,
  field: Field,
  sides: Sides,
  ground: Ground,
  terrain: Uint8Array | undefined,
): void {
  const { near, far, group } = sides;
  const { count, terrainCount, x, y, reach } = field;
  const { dx, dy, x: originX, y: originY } = frame;
  const middleX = (near.left + far.right) / 2;
  const middleY = (Math.min(near.bottom, far.bottom) + Math.max(near.top, far.top)) / 2;
  const halfWidth = far.right - middleX + MARGIN;
  const halfHeight = Math.max(near.top, far.top) - middleY + MARGIN;
  for (let i = 0; i < count; i++) {
    const relX = x[i]! - originX;
    const relY = y[i]! - originY;
    const height = dx * relY - dy * relX;
    if (Math.abs(height - middleY) > halfHeight + reach[i]!) continue;
    const along = dx * relX + dy * relY;
    if (Math.abs(along - middleX) > halfWidth + reach[i]!) continue;
    if (i >= terrainCount && field.group[i] === group) continue;
    const concerns = addObstacle(obstacles, field, i, along, height, sides);
    if (!concerns || !terrain || i >= terrainCount) continue;
    const { piece } = field.parts[field.index[i]!]!;
    if (terrain[piece] === SEE_INTO) freeWhoStandsIn(obstacles, sides, ground, piece);
  }
}

/**
 * The heights of lines are measured where the frame begins. The nearer to that an obstacle stands, the less its heights change
 * with the slope, and the more cells it fills.
 */
function moveToMidst(obstacles: Obstacles, { near, far }: Sides): void {
  const { x, count } = obstacles;
  let sum = 0;
  let between = 0;
  for (let i = 0; i < count; i++) {
    if (x[i]! < near.right || x[i]! > far.left) continue;
    sum += x[i]!;
    between++;
  }
  if (between === 0) return;
  const middle = sum / between;
  for (let i = 0; i < count; i++) x[i]! -= middle;
  moveFrame(near, far, middle);
}

/** False, and nothing added, when everybody on one side has it behind himself. */
function addObstacle(obstacles: Obstacles, field: Field, from: number, x: number, y: number, sides: Sides): boolean {
  const i = obstacles.count;
  const reach = field.reach[from]! + MARGIN;
  const core = field.core[from]! - MARGIN;
  obstacles.place[i] = from;
  obstacles.outlines[i] = field.outlines[from]!;
  obstacles.x[i] = x;
  obstacles.y[i] = y;
  obstacles.reach[i] = reach;
  obstacles.core[i] = core;
  obstacles.round[i] = isRound(reach, core);
  obstacles.hidesNear[i] = obstacles.hidesFar[i] = ALL;
  obstacles.freesNear[i] = obstacles.freesFar[i] = 0;
  if (x - reach <= sides.near.right && !setBesideNear(obstacles, i, sides.near)) return false;
  if (x + reach >= sides.far.left && !setBesideFar(obstacles, i, sides.far)) return false;
  obstacles.count++;
  return true;
}

/** For an obstacle that may not lie beyond the whole near side. False when it lies behind all of it. */
function setBesideNear(obstacles: Obstacles, i: number, near: Side): boolean {
  const left = obstacles.x[i]! - extent(obstacles, i, -1);
  if (left > near.right) return true;
  const right = obstacles.x[i]! + extent(obstacles, i, 1);
  if (right < near.left) return false;
  obstacles.hidesNear[i] = endingBefore(near, left);
  obstacles.freesNear[i] = beginningAfter(near, right);
  return true;
}

/** For an obstacle that may not lie before the whole far side. False when it lies behind all of it. */
function setBesideFar(obstacles: Obstacles, i: number, far: Side): boolean {
  const right = obstacles.x[i]! + extent(obstacles, i, 1);
  if (right < far.left) return true;
  const left = obstacles.x[i]! - extent(obstacles, i, -1);
  if (left > far.right) return false;
  obstacles.hidesFar[i] = beginningAfter(far, right);
  obstacles.freesFar[i] = endingBefore(far, left);
  return true;
}

/** How far at most it reaches from its middle along the axis of the frame, onward or back. */
function extent({ outlines, reach, round }: Obstacles, i: number, way: 1 | -1): number {
  if (round[i] === 1) return reach[i]!;
  const outline = outlines[i]!;
  const corner = extremeCorner(outline, way * frame.dx, way * frame.dy);
  return way * (frame.dx * outline.xs[corner]! + frame.dy * outline.ys[corner]!) + MARGIN;
}

function endingBefore({ count, x, reach }: Side, limit: number): number {
  let set = 0;
  for (let i = 0; i < count; i++) if (x[i]! + reach[i]! < limit) set |= 1 << i;
  return set;
}

function beginningAfter({ count, x, reach }: Side, limit: number): number {
  let set = 0;
  for (let i = 0; i < count; i++) if (x[i]! - reach[i]! > limit) set |= 1 << i;
  return set;
}

/** The last obstacle can be seen into: whoever stands in any part of its piece is neither hidden nor hindered by it. */
function freeWhoStandsIn(obstacles: Obstacles, { near, far }: Sides, ground: Ground, piece: number): void {
  const i = obstacles.count - 1;
  const nearIn = standingIn(near, ground, piece);
  const farIn = standingIn(far, ground, piece);
  obstacles.hidesNear[i]! &= ~nearIn;
  obstacles.freesNear[i]! |= nearIn;
  obstacles.hidesFar[i]! &= ~farIn;
  obstacles.freesFar[i]! |= farIn;
}

function standingIn({ count, outlines, atX, atY }: Side, ground: Ground, piece: number): number {
  let set = 0;
  for (let i = 0; i < count; i++) {
    const model = bodyAt(outlines[i]!, atX[i]!, atY[i]!, { kind: 'end' });
    if (standsIn(model, ground, piece)) set |= 1 << i;
  }
  return set;
}
