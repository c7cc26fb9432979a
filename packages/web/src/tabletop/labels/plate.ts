import type { Size } from './candidates.js';
import { stateSignOf } from './marks.js';

/** A unit as its plate tells it. */
export interface Titled {
  readonly id: string;
  readonly seat: number;
  readonly name: string;
  /** How many figures it has. */
  readonly count: number;
  /** Its states, as far as they have signs. */
  readonly flags: readonly string[];
}

/** How wide words are in the writing of plates, in pixels. */
export type Widths = (words: string, part: 'name' | 'count') => number;

/** What lies where on a plate, from its left edge. */
export interface Plate extends Size {
  readonly name?: { readonly x: number; readonly words: string };
  readonly count?: { readonly x: number; readonly words: string };
  /** The middle of each state's sign. */
  readonly states: readonly { readonly x: number; readonly flag: string }[];
}

export const PLATE_HEIGHT = 18;
/** The block in the side's colour. */
export const SIDE_BLOCK = 18;
const PAD = 5;
const STATE = 14;

/** The forms of a unit's plate: with its name and, where there is not room for that, without. */
export const platesOf = (unit: Titled, widths: Widths): readonly [Plate, Plate] => [
  plateOf(unit, widths, true),
  plateOf(unit, widths, false),
];

function plateOf({ name, count, flags }: Titled, widths: Widths, isNamed: boolean): Plate {
  let x = SIDE_BLOCK;
  const put = (width: number, pad = PAD): number => {
    const at = x + pad;
    x = at + width;
    return at;
  };
  const named = isNamed && { name: { x: put(widths(name, 'name')), words: name } };
  const words = `×${count}`;
  const counted = count > 1 && { count: { x: put(widths(words, 'count')), words } };
  const states = flags
    .filter(flag => stateSignOf(flag) !== undefined)
    .map(flag => ({ flag, x: put(STATE, PAD - 2) + STATE / 2 }));
  return { ...named, ...counted, states, width: Math.ceil(x > SIDE_BLOCK ? x + PAD : x), height: PLATE_HEIGHT };
}
