import { extremeFrom, oppositeSector, sectorOf } from '../extreme.js';
import type { Outline } from '../outline.js';
import { allIfAny, BITS, cellsInside, cellsTouched, lowestBit } from './bits.js';
import { frame, MARGIN, type Side } from './frame.js';

/**
 * A strip: all lines whose slope lies within `half` of `slope`, and whose height lies in one of the cells, which run upwards
 * from `low`. There is one strip in hand at a time, with the models whose lines run in it and what is known of its cells:
 *
 * - `dark`: every line of the cell passes through the inside of an obstacle that stands between everybody;
 * - `doubtful`: some line of the cell that has exactly the slope in the middle may meet such an obstacle.
 */
export const strip = {
  slope: 0,
  half: 0,
  low: 0,
  perCell: 0,
  /** √(1 + slope²) in the middle, and bounds of it over the whole strip: a disc of radius r spans heights r√(1 + slope²) each way. */
  secant: 1,
  most: 1,
  least: 1,
  near: 0,
  far: 0,
  dark: 0,
  doubtful: 0,
  /** Whether there are obstacles that concern some models only. What these do is kept model by model. */
  beside: false,
};

/** Cells are no smaller than this would make them, so that they can be counted in 32-bit numbers. */
const LEAST_HEIGHT = 64;

export function setStrip(slope: number, half: number, low: number, high: number): void {
  const steep = Math.abs(slope);
  const secant = Math.sqrt(1 + slope * slope);
  strip.slope = slope;
  strip.half = half;
  strip.low = low;
  strip.perCell = BITS / Math.max(high - low, LEAST_HEIGHT);
  strip.secant = secant;
  // The slope of √(1 + m²) at m is less than |m|.
  strip.most = secant + half * (steep + half);
  strip.least = secant - half * steep;
  strip.beside = false;
  setNormal();
}

/** The vector n with n·p = y - slope · x for a point p of the table and its place (x, y) in the frame. */
const normal = { x: 0, y: 0, sector: 0, opposite: 0 };

function setNormal(): void {
  normal.x = -frame.dy - strip.slope * frame.dx;
  normal.y = frame.dx - strip.slope * frame.dy;
  normal.sector = sectorOf(normal.x, normal.y);
  normal.opposite = oppositeSector(normal.sector);
}

/** How far above the line through its middle an outline reaches, at the slope in the middle of the strip; `MARGIN` more. */
export function heightAbove(outline: Outline): number {
  const { x, y, sector } = normal;
  const top = extremeFrom(outline, sector, x, y);
  return x * outline.xs[top]! + y * outline.ys[top]! + MARGIN;
}

/** The same below it. */
export function heightBelow(outline: Outline): number {
  const { x, y, opposite } = normal;
  const bottom = extremeFrom(outline, opposite, -x, -y);
  return MARGIN - x * outline.xs[bottom]! - y * outline.ys[bottom]!;
}

/** What the strip means to the models of a side, each list by model. */
export interface Outlook {
  /** Cells that are dark, or doubtful, to this model besides those that are so to everybody. */
  readonly dark: Int32Array;
  readonly doubtful: Int32Array;
  /** Cells with lines that may meet the model and are not dark. */
  readonly reached: Int32Array;
  /** Cells of which all lines with the slope in the middle surely meet the model, and no obstacle. */
  readonly met: Int32Array;
}

const newOutlook = (): Outlook => ({
  dark: new Int32Array(BITS),
  doubtful: new Int32Array(BITS),
  reached: new Int32Array(BITS),
  met: new Int32Array(BITS),
});

export const nearOutlook = newOutlook();
export const farOutlook = newOutlook();

/** Which of some cells the models of a set reach, together and each for itself. */
export function reachCells(side: Side, models: number, outlook: Outlook, among: number): number {
  const { slope, half, low, perCell, secant, most, beside } = strip;
  const { x, y, reach, round } = side;
  let all = 0;
  for (let left = models; left !== 0; left &= left - 1) {
    const i = lowestBit(left);
    const middle = (y[i]! - slope * x[i]! - low) * perCell;
    const drift = Math.abs(x[i]!) * half + reach[i]! * (most - secant + half);
    const disc = round[i] === 1;
    const above = disc ? reach[i]! * secant : heightAbove(side.outlines[i]!);
    const below = disc ? above : heightBelow(side.outlines[i]!);
    const hidden = beside ? outlook.dark[i]! : 0;
    const cells =
      cellsTouched(middle - (below + drift) * perCell, middle + (above + drift) * perCell) & among & ~hidden;
    outlook.reached[i] = cells;
    all |= cells;
  }
  return all;
}

/** The models of a set that reach any of some cells. */
export function reaching(models: number, outlook: Outlook, cells: number): number {
  let kept = 0;
  for (let left = models; left !== 0; left &= left - 1) {
    kept |= left & -left & allIfAny(outlook.reached[lowestBit(left)]! & cells);
  }
  return kept;
}

/**
 * The near models that surely see a far one along some line of the strip: the far model spans a whole cell, the near one
 * has a line in it, and nothing is in the way. With `inRange`, by near model, only those far models count.
 */
export function surelySeeing(near: Side, far: Side, open: number, inRange: Int32Array | undefined): number {
  const met = meetCells(far, open);
  if (met === 0) return 0;
  let seeing = 0;
  for (let left = strip.near; left !== 0; left &= left - 1) {
    const i = lowestBit(left);
    setSpan(near, i);
    if (span.low >= span.high) continue;
    const doubtful = strip.beside ? nearOutlook.doubtful[i]! : 0;
    const cells = cellsTouched(span.low, span.high) & met & ~doubtful;
    if (cells === 0) continue;
    if (inRange === undefined || meetsAny(strip.far & inRange[i]!, cells)) seeing |= 1 << i;
  }
  return seeing;
}

/** The open cells that models of the far side span, together and each for itself. */
function meetCells(far: Side, open: number): number {
  let all = 0;
  for (let left = strip.far; left !== 0; left &= left - 1) {
    const i = lowestBit(left);
    setSpan(far, i);
    const doubtful = strip.beside ? farOutlook.doubtful[i]! : 0;
    const cells = cellsInside(span.low, span.high) & open & ~doubtful;
    farOutlook.met[i] = cells;
    all |= cells;
  }
  return all;
}

/** The heights, in cells, between which every line with the slope in the middle surely meets a model. */
const span = { low: 0, high: 0 };

function setSpan({ x, y, core, round, outlines }: Side, i: number): void {
  const { slope, low, perCell, secant } = strip;
  const middle = (y[i]! - slope * x[i]! - low) * perCell;
  const disc = round[i] === 1;
  const above = disc ? core[i]! * secant : heightAbove(outlines[i]!) - 2 * MARGIN;
  const below = disc ? above : heightBelow(outlines[i]!) - 2 * MARGIN;
  span.low = middle - below * perCell;
  span.high = middle + above * perCell;
}

function meetsAny(models: number, cells: number): boolean {
  for (let left = models; left !== 0; left &= left - 1) {
    if ((farOutlook.met[lowestBit(left)]! & cells) !== 0) return true;
  }
  return false;
}
