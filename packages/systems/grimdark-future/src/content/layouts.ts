import { inches, type Point, type Polygon } from '@banneret/geometry';
import type { Name, TerrainPiece, TerrainType } from '../state.js';

/** A table with its scenery and markers, the same for both sides: each piece has a twin turned half round the middle. */
export interface Layout {
  readonly id: string;
  readonly name: Name;
  readonly width: number;
  readonly depth: number;
  readonly terrain: readonly TerrainPiece[];
  readonly markers: readonly Point[];
}

interface Scenery {
  readonly name: Name;
  readonly types: readonly TerrainType[];
  /** GDF-LOS-12: inches plus one. */
  readonly height: number;
  readonly seeIntoNotThrough?: boolean;
}

/** GDF-TER-02: one sees into a wood and out of it, but not through it. */
const WOOD: Scenery = {
  name: { fr: 'Bois', en: 'Wood' },
  types: ['cover', 'difficult'],
  height: 5,
  seeIntoNotThrough: true,
};
const RUIN: Scenery = {
  name: { fr: 'Ruine', en: 'Ruin' },
  types: ['cover', 'difficult'],
  height: 4,
  seeIntoNotThrough: true,
};
const ROCK: Scenery = { name: { fr: 'Rocher', en: 'Rock' }, types: ['impassable', 'blocking'], height: 5 };
const CONTAINER: Scenery = {
  name: { fr: 'Conteneur', en: 'Container' },
  types: ['impassable', 'blocking', 'cover'],
  height: 4,
};
const BARRICADE: Scenery = { name: { fr: 'Barricade', en: 'Barricade' }, types: ['cover'], height: 2 };
const CRATER: Scenery = { name: { fr: 'Cratère', en: 'Crater' }, types: ['cover', 'difficult'], height: 1 };
const MARSH: Scenery = { name: { fr: 'Marais', en: 'Marsh' }, types: ['difficult'], height: 1 };
const MINES: Scenery = { name: { fr: 'Champ de mines', en: 'Minefield' }, types: ['dangerous'], height: 1 };
const THORNS: Scenery = {
  name: { fr: 'Ronciers de fer', en: 'Iron thorns' },
  types: ['cover', 'difficult', 'dangerous'],
  height: 2,
};

const WIDTH = 72;
const DEPTH = 48;

type Corners = readonly (readonly [number, number])[];
type Sketch = readonly [scenery: Scenery, corners: Corners];

/** A rectangle by its lower left corner and size, in inches. */
const box = (x: number, y: number, w: number, d: number): Corners => [
  [x, y],
  [x + w, y],
  [x + w, y + d],
  [x, y + d],
];

/** An eight-cornered blob around a middle: rounder things. */
const blob = (x: number, y: number, r: number): Corners => [
  [x + r, y - r / 2],
  [x + r, y + r / 2],
  [x + r / 2, y + r],
  [x - r / 2, y + r],
  [x - r, y + r / 2],
  [x - r, y - r / 2],
  [x - r / 2, y - r],
  [x + r / 2, y - r],
];

const at = ([x, y]: readonly [number, number]): Point => ({ x: inches(x), y: inches(y) });
const turned = ([x, y]: readonly [number, number]): readonly [number, number] => [WIDTH - x, DEPTH - y];

function piece(id: string, [scenery, corners]: Sketch): TerrainPiece {
  const outline: Polygon = corners.map(at);
  return { seeIntoNotThrough: false, ...scenery, id, outline };
}

function layout(id: string, name: Name, middle: readonly Sketch[], half: readonly Sketch[], markers: Corners): Layout {
  const pairs = half.flatMap(([scenery, corners], i) => [
    piece(`${id}-${i + 1}a`, [scenery, corners]),
    piece(`${id}-${i + 1}b`, [scenery, corners.map(turned)]),
  ]);
  const single = middle.map((sketch, i) => piece(`${id}-m${i + 1}`, sketch));
  return {
    id,
    name,
    width: inches(WIDTH),
    depth: inches(DEPTH),
    terrain: [...single, ...pairs],
    markers: markers.map(at),
  };
}

/** GDF-SET-03: at least ten pieces each; GDF-OBJ-04, -05: markers outside both zones, more than nine inches apart. */
export const LAYOUTS: readonly Layout[] = [
  layout(
    'scrapyard',
    { fr: 'La Casse', en: 'The Scrapyard' },
    [[RUIN, box(32, 21, 8, 6)]],
    [
      [CONTAINER, box(14, 16, 7, 3)],
      [CONTAINER, box(26, 14, 3, 6)],
      [WOOD, blob(8, 26, 4)],
      [ROCK, blob(46, 17, 3)],
      [BARRICADE, box(33, 13, 6, 1)],
      [CRATER, blob(57, 20, 3)],
      [MINES, box(20, 24, 6, 4)],
    ],
    [
      [36, 24],
      [17, 22],
      [55, 26],
      [24, 13],
      [48, 35],
    ],
  ),
  layout(
    'drowned-wood',
    { fr: 'Le Bois noyé', en: 'The Drowned Wood' },
    [[MARSH, blob(36, 24, 5)]],
    [
      [WOOD, blob(18, 18, 4)],
      [WOOD, blob(30, 15, 3)],
      [ROCK, blob(10, 27, 3)],
      [RUIN, box(47, 14, 6, 5)],
      [MARSH, box(22, 25, 6, 5)],
      [THORNS, box(59, 17, 5, 4)],
      [BARRICADE, box(37, 17, 5, 1)],
    ],
    [
      [36, 24],
      [14, 22],
      [58, 26],
    ],
  ),
  layout(
    'pass',
    { fr: 'Le Col', en: 'The Pass' },
    [[CRATER, blob(36, 24, 3)]],
    [
      [ROCK, blob(24, 22, 4)],
      [
        ROCK,
        [
          [2, 20],
          [10, 20],
          [10, 24],
          [6, 24],
          [6, 28],
          [2, 28],
        ],
      ],
      [CONTAINER, box(35, 13, 3, 5)],
      [WOOD, blob(15, 15, 3)],
      [BARRICADE, box(42, 18, 6, 1)],
      [MINES, box(28, 15, 4, 4)],
      [RUIN, box(55, 14, 6, 5)],
    ],
    [
      [36, 24],
      [15, 22],
      [57, 26],
      [46, 14],
      [26, 34],
    ],
  ),
];
