import { ALL, BITS, firstBits, lowestBit } from './bits.js';
import { MARGIN, type Side } from './frame.js';
import type { Obstacles } from './obstacles.js';
import { listAll, lists, shadeStrip } from './shade.js';
import { farOutlook, nearOutlook, reachCells, reaching, setStrip, strip, surelySeeing } from './strip.js';

/**
 * Who of one unit sees any of another? All lines between the two are sorted into strips. A strip settles itself when its
 * cells are dark, or when all models that might see along its lines are known to see. What is left of it, runs of cells
 * that are not dark, is split in two by slope, again and again, always the widest strips first. What is still open at the
 * end is handed on, pair by pair, to the exact search. So the strips may leave a question open, but what they do say is
 * certain.
 */
export const outcome = {
  /** The near models that surely see a far one. */
  seeing: 0,
  /** By near model, the far models that it may see or not. It surely sees none of the others, unless it is `seeing`. */
  doubts: new Int32Array(BITS),
};

/** The slopes are first cut into 2^3 strips, then split until each is a 2^8th of them. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 8;

const MOST_STRIPS = 1024;
/** A strip of 32 cells has 16 runs at most, and each makes two strips. */
const MOST_SPLIT = 32;

const queue = {
  count: 0,
  level: new Uint8Array(MOST_STRIPS),
  slope: new Float64Array(MOST_STRIPS),
  half: new Float64Array(MOST_STRIPS),
  low: new Float64Array(MOST_STRIPS),
  high: new Float64Array(MOST_STRIPS),
  near: new Int32Array(MOST_STRIPS),
  far: new Int32Array(MOST_STRIPS),
  from: new Uint32Array(MOST_STRIPS),
  to: new Uint32Array(MOST_STRIPS),
};

/** Whether it is enough to know of one model that sees, or every one is asked about. */
export type Enough = 'one' | 'every';

/** Searches between two sides whose frame is set. With `inRange`, by near model, only those far models count. */
export function searchStrips(
  near: Side,
  far: Side,
  obstacles: Obstacles,
  enough: Enough,
  inRange: Int32Array | undefined,
): void {
  outcome.seeing = 0;
  for (let i = 0; i < near.count; i++) outcome.doubts[i] = 0;
  listAll(obstacles);
  queue.count = 0;
  strip.far = firstBits(far.count);
  strip.near = withPartner(firstBits(near.count), inRange);
  const asking = strip.near;
  if (enough === 'one' && inRange === undefined) outcome.seeing = seeingAtOnce(near, far, obstacles);
  if (outcome.seeing !== 0) return;
  queueFirst(near, far);
  for (let i = 0; i < queue.count; i++) {
    const from = lists.end;
    const lit = takeUp(i) && shadeStrip(obstacles, queue.from[i]!, queue.to[i]!) ? look(near, far, inRange) : 0;
    if (outcome.seeing === asking || (outcome.seeing !== 0 && enough === 'one')) return;
    if (lit !== 0 && maySplit(i, obstacles.count)) split(lit, queue.level[i]! + 1, from);
    else {
      if (lit !== 0) noteDoubts(inRange);
      lists.end = from;
    }
  }
}

const FIRST_TRIES = 4;

/** A near model that is found to see a far one along the line between their middles, or none: a few pairs are tried. */
function seeingAtOnce(near: Side, far: Side, obstacles: Obstacles): number {
  for (let k = 0; k < FIRST_TRIES; k++) {
    const i = (7 * k + 2) % near.count;
    if (surelyClear(near, i, far, (3 * k + 2) % far.count, obstacles)) return 1 << i;
  }
  return 0;
}

function surelyClear(near: Side, i: number, far: Side, j: number, obstacles: Obstacles): boolean {
  const { count, x, y, reach, freesNear, freesFar } = obstacles;
  if (near.core[i]! <= 0 || far.core[j]! <= 0) return false;
  const slope = (far.y[j]! - near.y[i]!) / (far.x[j]! - near.x[i]!);
  const height = near.y[i]! - slope * near.x[i]!;
  const secant = Math.sqrt(1 + slope * slope);
  for (let o = 0; o < count; o++) {
    if (Math.abs(y[o]! - slope * x[o]! - height) > reach[o]! * secant) continue;
    if (((freesNear[o]! >> i) & 1) === 0 && ((freesFar[o]! >> j) & 1) === 0) return false;
  }
  return true;
}

/** Takes a strip in hand; false when there is nothing left to find out in it. */
function takeUp(i: number): boolean {
  strip.near = queue.near[i]! & ~outcome.seeing;
  strip.far = queue.far[i]!;
  setStrip(queue.slope[i]!, queue.half[i]!, queue.low[i]!, queue.high[i]!);
  return strip.near !== 0;
}

