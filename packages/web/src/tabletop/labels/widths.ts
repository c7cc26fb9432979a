import type { Widths, Writing } from './plate.js';

export const NAME_PX = 11.5;
export const COUNT_PX = 11;

/** No smaller on any screen. */
export const SMALL_PX = 11;

const SIZES: Readonly<Record<Writing, number>> = {
  name: NAME_PX,
  count: COUNT_PX,
  'small-name': SMALL_PX,
  'small-count': SMALL_PX,
};
const WEIGHTS: Readonly<Record<Writing, number>> = { name: 600, count: 700, 'small-name': 600, 'small-count': 700 };

const measured = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** As wide as the browser writes them. Each text is measured once. */
export const widthsOnScreen: Widths = (words, part) => {
  const key = `${part} ${words}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (canvas === null) return estimatedWidths(words, part);
  canvas.font = `${WEIGHTS[part]} ${SIZES[part]}px ${getComputedStyle(document.documentElement).getPropertyValue('--sans')}`;
  const { width } = canvas.measureText(words);
  measured.set(key, width);
  return width;
};

/** In parts of the writing's size, for a wide sans serif: rather too wide than too narrow. */
const NARROW = 0.39;
const COMMON = 0.69;
const WIDE = 0.83;
const WIDEST = 1.08;

function letterWidth(letter: string): number {
  if (/[ijl.,:;'’|!I]/.test(letter)) return NARROW;
  if (/[frt\- ()]/.test(letter)) return 0.48;
  if (/[mwMW]/.test(letter)) return WIDEST;
  return letter !== letter.toLowerCase() || letter === '×' ? WIDE : COMMON;
}

/** Without a browser. */
export const estimatedWidths: Widths = (words, part) =>
  [...words].reduce((sum, letter) => sum + letterWidth(letter), 0) * SIZES[part];
