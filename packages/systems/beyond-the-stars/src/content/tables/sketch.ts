import { cm, FACINGS, pointAt, type Point, type Polygon } from '@banneret/geometry';
import type { Name } from '../../sheet.js';
import type { Access, Opening, TerrainKind, TerrainPiece } from '../../state.js';

/** A ready table of 120 by 120 cm. */
export interface Table {
  readonly id: string;
  readonly name: Name;
  readonly terrain: readonly TerrainPiece[];
}

/** All in centimetres. */
const at = (x: number, y: number): Point => ({ x: cm(x), y: cm(y) });

export const box = (x: number, y: number, wide: number, deep: number): Polygon => [
  at(x, y),
  at(x + wide, y),
  at(x + wide, y + deep),
  at(x, y + deep),
];

/** Rounded ground: an octagon that is longer one way. */
export function patch(x: number, y: number, wide: number, deep = wide): Polygon {
  const rim = 1000;
  return Array.from({ length: 8 }, (_, i) => {
    const { x: dx, y: dy } = pointAt({ x: 0, y: 0 }, (i * FACINGS) / 8, rim);
    return { x: cm(x) + Math.round((dx * cm(wide)) / (2 * rim)), y: cm(y) + Math.round((dy * cm(deep)) / (2 * rim)) };
  });
}

interface Sort {
  readonly kind: TerrainKind;
  readonly name: Name;
  readonly height: number;
  readonly flammable?: boolean;
}

const SORTS = {
  wood: { kind: 'wooded', name: { fr: 'Bosquet', en: 'Copse' }, height: 5, flammable: true },
  rocks: { kind: 'rocky', name: { fr: 'Éboulis', en: 'Scree' }, height: 1 },
  rubble: { kind: 'urban', name: { fr: 'Décombres', en: 'Rubble' }, height: 1.5 },
  ford: { kind: 'shallow-water', name: { fr: 'Gué', en: 'Ford' }, height: 0 },
  pond: { kind: 'deep-water', name: { fr: 'Étang', en: 'Pond' }, height: 0 },
  wall: { kind: 'obstacle', name: { fr: 'Muret', en: 'Low wall' }, height: 2 },
  hedge: { kind: 'obstacle', name: { fr: 'Haie', en: 'Hedge' }, height: 1.5, flammable: true },
  rampart: { kind: 'obstacle', name: { fr: 'Palissade', en: 'Stockade' }, height: 4, flammable: true },
  ditch: { kind: 'ditch', name: { fr: 'Fossé', en: 'Ditch' }, height: 0 },
  cliff: { kind: 'impassable', name: { fr: 'Aiguille de roche', en: 'Rock spire' }, height: 12 },
  terrace: { kind: 'platform', name: { fr: 'Terrasse', en: 'Terrace' }, height: 2 },
  roof: { kind: 'platform', name: { fr: 'Toit plat', en: 'Flat roof' }, height: 6 },
} as const satisfies Readonly<Record<string, Sort>>;

export type SortId = keyof typeof SORTS;

/** One piece; a table numbers its pieces. */
export type Sketch = Omit<TerrainPiece, 'id'>;

export const piece = (sort: SortId, outline: Polygon, access?: readonly Access[]): Sketch => {
  const { kind, name, height, ...rest }: Sort = SORTS[sort];
  return { kind, name, outline, height: cm(height), flammable: rest.flammable === true, ...(access && { access }) };
};

export const stairs = (
  kind: Access['kind'],
  foot: readonly [number, number],
  head: readonly [number, number],
): Access => ({
  kind,
  foot: at(...foot),
  head: at(...head),
});

const opening =
  (kind: Opening['kind']) =>
  (x: number, y: number, storey = 0): Opening => ({ kind, storey, ...at(x, y) });
export const door = opening('door');
export const window = opening('window');

/** BTS-BLD-01, -24: 4 cm a storey. */
export const building = (
  name: Name,
  outline: Polygon,
  openings: readonly Opening[],
  { storeys = 1, fortified = false }: { readonly storeys?: number; readonly fortified?: boolean } = {},
): Sketch => ({
  kind: 'building',
  name,
  outline,
  height: cm(4 * storeys),
  flammable: !fortified,
  fortified,
  storeys,
  openings,
});

/** The same piece on the other side of the table, turned half round. */
function twin(sketch: Sketch): Sketch {
  const turn = ({ x, y }: Point): Point => ({ x: cm(120) - x, y: cm(120) - y });
  return {
    ...sketch,
    outline: sketch.outline.map(turn),
    ...(sketch.openings && { openings: sketch.openings.map(one => ({ ...one, ...turn(one) })) }),
    ...(sketch.access && {
      access: sketch.access.map(({ kind, foot, head }) => ({ kind, foot: turn(foot), head: turn(head) })),
    }),
  };
}

/** Pieces of the middle, and of one half with their twins, so that no side is favoured. */
export function table(id: string, name: Name, middle: readonly Sketch[], half: readonly Sketch[]): Table {
  const sketches = [...middle, ...half, ...half.map(twin)];
  return { id, name, terrain: sketches.map((sketch, i) => ({ id: `${id}-${i + 1}`, ...sketch })) };
}
