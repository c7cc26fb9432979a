import type { TerrainKind } from '../../paint/terrain/kinds.js';
import type { Flat } from '../mesh/vec.js';
import type { Piece } from '../world.js';
import { howFarOut, isInside } from './outline.js';

/** What one stands on rather than in or behind. */
const STOOD_ON: ReadonlySet<TerrainKind> = new Set([
  'hill',
  'terrace',
  'platform',
  'building',
  'tower',
  'container',
  'silo',
  'rock',
]);

/** How high one stands at a place. */
export function groundAt(pieces: readonly Piece[], at: Flat): number {
  let highest = 0;
  for (const piece of pieces) {
    if (!STOOD_ON.has(piece.kind) || piece.height <= highest || !isInside(piece.outline, at)) continue;
    highest = Math.max(highest, piece.kind === 'hill' ? slopeAt(piece, at) : piece.height);
  }
  return highest;
}

/** Hills rise slowly, then steeply, to a broad top. */
export function slopeAt({ outline, height }: Pick<Piece, 'outline' | 'height'>, at: Flat): number {
  return height * risen(howFarOut(outline, at));
}

/** The share of its height that a hill has at a share of the way from its middle to its foot. */
export function risen(out: number): number {
  const k = Math.min(1, Math.max(0, (1 - out) / SLOPE));
  return k * k * (3 - 2 * k);
}

/** The share of a hill that is slope. */
const SLOPE = 0.62;
