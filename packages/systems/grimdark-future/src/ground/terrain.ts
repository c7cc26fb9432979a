import {
  boxAround,
  boxHolds,
  hull,
  inches,
  onceFor,
  whereabouts,
  type Box,
  type Point,
  type Um,
} from '@banneret/geometry';
import { HIGHEST_CLIMB, WIDEST_STEP } from '../rulings.js';
import type { Battle, TerrainPiece, TerrainType } from '../state.js';

/** What the types of a terrain piece mean, whoever asks: moves, placements, sight and scenery checks all come here. */

export const hasType = ({ types }: TerrainPiece, type: TerrainType): boolean => types.includes(type);

/** GDF-LOS-12: the height value is the real height in inches plus one. */
export const realHeight = ({ height }: TerrainPiece): Um => inches(height - 1);

/** Why nobody may enter a piece who cannot ignore it; nothing if everybody may. GDF-TER-04, -14, -15. */
export function barrierOf(piece: TerrainPiece): 'impassable' | 'too-high' | 'wide-gap' | undefined {
  if (hasType(piece, 'impassable')) return 'impassable';
  if (hasType(piece, 'elevated') && realHeight(piece) > HIGHEST_CLIMB) return 'too-high';
  return hasType(piece, 'gap') && isWiderThan(piece.outline, WIDEST_STEP) ? 'wide-gap' : undefined;
}

export const isImpassable = (piece: TerrainPiece): boolean => barrierOf(piece) !== undefined;

/** Does no strip of this width hold the whole outline? The narrowest strip lies along an edge of the hull. */
function isWiderThan(outline: readonly Point[], width: Um): boolean {
  const corners = hull(outline);
  return corners.every((from, i) => {
    const to = corners[(i + 1) % corners.length] as Point;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const across = corners.map(({ x, y }) => dx * (y - from.y) - dy * (x - from.x));
    return Math.max(...across) > width * Math.sqrt(dx * dx + dy * dy);
  });
}

const impassableFlags = onceFor((terrain: readonly TerrainPiece[]): readonly boolean[] => terrain.map(isImpassable));

/** Which pieces are impassable, by their place in the terrain. */
export function impassableIn({ terrain }: Battle): (piece: number) => boolean {
  const flags = impassableFlags(terrain);
  return piece => flags[piece] === true;
}

/** A piece with the box around it, for quick rejection. */
export interface Boxed extends Box {
  readonly piece: TerrainPiece;
}

const rises = onceFor((terrain: readonly TerrainPiece[]): readonly Boxed[] =>
  terrain
    .filter(piece => hasType(piece, 'elevated'))
    .map(boxed)
    .sort((a, b) => b.piece.height - a.piece.height),
);

/** The pieces that models can stand on top of, highest first; of equally high ones the first. */
export const risesOf = ({ terrain }: Battle): readonly Boxed[] => rises(terrain);

export const boxed = (piece: TerrainPiece): Boxed => ({ piece, ...boxAround(piece.outline) });

/** The highest elevated piece under a point, its rim included: what a model stands on whose centre is there. GDF-LOS-14. */
export function floorAt(battle: Battle, at: Point): TerrainPiece | undefined {
  return risesOf(battle).find(rise => isIn(rise, at))?.piece;
}

/** how far one climbs from where a model stands to where another does. */
export function levelsApart(battle: Battle, one: Point, other: Point): Um {
  if (risesOf(battle).length === 0) return 0;
  const [a, b] = [one, other].map(at => {
    const floor = floorAt(battle, at);
    return floor === undefined ? 0 : realHeight(floor);
  }) as [Um, Um];
  return Math.abs(a - b);
}

/** Is the point in the footprint, its rim included? */
export const isIn = (boxedPiece: Boxed, at: Point): boolean =>
  boxHolds(boxedPiece, at) && whereabouts(boxedPiece.piece.outline, at) !== 'outside';
