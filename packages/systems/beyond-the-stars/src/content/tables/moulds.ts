import { cm, type Point, type Polygon } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import type { Name } from '../../sheet.js';
import { length, somewhereIn, within, type Lot } from './lots.js';
import { box, building, door, patch, piece, stairs, window, type Sketch, type SortId } from './sketch.js';

/** How the pieces of a random table are drawn in their lots. All in centimetres. */

/** Around what stops figures: between two such pieces there is room for a large base. */
const STANDOFF = 4;
/** What stops figures needs a lot of this size at least. */
export const ROOMY = 16;

const boxOn = ({ x, y, wide, deep }: Lot): Polygon => box(x, y, wide, deep);

/** Some ground of a lot, of a size between the two or as much as there is. */
function plot(rng: Rng, lot: Lot, least: number, mostWide: number, mostDeep = mostWide): Lot {
  const room = within(lot, STANDOFF);
  const size = (most: number, there: number): number => length(rng, Math.min(least, there), Math.min(most, there));
  return somewhereIn(rng, room, size(mostWide, room.wide), size(mostDeep, room.deep));
}

const HOUSES: readonly Name[] = [
  { fr: 'Relais', en: 'Posthouse' },
  { fr: 'Grange', en: 'Barn' },
  { fr: 'Atelier', en: 'Workshop' },
  { fr: 'Entrepôt', en: 'Warehouse' },
];
const FORTS: readonly Name[] = [
  { fr: 'Tour de guet', en: 'Watchtower' },
  { fr: 'Poste de garde', en: 'Guardhouse' },
];

const pick = <T>(rng: Rng, things: readonly T[]): T => things[rng.below(things.length)] as T;

/** A house of one or two storeys, or a fort of up to three: a door in one or two walls, windows in the others. */
export function house(rng: Rng, lot: Lot): Sketch {
  const fortified = rng.below(3) === 0;
  const { x, y, wide, deep } = plot(rng, lot, 8, 18, 16);
  const walls: readonly (readonly [number, number])[] = [
    [x + wide / 2, y],
    [x + wide, y + deep / 2],
    [x + wide / 2, y + deep],
    [x, y + deep / 2],
  ];
  const storeys = 1 + rng.below(fortified ? 3 : 2);
  const front = rng.below(walls.length);
  const back = rng.below(2) === 0 ? (front + 2) % walls.length : front;
  const openings = Array.from({ length: storeys }, (_, storey) =>
    walls.map(([wx, wy], wall) =>
      storey === 0 && (wall === front || wall === back) ? door(wx, wy) : window(wx, wy, storey),
    ),
  ).flat();
  return building(pick(rng, fortified ? FORTS : HOUSES), box(x, y, wide, deep), openings, { storeys, fortified });
}

/** Ground to stand on: low with wide stairs, or a roof with a ladder and narrow ones. */
export function platform(rng: Rng, lot: Lot): Sketch {
  const { x, y, wide, deep } = plot(rng, lot, 8, 18, 16);
  const [midX, midY] = [x + wide / 2, y + deep / 2];
  if (rng.below(2) === 0)
    return piece('terrace', box(x, y, wide, deep), [
      stairs('wide-stairs', [midX, y - 2], [midX, y + 2]),
      stairs('wide-stairs', [midX, y + deep + 2], [midX, y + deep - 2]),
    ]);
  return piece('roof', box(x, y, wide, deep), [
    stairs('ladder', [x - 1, midY], [x + 2, midY]),
    stairs('narrow-stairs', [midX, y + deep + 2], [midX, y + deep - 2]),
  ]);
}

export function spire(rng: Rng, lot: Lot): Sketch {
  const { x, y, wide, deep } = plot(rng, lot, 7, 11);
  return piece('cliff', patch(x + wide / 2, y + deep / 2, wide, deep));
}

export const BARRIERS = ['wall', 'hedge', 'rampart'] as const satisfies readonly SortId[];

/** How broad a strip of ground a barrier and a ditch take, with free ground on both sides. */
export const STRIPS = { wall: 3, hedge: 3, rampart: 3, ditch: 6 } as const;

/** Something long in a strip of ground, along the whole of it or most of it. */
export function lineIn(rng: Rng, sort: keyof typeof STRIPS, strip: Lot): Sketch {
  const across = strip.wide > strip.deep;
  const room = within(strip, 1);
  const long = length(rng, Math.max(room.wide, room.deep) * 0.7, Math.min(24, Math.max(room.wide, room.deep)));
  return piece(sort, boxOn(across ? somewhereIn(rng, room, long, room.deep) : somewhereIn(rng, room, room.wide, long)));
}

/** Free ground around what one can walk on or through. */
const LANE = 0.75;
const LARGEST = { wide: 30, deep: 26 } as const;
/** How much of the shorter side each corner loses. */
const CORNER = 0.15;

/** As much rough ground as a lot can hold. */
export function roughRoom(lot: Lot): { readonly wide: number; readonly deep: number; readonly area: number } {
  const room = within(lot, LANE);
  const [wide, deep] = [Math.min(room.wide, LARGEST.wide), Math.min(room.deep, LARGEST.deep)];
  const cut = halves(CORNER * Math.min(wide, deep));
  return { wide, deep, area: wide * deep - 2 * cut * cut };
}

/** Rough ground with its corners cut, so many times as long and broad as the lot would hold; in the very middle on demand. */
export function rough(rng: Rng, sort: SortId, lot: Lot, scale: number, centred = false): Sketch {
  const most = roughRoom(lot);
  const wide = Math.min(most.wide, halves(most.wide * scale));
  const deep = Math.min(most.deep, halves(most.deep * scale));
  const room = within(lot, LANE);
  const at = centred
    ? { x: lot.x + (lot.wide - wide) / 2, y: lot.y + (lot.deep - deep) / 2, wide, deep }
    : somewhereIn(rng, room, wide, deep);
  return piece(sort, cornersCut(at, halves(CORNER * Math.min(wide, deep))));
}

/** In half centimetres: such lengths are whole micrometres, and so are their twins. */
const halves = (size: number): number => Math.round(2 * size) / 2;

function cornersCut({ x, y, wide, deep }: Lot, cut: number): Polygon {
  const corners: readonly (readonly [number, number])[] = [
    [x + cut, y],
    [x + wide - cut, y],
    [x + wide, y + cut],
    [x + wide, y + deep - cut],
    [x + wide - cut, y + deep],
    [x + cut, y + deep],
    [x, y + deep - cut],
    [x, y + cut],
  ];
  return corners.map(([px, py]): Point => ({ x: cm(px), y: cm(py) }));
}
