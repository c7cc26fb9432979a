import { FACINGS, inches, rotate, type Point, type Polygon } from '@banneret/geometry';
import type { TerrainPiece } from '../state.js';
import type { Scenery } from './scenery.js';

/** Outlines for drawing tables, by their corners in inches, counter-clockwise. */
export type Corners = readonly (readonly [x: number, y: number])[];

/** A piece as it is drawn: what it is, and where. */
export type Sketch = readonly [scenery: Scenery, corners: Corners];

/** A rectangle by its lower left corner and its size. */
export const box = (x: number, y: number, w: number, d: number): Corners => [
  [x, y],
  [x + w, y],
  [x + w, y + d],
  [x, y + d],
];

/** An eight-cornered blob around a middle, for rounder things; as wide and deep as twice the two radii. */
export const blob = (x: number, y: number, rx: number, ry = rx): Corners => [
  [x + rx, y - ry / 2],
  [x + rx, y + ry / 2],
  [x + rx / 2, y + ry],
  [x - rx / 2, y + ry],
  [x - rx, y + ry / 2],
  [x - rx, y - ry / 2],
  [x - rx / 2, y - ry],
  [x + rx / 2, y - ry],
];

/** Two walls that meet at the lower left corner of a rectangle, so thick. */
export const angle = (x: number, y: number, w: number, d: number, thick: number): Corners => [
  [x, y],
  [x + w, y],
  [x + w, y + thick],
  [x + thick, y + thick],
  [x + thick, y + d],
  [x, y + d],
];

/** A shape drawn around (0, 0), turned by so many degrees and put in its place. */
export const put = (corners: Corners, x: number, y: number, degrees = 0): Corners =>
  corners.map(([cx, cy]) => {
    const turned = rotate({ x: inches(cx), y: inches(cy) }, Math.round((degrees * FACINGS) / 360));
    return [x + turned.x / inches(1), y + turned.y / inches(1)] as const;
  });

export const outlineAt = (corners: Corners): Polygon =>
  corners.map(([x, y]): Point => ({ x: inches(x), y: inches(y) }));

/** The same on the other side, turned half round the middle of the table: fair to both players. */
export const opposite = (corners: Corners, width: number, depth: number): Corners =>
  corners.map(([x, y]) => [width - x, depth - y] as const);

export const pieceFrom = (id: string, [scenery, corners]: Sketch): TerrainPiece => ({
  id,
  name: scenery.name,
  outline: outlineAt(corners),
  types: scenery.types,
  height: scenery.height,
  seeIntoNotThrough: scenery.seeIntoNotThrough === true,
});

/** Pieces in the middle, which are their own twins, and pieces of one half, each with its twin in the other. */
export function piecesOf(
  id: string,
  middle: readonly Sketch[],
  half: readonly Sketch[],
  width: number,
  depth: number,
): TerrainPiece[] {
  const single = middle.map((sketch, i) => pieceFrom(`${id}-m${i + 1}`, sketch));
  const pairs = half.flatMap(([scenery, corners], i) => [
    pieceFrom(`${id}-${i + 1}a`, [scenery, corners]),
    pieceFrom(`${id}-${i + 1}b`, [scenery, opposite(corners, width, depth)]),
  ]);
  return [...single, ...pairs];
}
