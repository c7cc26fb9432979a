import type { State } from '@banneret/beyond-the-stars';
import { mm } from '@banneret/geometry';
import type { TerrainKind } from '../../paint/terrain/kinds.js';
import type { SceneryWay } from '../../tabletop/tableau.js';

type Piece = State['battle']['terrain'][number];

const KINDS: Readonly<Record<Exclude<Piece['kind'], 'obstacle' | 'platform' | 'building'>, TerrainKind>> = {
  open: 'open',
  impassable: 'spire',
  wooded: 'wood',
  rocky: 'rubble',
  urban: 'rubble',
  'shallow-water': 'ford',
  'deep-water': 'deep',
  ditch: 'ditch',
};

/** Higher than a figure: a stockade, if it burns; lower: a hedge. What does not burn is a wall. */
const MAN_HIGH = mm(30);
/** A roof is reached by ladders; a terrace is a few steps high. */
const ROOF_HIGH = mm(40);

export function kindOf({ kind, height, flammable, fortified }: Piece): TerrainKind {
  switch (kind) {
    case 'obstacle':
      if (!flammable) return 'wall';
      return height >= MAN_HIGH ? 'stockade' : 'hedge';
    case 'platform':
      return height >= ROOF_HIGH ? 'platform' : 'terrace';
    case 'building':
      return fortified === true ? 'tower' : 'building';
    default:
      return KINDS[kind];
  }
}

/** Doors and windows on the ground, stairs and ladders: what lies above is seen on the roof only. */
export const waysOf = ({ openings = [], access = [] }: Piece): readonly SceneryWay[] => [
  ...openings.filter(({ storey }) => storey === 0).map(({ kind, x, y }) => ({ kind, at: { x, y } })),
  ...access.map(({ kind, foot, head }) => ({
    kind: kind === 'ladder' ? ('ladder' as const) : ('stairs' as const),
    at: foot,
    to: head,
  })),
];
