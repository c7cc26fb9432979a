import { outlineOf } from '../outline.js';
import type { Placed, Point } from '../shapes.js';

/**
 * All lines from one unit to another, sorted into a raster. In a frame whose x axis runs from unit to unit such a line is
 * y = c + m·x. The slopes m are cut into strips of equal width, the heights c of every strip into cells, a bit for each.
 *
 * Everything here is rounded, and every bound errs to its safe side by `MARGIN`: thousands of times what rounding can do to
 * coordinates below 2^23 and slopes below `STEEPEST`.
 */
export const STRIPS = 16;
const CELLS = 32;
export const MARGIN = 2;
const STEEPEST = 8;

/** More models than this on one side are left to the search pair by pair. */
export const MOST = 128;

/** The models of one side: as they stand on the table, and in the frame of the fan. */
export interface Side {
  count: number;
  readonly atX: Float64Array;
  readonly atY: Float64Array;
  readonly reach: Float64Array;
  readonly core: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The greatest reach of them all. */
  farthest: number;
  /** Extent of the whole side in the frame. */
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export const newSide = (): Side => ({
  count: 0,
  atX: new Float64Array(MOST),
  atY: new Float64Array(MOST),
  reach: new Float64Array(MOST),
  core: new Float64Array(MOST),
  x: new Float64Array(MOST),
  y: new Float64Array(MOST),
  farthest: 0,
  left: 0,
  right: 0,
  bottom: 0,
  top: 0,
});

/** Takes up the models of a side; one that is too large counts as empty, and no fan is spread for it. */
export function setSide(side: Side, models: readonly Placed[]): void {
  side.count = models.length > MOST ? 0 : models.length;
  side.farthest = 0;
  for (let i = 0; i < side.count; i++) {
    const { base, at, facing } = models[i]!;
    const { reach, core } = outlineOf(base, facing);
    side.atX[i] = at.x;
    side.atY[i] = at.y;
    side.reach[i] = reach + MARGIN;
    side.core[i] = core - MARGIN;
    side.farthest = Math.max(side.farthest, reach + MARGIN);
  }
}

/** The frame: where it begins on the table, and the direction of its x axis. */
export const frame = { x: 0, y: 0, dx: 1, dy: 0 };

/** At the borders of the strips: the slope, and the vector n with c = n·p for a point p of the table seen from the frame. */
export const slopes = new Float64Array(STRIPS + 1);
export const normalX = new Float64Array(STRIPS + 1);
export const normalY = new Float64Array(STRIPS + 1);
/** Least and greatest √(1 + m²) of every strip: a disc of radius r covers heights up to r√(1 + m²) from its middle. */
export const least = new Float64Array(STRIPS);
export const greatest = new Float64Array(STRIPS);
/** The lowest and the highest height of every strip, and how many cells there are to a micrometre; none where no line goes. */
export const lowest = new Float64Array(STRIPS);
export const highest = new Float64Array(STRIPS);
const perCell = new Float64Array(STRIPS);
const fromLow = new Float64Array(STRIPS + 1);
const fromHigh = new Float64Array(STRIPS + 1);
const toLow = new Float64Array(STRIPS + 1);
const toHigh = new Float64Array(STRIPS + 1);

/**
 * Spreads the fan for all lines between two sides. False when there is no room between them along the axis, or lines would
 * be too steep: then there is no fan.
 */
export function spreadFan(from: Side, fromMiddle: Point, to: Side, toMiddle: Point): boolean {
  if (from.count === 0 || to.count === 0) return false;
  const dx = toMiddle.x - fromMiddle.x;
  const dy = toMiddle.y - fromMiddle.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return false;
  frame.x = (fromMiddle.x + toMiddle.x) / 2;
  frame.y = (fromMiddle.y + toMiddle.y) / 2;
  frame.dx = dx / length;
  frame.dy = dy / length;
  placeSide(from);
  placeSide(to);
  if (from.right + MARGIN >= to.left || !setSlopes(from, to)) return false;
  setCells(from, to);
  return true;
}

export const frameX = (x: number, y: number): number => frame.dx * (x - frame.x) + frame.dy * (y - frame.y);
export const frameY = (x: number, y: number): number => frame.dx * (y - frame.y) - frame.dy * (x - frame.x);

function placeSide(side: Side): void {
  side.left = side.bottom = Infinity;
  side.right = side.top = -Infinity;
  for (let i = 0; i < side.count; i++) {
    const x = frameX(side.atX[i]!, side.atY[i]!);
    const y = frameY(side.atX[i]!, side.atY[i]!);
    const reach = side.reach[i]!;
    side.x[i] = x;
    side.y[i] = y;
    if (x - reach < side.left) side.left = x - reach;
    if (x + reach > side.right) side.right = x + reach;
    if (y - reach < side.bottom) side.bottom = y - reach;
    if (y + reach > side.top) side.top = y + reach;
  }
}

/** The slopes from any point of one model to any of another: the rise and the run each differ by both reaches at most. */
function setSlopes(from: Side, to: Side): boolean {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < from.count; i++) {
    const x = from.x[i]!;
    const y = from.y[i]!;
    const reach = from.reach[i]!;
    for (let j = 0; j < to.count; j++) {
      const reaches = reach + to.reach[j]!;
      const run = to.x[j]! - x;
      const down = to.y[j]! - y - reaches;
      const downRun = down < 0 ? run - reaches : run + reaches;
      if (down < low * downRun) low = down / downRun;
      const up = to.y[j]! - y + reaches;
      const upRun = up > 0 ? run - reaches : run + reaches;
      if (up > high * upRun) high = up / upRun;
    }
  }
  if (!(low >= -STEEPEST && high <= STEEPEST)) return false;
  for (let k = 0; k <= STRIPS; k++) setBorder(k, low + ((high - low) * k) / STRIPS);
  for (let k = 0; k < STRIPS; k++) setWidths(k, slopes[k]!, slopes[k + 1]!);
  return true;
}

