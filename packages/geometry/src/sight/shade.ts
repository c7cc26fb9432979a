import { ALL, BITS, cellsInside, cellsTouched, lowestBit } from './bits.js';
import { MARGIN } from './frame.js';
import type { Obstacles } from './obstacles.js';
import { farOutlook, heightAbove, heightBelow, nearOutlook, strip, type Outlook } from './strip.js';

/** Lists of obstacles, by index, one after the other: each strip's list is kept for the strips it is split into. */
export const lists = { items: new Uint32Array(1 << 14), end: 0 };

/** Starts the lists afresh with that of all obstacles. */
export function listAll(obstacles: Obstacles): void {
  if (lists.items.length < 8 * obstacles.count) lists.items = new Uint32Array(16 * obstacles.count);
  for (let i = 0; i < obstacles.count; i++) lists.items[i] = i;
  lists.end = obstacles.count;
}

/**
 * Finds out what the listed obstacles do to the cells of the strip in hand, and lists those that do anything. False, and
 * nothing listed, as soon as all cells are dark.
 */
export function shadeStrip(obstacles: Obstacles, from: number, to: number): boolean {
  const { x, y, reach, core, round, hidesNear, hidesFar } = obstacles;
  const { slope, half, low, perCell, secant, most, least } = strip;
  const { items } = lists;
  let { end } = lists;
  let dark = 0;
  let doubtful = 0;
  for (let l = from; l < to; l++) {
    const i = items[l]!;
    const middle = (y[i]! - slope * x[i]! - low) * perCell;
    const drift = Math.abs(x[i]!) * half;
    const widest = (reach[i]! * most + drift) * perCell;
    if (Math.abs(middle - BITS / 2) > BITS / 2 + widest) continue;
    items[end++] = i;
    let above = reach[i]! * secant;
    let below = above;
    let lost = reach[i]! * secant - core[i]! * least + drift;
    if (round[i] === 0) {
      above = heightAbove(obstacles.outlines[i]!);
      below = heightBelow(obstacles.outlines[i]!);
      lost = drift + reach[i]! * half + 2 * MARGIN;
    }
    const sure = cellsInside(middle - (below - lost) * perCell, middle + (above - lost) * perCell);
    const may = cellsTouched(middle - below * perCell, middle + above * perCell);
    if ((hidesNear[i]! & hidesFar[i]!) !== ALL) {
      shadeBeside(obstacles, i, sure, may);
      continue;
    }
    dark |= sure;
    doubtful |= may;
    if (dark === ALL) return false;
  }
  lists.end = end;
  strip.dark = dark;
  strip.doubtful = doubtful;
  return true;
}

/**
 * An obstacle that concerns some models only. It can be noted for near models or for far ones, so where it concerns only some
 * on both sides it hides nothing for certain, and is in the way of too many.
 */
function shadeBeside(
  { hidesNear, hidesFar, freesNear, freesFar }: Obstacles,
  i: number,
  sure: number,
  may: number,
): void {
  if (!strip.beside) clearOutlooks();
  const { near, far } = strip;
  if ((far & ~hidesFar[i]!) === 0) noteFor(near & hidesNear[i]!, nearOutlook.dark, sure);
  else if ((near & ~hidesNear[i]!) === 0) noteFor(far & hidesFar[i]!, farOutlook.dark, sure);
  if (freesNear[i] !== 0) noteFor(near & ~freesNear[i]!, nearOutlook.doubtful, may);
  else noteFor(far & ~freesFar[i]!, farOutlook.doubtful, may);
}

function clearOutlooks(): void {
  strip.beside = true;
  noteNothing(strip.near, nearOutlook);
  noteNothing(strip.far, farOutlook);
}

function noteNothing(models: number, { dark, doubtful }: Outlook): void {
  for (let left = models; left !== 0; left &= left - 1) dark[lowestBit(left)] = doubtful[lowestBit(left)] = 0;
}

function noteFor(models: number, into: Int32Array, cells: number): void {
  for (let left = models; left !== 0; left &= left - 1) into[lowestBit(left)]! |= cells;
}
