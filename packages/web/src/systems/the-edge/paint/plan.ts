import type { Spot } from '../../../paint/core/outline.js';
import { middleOf, type Drawing } from '../hexes.js';

/** A hex of the board. */
export interface Tile extends Spot {
  readonly space: number;
  /** The middle of its Space: lighter, and worn by feet. */
  readonly isCentre: boolean;
}

export type Line = readonly [Spot, Spot];

/** A board as its painters need it: plain numbers, to be handed to a thread that paints. */
export interface SlabPlan {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly Tile[];
  /** Between two Spaces. */
  readonly borders: readonly Line[];
  /** Around the board, clockwise. */
  readonly rim: readonly Line[];
}

/** Columns end in the dark below: the painting reaches farther down than the board. */
const BELOW = 46;
const AROUND = 10;

export function planOf({ cells, borders, rim, left, top, width, height }: Drawing): SlabPlan {
  return {
    left: left - AROUND,
    top: top - AROUND,
    width: width + 2 * AROUND,
    height: height + AROUND + BELOW,
    tiles: cells.map(({ hex, space, slot }) => ({ ...middleOf(hex), space, isCentre: slot === 0 })),
    borders,
    rim: rim.map(({ edge }) => edge),
  };
}
