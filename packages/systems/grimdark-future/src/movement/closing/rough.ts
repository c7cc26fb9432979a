import { boxesMeet, onceFor, type Um } from '@banneret/geometry';
import { boxed, hasType, isImpassable, type Boxed } from '../../ground/terrain.js';
import type { TerrainPiece } from '../../state.js';
import type { Figure } from '../../units/figures.js';
import type { Closing } from './closing.js';
import { radiusOf } from './rings.js';

/** The pieces that change where a model may stand or how far it may go. */
const roughPieces = onceFor((terrain: readonly TerrainPiece[]): readonly Boxed[] =>
  terrain.filter(piece => isImpassable(piece) || hasType(piece, 'difficult') || hasType(piece, 'elevated')).map(boxed),
);

/**
 * Is there terrain, or the edge of the table, somewhere between a model and the enemies in its reach, or beside them? Elsewhere bases
 * alone decide which places are free, and the crossings of their circles are all there is to look at.
 */
export function isRough({ battle, enemies }: Closing, figure: Figure, most: Um): boolean {
  const own = radiusOf(figure);
  let [left, right, near, far] = [figure.at.x, figure.at.x, figure.at.y, figure.at.y];
  for (const enemy of enemies) {
    const [{ x, y }, radius] = [enemy.at, radiusOf(enemy) + own];
    if (Math.abs(x - figure.at.x) > most + radius || Math.abs(y - figure.at.y) > most + radius) continue;
    [left, right] = [Math.min(left, x - radius), Math.max(right, x + radius)];
    [near, far] = [Math.min(near, y - radius), Math.max(far, y + radius)];
  }
  [left, right, near, far] = [left - own, right + own, near - own, far + own];
  if (left < 0 || near < 0 || right > battle.width || far > battle.depth) return true;
  return roughPieces(battle.terrain).some(piece => boxesMeet(piece, { left, right, near, far }));
}
