import { halvesOf, middleOf, type Scale } from './scale.js';
import type { Flag, TableUnit } from './tableau.js';

const FLAG_SIGNS: Readonly<Record<Flag, string>> = {
  activated: '✓',
  shaken: '⚠',
  suppressed: '⇊',
  engaged: '⚔',
  prone: '▁',
  hidden: '◌',
  ready: '◎',
};

/** What is written above a unit, and where: in millimetres of the drawing, by the middle of its lower edge. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

export function labelOf({ figures, flags, name }: TableUnit, scale: Scale): Label {
  const topmost = Math.min(...figures.map(({ at, base }) => scale.y(at.y) - halvesOf(base).wide));
  return {
    x: scale.at(middleOf(figures)).x,
    y: topmost - 7,
    words: [...flags.map(flag => FLAG_SIGNS[flag]), name].join(' '),
  };
}

/** As in the style sheet: never smaller on the screen than can be read, nor larger than helps. */
export const labelSize = (zoom: number): number => Math.max(10 / zoom, Math.min(21, 24 / zoom));

/** Of the size of the writing; most letters are narrower. */
const LETTER = 0.6;

/** Which of the labels, the most wanted first, would lie on one that is wanted more. */
export function crowdedOut(labels: readonly Label[], size: number): ReadonlySet<Label> {
  const written: Label[] = [];
  const out = new Set<Label>();
  for (const label of labels) {
    if (written.some(other => overlap(label, other, size))) out.add(label);
    else written.push(label);
  }
  return out;
}

const overlap = (a: Label, b: Label, size: number): boolean =>
  Math.abs(a.y - b.y) < size && Math.abs(a.x - b.x) < ((a.words.length + b.words.length) / 2) * LETTER * size;