function setBorder(k: number, slope: number): void {
  slopes[k] = slope;
  normalX[k] = -frame.dy - slope * frame.dx;
  normalY[k] = frame.dx - slope * frame.dy;
}

function setWidths(k: number, low: number, high: number): void {
  const atLow = Math.sqrt(1 + low * low);
  const atHigh = Math.sqrt(1 + high * high);
  greatest[k] = Math.max(atLow, atHigh);
  least[k] = low < 0 && high > 0 ? 1 : Math.min(atLow, atHigh);
}

/**
 * A line of a strip meets both sides, so its height lies in the bands of both. The lowest of the middles of a side is
 * concave in the slope and the highest convex, so both are outermost at a border of the strip.
 */
function setCells(from: Side, to: Side): void {
  setBands(from, fromLow, fromHigh);
  setBands(to, toLow, toHigh);
  for (let k = 0; k < STRIPS; k++) {
    const fromSwell = from.farthest * greatest[k]!;
    const toSwell = to.farthest * greatest[k]!;
    const low = Math.max(
      Math.min(fromLow[k]!, fromLow[k + 1]!) - fromSwell,
      Math.min(toLow[k]!, toLow[k + 1]!) - toSwell,
    );
    const high = Math.min(
      Math.max(fromHigh[k]!, fromHigh[k + 1]!) + fromSwell,
      Math.max(toHigh[k]!, toHigh[k + 1]!) + toSwell,
    );
    lowest[k] = low;
    highest[k] = high;
    perCell[k] = high > low ? CELLS / (high - low) : 0;
  }
}

/** The lowest and the highest middle of a side at every border. */
function setBands(side: Side, lows: Float64Array, highs: Float64Array): void {
  const { x, y, count } = side;
  for (let k = 0; k <= STRIPS; k++) {
    const slope = slopes[k]!;
    let low = Infinity;
    let high = -Infinity;
    for (let i = 0; i < count; i++) {
      const height = y[i]! - slope * x[i]!;
      if (height < low) low = height;
      if (height > high) high = height;
    }
    lows[k] = low;
    highs[k] = high;
  }
}

/** Does any line lie in the strip? */
export const inUse = (k: number): boolean => perCell[k]! > 0;

/** The cells of a strip that share any height with the interval from low to high. */
export function cellsTouched(k: number, low: number, high: number): number {
  const first = (low - lowest[k]!) * perCell[k]!;
  const last = (high - lowest[k]!) * perCell[k]!;
  if (!(last >= 0 && first < CELLS && last >= first)) return 0;
  return (first > 0 ? -1 << first : -1) & (last < CELLS ? -1 >>> (CELLS - 1 - (last | 0)) : -1);
}

/** The cells of a strip that lie within the interval from low to high altogether. */
export function cellsInside(k: number, low: number, high: number): number {
  const first = Math.ceil((low - lowest[k]!) * perCell[k]!);
  const end = Math.floor((high - lowest[k]!) * perCell[k]!);
  if (first >= CELLS || end <= 0 || first >= end) return 0;
  return (first > 0 ? -1 << first : -1) & (end < CELLS ? -1 >>> (CELLS - end) : -1);
}

/** All cells through which a line of the strip may pass that meets the model. */
export function cellsReached(side: Side, i: number, k: number): number {
  const height = side.y[i]! - slopes[k]! * side.x[i]!;
  const next = side.y[i]! - slopes[k + 1]! * side.x[i]!;
  const swell = side.reach[i]! * greatest[k]!;
  return cellsTouched(k, Math.min(height, next) - swell, Math.max(height, next) + swell);
}

/** Cells that the lines of the middle slope of the strip which surely meet the model touch, or fill. */
export function cellsMet(side: Side, i: number, k: number, filled: boolean): number {
  const swell = side.core[i]! * least[k]!;
  if (swell <= 0) return 0;
  const height = side.y[i]! - ((slopes[k]! + slopes[k + 1]!) / 2) * side.x[i]!;
  return filled ? cellsInside(k, height - swell, height + swell) : cellsTouched(k, height - swell, height + swell);
}
