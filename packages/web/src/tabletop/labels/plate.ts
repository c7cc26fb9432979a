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
export type Widths = (words: string, part: Writing) => number;
export type Writing = 'name' | 'count' | 'small-name' | 'small-count';

/** What lies where on a plate, from its left edge. */
export interface Plate extends Size {
  /** The width of the block in the side's colour. */
  readonly side: number;
  readonly isSmall?: boolean;
  readonly name?: { readonly x: number; readonly words: string };
  readonly count?: { readonly x: number; readonly words: string };
  /** The middle of each state's sign. */
  readonly states: readonly { readonly x: number; readonly flag: string }[];
}

export const PLATE_HEIGHT = 18;
/** On a small screen. */
export const SMALL_HEIGHT = 16;
/** The block in the side's colour. */
const SIDE_BLOCK = 18;
const SMALL_SIDE_BLOCK = 14;
const PAD = 5;
const SMALL_PAD = 3;
const STATE = 14;

/** The forms of a unit's plate: with its name, with shorter ones where there is not room for that, and at last without. */
export const platesOf = (unit: Titled, shorts: readonly string[], widths: Widths, isSmall: boolean): readonly Plate[] =>
  [unit.name, ...shorts, undefined].map(name => plateOf(unit, name, widths, isSmall));

function plateOf({ count, flags }: Titled, name: string | undefined, widths: Widths, isSmall: boolean): Plate {
  let x = isSmall ? SMALL_SIDE_BLOCK : SIDE_BLOCK;
  const from = x;
  const pad = isSmall ? SMALL_PAD : PAD;
  const put = (width: number, before = pad): number => {
    const at = x + before;
    x = at + width;
    return at;
  };
  const widthOf = (words: string, part: 'name' | 'count'): number => widths(words, isSmall ? `small-${part}` : part);
  const named = name !== undefined && { name: { x: put(widthOf(name, 'name')), words: name } };
  const words = `×${count}`;
  const counted = count > 1 && { count: { x: put(widthOf(words, 'count')), words } };
  const states = flags
    .filter(flag => stateSignOf(flag) !== undefined)
    .map(flag => ({ flag, x: put(STATE, pad - 2) + STATE / 2 }));
  const height = isSmall ? SMALL_HEIGHT : PLATE_HEIGHT;
  return {
    ...named,
    ...counted,
    states,
    width: Math.ceil(x > from ? x + pad : x),
    height,
    side: from,
    ...(isSmall && { isSmall }),
  };
}
