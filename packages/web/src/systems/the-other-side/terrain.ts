import { mm, type Um } from '@banneret/geometry';
import { sortOf, type SceneryName, type State } from '@banneret/the-other-side';
import type { TerrainKind } from '../../paint/terrain/kinds.js';

type Piece = State['terrain'][number];

/** What each sort of scenery is painted as. */
export const KINDS: Readonly<Record<SceneryName, TerrainKind>> = {
  hill: 'hill',
  cliff: 'rock',
  water: 'deep',
  brush: 'hedge',
  flora: 'flora',
  minefield: 'mines',
  barricade: 'sandbags',
  palisade: 'stockade',
  forest: 'wood',
  wagon: 'container',
  building: 'building',
  platform: 'platform',
};

export function kindOf(piece: Piece): TerrainKind {
  const sort = sortOf(piece);
  return sort === undefined ? kindByTraits(piece) : KINDS[sort];
}

/** What the players or an effect have made is painted by what it does. */
function kindByTraits({ traits, owner }: Piece): TerrainKind {
  const has = (name: string): boolean => traits.some(({ trait }) => trait === name);
  if (has('impassable')) return has('blocking') ? 'building' : 'rock';
  if (has('dangerous')) return has('difficult') ? 'flora' : 'mines';
  if (has('elevated')) return 'hill';
  if (has('blocking')) return has('difficult') ? 'wood' : 'ruin';
  // What somebody throws up in the middle of a battle is not grown.
  if (has('covering')) return has('difficult') && owner < 0 ? 'hedge' : 'sandbags';
  return has('difficult') ? 'marsh' : 'open';
}

/** The rules know what is low and what is high, no more; these are the heights of such pieces, for shadows. */
const HEIGHTS: Readonly<Partial<Record<TerrainKind, number>>> = {
  hill: 45,
  rock: 70,
  hedge: 22,
  flora: 26,
  sandbags: 20,
  stockade: 38,
  wood: 100,
  container: 62,
  building: 90,
  ruin: 70,
  platform: 50,
};

export const heightOf = (kind: TerrainKind): Um => mm(HEIGHTS[kind] ?? 0);
