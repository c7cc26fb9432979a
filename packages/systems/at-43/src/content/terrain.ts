import { cm, rotate } from '@banneret/geometry';
import type { Facing, Point, TerrainKind, TerrainPiece } from '../battle.js';

/** A kind of terrain element with its footprint in centimetres. */
export interface TerrainType extends TerrainKind {
  readonly length: number;
  readonly width: number;
}

const PLAIN = { crossable: false, standable: false, openable: false, protection: 0, structure: 0 };

/** AT43-MSG-04 and, for tables of one's own, elements that can be crossed, climbed, opened or shot down (AT43-TER). */
export const TERRAIN_TYPES: readonly TerrainType[] = [
  { ...PLAIN, id: 'container', name: { fr: 'Conteneur', en: 'Container' }, size: 3, length: 12, width: 6 },
  { ...PLAIN, id: 'low-wall', name: { fr: 'Muret', en: 'Low wall' }, size: 1, length: 12, width: 1.5 },
  {
    ...PLAIN,
    id: 'barrier',
    name: { fr: 'Barrière', en: 'Barrier' },
    size: 1,
    length: 10,
    width: 1.5,
    crossable: true,
  },
  {
    ...PLAIN,
    id: 'platform',
    name: { fr: 'Plate-forme', en: 'Platform' },
    size: 2,
    length: 14,
    width: 14,
    standable: true,
  },
  { ...PLAIN, id: 'gate', name: { fr: 'Porte', en: 'Gate' }, size: 4, length: 9, width: 1.5, openable: true },
  {
    ...PLAIN,
    id: 'crate-wall',
    name: { fr: 'Mur de caisses', en: 'Crate wall' },
    size: 2,
    length: 12,
    width: 3,
    protection: 8,
    structure: 3,
  },
];

export function terrainType(id: string): TerrainType {
  const type = TERRAIN_TYPES.find(kind => kind.id === id);
  if (type === undefined) throw new Error(`there is no terrain '${id}'`);
  return type;
}

/** An element with its centre there, its length turned by a facing. */
export function pieceAt(id: string, at: Point, facing: Facing): TerrainPiece {
  const { length, width, ...kind } = terrainType(id);
  const [x, y] = [cm(length / 2), cm(width / 2)];
  const corners = [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ];
  const outline = corners.map(corner => {
    const turned = rotate(corner, facing);
    return { x: at.x + turned.x, y: at.y + turned.y };
  });
  return { kind, outline, structure: kind.structure, open: false };
}
