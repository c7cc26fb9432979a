import { area2, FACINGS, inches, placedOutline, type Placed, type Um } from '@banneret/geometry';
import type { Table, TerrainZone } from '../book.js';
import { SCENERY, type Scenery, type SceneryName } from './scenery.js';

/** A piece on the drawing board: what it is, the middle of it, its length and width in inches, and how it is turned. */
export type Sketch = readonly [
  what: SceneryName,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees?: number,
];

export const bodyOf = ([, x, y, length, width, degrees = 0]: Sketch): Placed => ({
  base: { kind: 'rectangle', length: inches(length), width: inches(width) },
  at: { x: inches(x), y: inches(y) },
  facing: Math.round((degrees * FACINGS) / 360) % FACINGS,
});

/** The same piece turned half round the middle of the table, so that neither side is better off. */
export const twinOf = ([what, x, y, length, width, degrees = 0]: Sketch, width0: number, depth0: number): Sketch => [
  what,
  width0 - x,
  depth0 - y,
  length,
  width,
  (degrees + 180) % 360,
];

/** Pieces with their twins; one in the very middle is its own twin. */
export function zonesFrom(half: readonly Sketch[], width: number, depth: number): TerrainZone[] {
  const whole = half.flatMap(sketch => {
    const [, x, y] = sketch;
    return x === width / 2 && y === depth / 2 ? [sketch] : [sketch, twinOf(sketch, width, depth)];
  });
  return whole.map((sketch, i) => {
    const { name, traits, ...rest }: Scenery = SCENERY[sketch[0]];
    return { id: `piece-${i + 1}`, name, outline: placedOutline(bodyOf(sketch)), traits, ...rest };
  });
}

/** TOS-TER-01: the part of the table that terrain covers, in hundredths. */
export function coverageOf({ width, depth, terrain }: Pick<Table, 'width' | 'depth' | 'terrain'>): number {
  const covered = terrain.reduce((sum, { outline }) => sum + Math.abs(area2(outline)) / 2, 0);
  return (100 * covered) / (width * depth);
}

export const feet = (count: number): Um => inches(12 * count);