/** Looks along the lines of the strip, shaded as it is. The cells along which somebody else may still see. */
function look(near: Side, far: Side, inRange: Int32Array | undefined): number {
  const reached = reachCells(far, strip.far, farOutlook, ~strip.dark);
  if (reached === 0) return 0;
  let lit = reachCells(near, strip.near, nearOutlook, reached);
  const open = lit & ~strip.doubtful;
  const seeing = open === 0 ? 0 : surelySeeing(near, far, open, inRange);
  if (seeing !== 0) {
    outcome.seeing |= seeing;
    strip.near &= ~seeing;
    lit = 0;
    for (let left = strip.near; left !== 0; left &= left - 1) lit |= nearOutlook.reached[lowestBit(left)]!;
  }
  strip.far = reaching(strip.far, farOutlook, lit);
  strip.near = withPartner(reaching(strip.near, nearOutlook, lit), inRange);
  return strip.near === 0 ? 0 : lit;
}

/** Those near models that have some model of the strip's far ones in range. */
function withPartner(models: number, inRange: Int32Array | undefined): number {
  if (inRange === undefined) return models;
  let kept = 0;
  for (let left = models; left !== 0; left &= left - 1) {
    if ((inRange[lowestBit(left)]! & strip.far) !== 0) kept |= left & -left;
  }
  return kept;
}

const maySplit = (i: number, listed: number): boolean =>
  queue.level[i]! < LAST_LEVEL && queue.count + MOST_SPLIT <= MOST_STRIPS && lists.end + listed <= lists.items.length;

/** Queues every run of the lit cells, with the lower and with the higher slopes. */
function split(lit: number, level: number, from: number): void {
  const { slope, half, low, perCell } = strip;
  for (let cells = lit; cells !== 0;) {
    const first = lowestBit(cells);
    const end = cells === ALL ? BITS : first + lowestBit(~(cells >>> first));
    const bottom = low + first / perCell - MARGIN;
    const top = low + end / perCell + MARGIN;
    enqueue(level, slope - half / 2, half / 2, bottom, top, from);
    enqueue(level, slope + half / 2, half / 2, bottom, top, from);
    cells &= ~firstBits(end);
  }
}

/** For the models and with the list of the strip in hand. */
function enqueue(level: number, slope: number, half: number, low: number, high: number, from: number): void {
  const i = queue.count++;
  queue.level[i] = level;
  queue.slope[i] = slope;
  queue.half[i] = half;
  queue.low[i] = low;
  queue.high[i] = high;
  queue.near[i] = strip.near;
  queue.far[i] = strip.far;
  queue.from[i] = from;
  queue.to[i] = lists.end;
}

/** Every pair that may see each other along some line of the strip, but for pairs out of range. */
function noteDoubts(inRange: Int32Array | undefined): void {
  for (let left = strip.near; left !== 0; left &= left - 1) {
    const i = lowestBit(left);
    const far = inRange === undefined ? strip.far : strip.far & inRange[i]!;
    outcome.doubts[i]! |= reaching(far, farOutlook, nearOutlook.reached[i]!);
  }
}

/**
 * The first strips hold all lines that meet the boxes around both sides, in the frame. The middle ones come first: there one
 * is seen most often.
 */
function queueFirst(near: Side, far: Side): void {
  const gap = far.left - near.right;
  const span = far.right - near.left;
  const fall = far.bottom - near.top;
  const climb = far.top - near.bottom;
  const lowest = fall / (fall < 0 ? gap : span);
  const highest = climb / (climb > 0 ? gap : span);
  const half = (highest - lowest) / (2 << FIRST_LEVEL);
  const middle = (lowest + highest) / 2;
  for (let k = 1; k < 1 << FIRST_LEVEL; k += 2) {
    queueSlopes(near, far, middle - k * half, half);
    queueSlopes(near, far, middle + k * half, half);
  }
}

function queueSlopes(near: Side, far: Side, slope: number, half: number): void {
  const low = Math.max(lowestHeight(near, slope, half), lowestHeight(far, slope, half));
  const high = Math.min(highestHeight(near, slope, half), highestHeight(far, slope, half));
  if (low < high) enqueue(FIRST_LEVEL, slope, half, low, high, 0);
}

/** Of lines with these slopes through the box around a side: a line through (x, y) has the height y - slope · x. */
const lowestHeight = ({ bottom, left, right }: Side, slope: number, half: number): number =>
  bottom - Math.max(slope * left + half * Math.abs(left), slope * right + half * Math.abs(right));

const highestHeight = ({ top, left, right }: Side, slope: number, half: number): number =>
  top - Math.min(slope * left - half * Math.abs(left), slope * right - half * Math.abs(right));
