import { outlineOf, POINT, type Outline } from '../outline.js';
import type { Placed } from '../shapes.js';
import { BITS } from './bits.js';

/**
 * Two units face to face. In their frame the x axis runs from the near unit to the far one and begins between them; a line
 * from unit to unit is y = height + slope · x. Everything in the frame is rounded, and every bound errs to its safe side by
 * `MARGIN`: thousands of times what rounding can do to coordinates below 2^23 and slopes up to `STEEPEST`.
 */
export const MARGIN = 2;
const STEEPEST = 64;

/** Units with less room between them than this have no frame. */
const LEAST_GAP = 1000;

/** 1 for what counts as a disc, because the circles around it and within it are so close to each other. */
export const isRound = (reach: number, core: number): 0 | 1 => (core > 0.98 * reach ? 1 : 0);

/** The models of one side: as they stand on the table, and in the frame. At most 32; a larger unit is taken in parts. */
export interface Side {
  count: number;
  readonly atX: Float64Array;
  readonly atY: Float64Array;
  readonly outlines: Outline[];
  /** Radii of the circles around the base and within it, each on the safe side. */
  readonly reach: Float64Array;
  readonly core: Float64Array;
  /** 1 for a base that counts as a disc, see `isRound`. */
  readonly round: Uint8Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Extent of the whole side in the frame. */
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** Its middle on the table. */
  middleX: number;
  middleY: number;
}

export const newSide = (): Side => ({
  count: 0,
  atX: new Float64Array(BITS),
  atY: new Float64Array(BITS),
  outlines: [],
  reach: new Float64Array(BITS),
  core: new Float64Array(BITS),
  round: new Uint8Array(BITS),
  x: new Float64Array(BITS),
  y: new Float64Array(BITS),
  left: 0,
  right: 0,
  bottom: 0,
  top: 0,
  middleX: 0,
  middleY: 0,
});

/** Takes up the models from `first` on, as many as there is room for. */
export function setSide(side: Side, models: readonly Placed[], first: number): void {
  side.count = Math.min(BITS, models.length - first);
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  let last: Placed | undefined;
  let outline = POINT;
  for (let i = 0; i < side.count; i++) {
    const model = models[first + i]!;
    const { x, y } = model.at;
    // Most models of a unit have one base: no need to look its outline up for each.
    if (last?.base !== model.base || last.facing !== model.facing) outline = outlineOf(model.base, model.facing);
    last = model;
    side.atX[i] = x;
    side.atY[i] = y;
    side.outlines[i] = outline;
    side.reach[i] = outline.reach + MARGIN;
    side.core[i] = outline.core - MARGIN;
    side.round[i] = isRound(outline.reach, outline.core);
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < bottom) bottom = y;
    if (y > top) top = y;
  }
  side.middleX = (left + right) / 2;
  side.middleY = (bottom + top) / 2;
}

/** Where the frame begins on the table, and the direction of its x axis. */
export const frame = { x: 0, y: 0, dx: 1, dy: 0 };

/** Ways to look where the line between the middles leaves no room between the units. */
const OTHER_AXES = [
  [1, 0],
  [0, 1],
  [Math.SQRT1_2, Math.SQRT1_2],
  [Math.SQRT1_2, -Math.SQRT1_2],
] as const;

/** Sets the frame of two units. False when they stand so close, or so much side by side, that there is none. */
export function setFrame(near: Side, far: Side): boolean {
  const dx = far.middleX - near.middleX;
  const dy = far.middleY - near.middleY;
  const length = Math.sqrt(dx * dx + dy * dy);
  frame.x = near.middleX + dx / 2;
  frame.y = near.middleY + dy / 2;
  if (length > 0 && setAxis(near, far, dx / length, dy / length)) return true;
  return OTHER_AXES.some(([x, y]) => {
    const way = dx * x + dy * y < 0 ? -1 : 1;
    return setAxis(near, far, way * x, way * y);
  });
}

function setAxis(near: Side, far: Side, dx: number, dy: number): boolean {
  frame.dx = dx;
  frame.dy = dy;
  placeSide(near);
  placeSide(far);
  const gap = far.left - near.right;
  const climb = Math.max(far.top - near.bottom, near.top - far.bottom);
  return gap >= LEAST_GAP && climb <= STEEPEST * gap;
}

function placeSide(side: Side): void {
  const { dx, dy, x: originX, y: originY } = frame;
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < side.count; i++) {
    const relX = side.atX[i]! - originX;
    const relY = side.atY[i]! - originY;
    const reach = side.reach[i]!;
    const x = dx * relX + dy * relY;
    const y = dx * relY - dy * relX;
    side.x[i] = x;
    side.y[i] = y;
    if (x - reach < left) left = x - reach;
    if (x + reach > right) right = x + reach;
    if (y - reach < bottom) bottom = y - reach;
    if (y + reach > top) top = y + reach;
  }
  side.left = left;
  side.right = right;
  side.bottom = bottom;
  side.top = top;
}

/** Lets the frame begin farther along its axis. */
export function moveFrame(near: Side, far: Side, by: number): void {
  frame.x += by * frame.dx;
  frame.y += by * frame.dy;
  for (let i = 0; i < near.count; i++) near.x[i]! -= by;
  for (let i = 0; i < far.count; i++) far.x[i]! -= by;
  near.left -= by;
  near.right -= by;
  far.left -= by;
  far.right -= by;
}
