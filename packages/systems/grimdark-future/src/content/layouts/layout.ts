import { inches } from '@banneret/geometry';
import type { Name } from '../../state.js';
import { piecesOf, type Sketch } from '../../tables/sketch.js';
import type { Layout } from '../../tables/table.js';

/** A ready table as it is drawn: the size in inches, pieces of the middle, and pieces of one half with their twins. */
export interface Drawing {
  readonly id: string;
  readonly name: Name;
  readonly size?: readonly [width: number, depth: number];
  readonly middle: readonly Sketch[];
  readonly half: readonly Sketch[];
}

/** GDF-SET-01. */
const FULL_TABLE = [72, 48] as const;

export function layoutFrom({ id, name, size: [width, depth] = FULL_TABLE, middle, half }: Drawing): Layout {
  const terrain = piecesOf(id, middle, half, width, depth);
  return { id, name, width: inches(width), depth: inches(depth), terrain };
}
