import { ground, whereabouts, type Ground, type Point, type Um } from '@banneret/geometry';
import type { Battle, PieceId, TerrainPiece } from '../state.js';

const boards = new WeakMap<readonly TerrainPiece[], Ground>();

/** What geometry derives from the fixed table, built once for its terrain. */
export function groundOf(battle: Battle): Ground {
  const known = boards.get(battle.terrain);
  if (known !== undefined) return known;
  const made = ground(
    battle.terrain.map(({ id, outline, height }) => ({ id, outline, height })),
    battle.width,
    battle.depth,
  );
  boards.set(battle.terrain, made);
  return made;
}

const platforms = new WeakMap<readonly TerrainPiece[], readonly PieceId[]>();

/** Pieces that figures stand on top of, the highest first. */
function platformsOf({ terrain }: Battle): readonly PieceId[] {
  let known = platforms.get(terrain);
  if (known !== undefined) return known;
  known = [...terrain.keys()]
    .filter(piece => terrain[piece]?.kind === 'platform')
    .sort((a, b) => heightIn(terrain, b) - heightIn(terrain, a) || a - b);
  platforms.set(terrain, known);
  return known;
}

const heightIn = (terrain: readonly TerrainPiece[], piece: PieceId): Um => terrain[piece]?.height ?? 0;

/** The highest platform under a point, its rim included: what a figure stands on whose centre is there; or nothing. */
export function platformAt(battle: Battle, at: Point): PieceId | undefined {
  return platformsOf(battle).find(
    piece => whereabouts((battle.terrain[piece] as TerrainPiece).outline, at) !== 'outside',
  );
}

/** How high the ground is. */
export function floorAt(battle: Battle, at: Point): Um {
  const piece = platformAt(battle, at);
  return piece === undefined ? 0 : heightIn(battle.terrain, piece);
}
