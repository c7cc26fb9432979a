import { inches, type Um } from '@banneret/geometry';
import { sortOf, type SceneryName, type TerrainPiece } from '@banneret/grimdark-future';
import type { TerrainKind } from '../../paint/terrain/kinds.js';

/** What each sort of scenery is painted as. */
export const KINDS: Readonly<Record<SceneryName, TerrainKind>> = {
  wood: 'wood',
  ruin: 'ruin',
  rock: 'rock',
  container: 'container',
  tenement: 'building',
  silo: 'silo',
  wall: 'wall',
  hill: 'hill',
  terrace: 'terrace',
  cliff: 'spire',
  barricade: 'sandbags',
  sandbags: 'sandbags',
  crater: 'crater',
  marsh: 'marsh',
  ford: 'ford',
  lake: 'deep',
  minefield: 'mines',
  wire: 'thorns',
  thorns: 'thorns',
  slag: 'slag',
  crevasse: 'crevasse',
  road: 'road',
};

export function kindOf(piece: TerrainPiece): TerrainKind {
  const sort = sortOf(piece);
  return sort === undefined ? kindByTypes(piece) : KINDS[sort];
}

const BUILT_CORNERS = 4;

/** What the players have made themselves is painted by what it does and by its form: square things were built. */
function kindByTypes({ types, seeIntoNotThrough, outline }: TerrainPiece): TerrainKind {
  const isBuilt = outline.length <= BUILT_CORNERS;
  if (types.includes('gap')) return 'crevasse';
  if (types.includes('elevated')) return isBuilt ? 'terrace' : 'hill';
  if (types.includes('impassable')) {
    if (!types.includes('blocking')) return 'deep';
    return isBuilt ? 'building' : 'rock';
  }
  if (types.includes('dangerous')) return types.includes('difficult') ? 'thorns' : 'mines';
  if (seeIntoNotThrough) return isBuilt ? 'ruin' : 'wood';
  if (types.includes('blocking')) return 'wall';
  if (types.includes('cover')) return types.includes('difficult') ? 'rubble' : 'sandbags';
  return types.includes('difficult') ? 'marsh' : 'open';
}

/** GDF-LOS-12: the height value is the real height in inches plus one. */
export const heightOf = ({ height }: TerrainPiece): Um => inches(height - 1);
