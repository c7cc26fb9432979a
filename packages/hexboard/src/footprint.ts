import type { Direction } from './hex.js';
import { SLOTS } from './space.js';

/** A set of slots of one Space: bit i is slot i. */
export type SlotMask = number;

export const EMPTY: SlotMask = 0;
export const FULL: SlotMask = 0b111_1111;
const MASKS = 128;

/** Base sizes, in hexes. */
export const BASE_SIZES = [1, 2, 3, 4, 7] as const;
export type BaseSize = (typeof BASE_SIZES)[number];

const petal = (i: number): SlotMask => 1 << (1 + (((i % 6) + 6) % 6));
const CENTRE: SlotMask = 1;
const PETALS = [0, 1, 2, 3, 4, 5] as const;

/** All the ways a base can stand in a Space, in the order in which they are always listed. A base never leaves it. */
export const FOOTPRINTS: Readonly<Record<BaseSize, readonly SlotMask[]>> = {
  1: SLOTS.map(slot => 1 << slot),
  2: [...PETALS.map(i => CENTRE | petal(i)), ...PETALS.map(i => petal(i) | petal(i + 1))],
  3: PETALS.map(i => CENTRE | petal(i) | petal(i + 1)),
  4: PETALS.map(i => CENTRE | petal(i) | petal(i + 1) | petal(i + 2)),
  7: [FULL],
};

/** How many hexes a mask covers: for a base, its size. */
export const sizeOf = (mask: SlotMask): number => HEX_COUNT[mask]!;

/** Can a base of this size stand on free hexes of a Space with these slots taken? */
export const fits = (size: BaseSize, taken: SlotMask): boolean => ((FITTING[taken]! >> size) & 1) === 1;

/** The slots of the same Space that touch a mask without being in it. */
export const ringInside = (mask: SlotMask): SlotMask => INSIDE[mask]!;

/** The slots of the neighbour in a direction that touch a mask of this Space. */
export const ringOutside = (mask: SlotMask, direction: Direction): SlotMask => OUTSIDE[direction * MASKS + mask]!;

// All of the above are looked up: there are only 128 masks, and search asks millions of times.
const HEX_COUNT = tabulate(mask => SLOTS.filter(slot => (mask >> slot) & 1).length);
const FITTING = tabulate(taken =>
  BASE_SIZES.reduce((sizes, size) => (FOOTPRINTS[size].some(f => (f & taken) === 0) ? sizes | (1 << size) : sizes), 0),
);
const INSIDE = tabulate(mask => neighboursInside(mask) & ~mask);
const OUTSIDE = Uint8Array.from(PETALS.flatMap(k => [...tabulate(mask => neighboursOutside(mask, k))]));

function tabulate(value: (mask: SlotMask) => number): Uint8Array {
  return Uint8Array.from({ length: MASKS }, (_, mask) => value(mask));
}

function neighboursInside(mask: SlotMask): SlotMask {
  let touched = mask & CENTRE ? FULL & ~CENTRE : 0;
  for (const i of PETALS) if (mask & petal(i)) touched |= CENTRE | petal(i - 1) | petal(i + 1);
  return touched;
}

/** Neighbour k is touched by petal k, at its petals k+3 and k+4, and by petal k+1, at its petal k+3 only. */
function neighboursOutside(mask: SlotMask, k: number): SlotMask {
  const byFirst = mask & petal(k) ? petal(k + 3) | petal(k + 4) : 0;
  const bySecond = mask & petal(k + 1) ? petal(k + 3) : 0;
  return byFirst | bySecond;
}
