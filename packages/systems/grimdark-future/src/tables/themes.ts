import type { Rng } from '@banneret/kernel';
import { SCENERY, type Scenery } from './scenery.js';
import { angle, blob, box, type Corners } from './sketch.js';

/** A sort of scenery and the shapes it comes in, drawn around (0, 0). */
export interface Mould {
  readonly scenery: Scenery;
  shape(rng: Rng): Corners;
}

/** A look for a whole table: what stands there, in pairs for a full table, and what closes a line of sight. */
export interface Theme {
  readonly pairs: readonly (readonly [mould: Mould, pairs: number])[];
  /** The last one is the slightest: it fits in where the others do not. */
  readonly screens: readonly Mould[];
}

/** From one size to another, in half inches. */
const size = (rng: Rng, least: number, most: number): number => least + rng.below(2 * (most - least) + 1) / 2;

const round = (scenery: Scenery, least: number, most: number): Mould => ({
  scenery,
  shape: rng => blob(0, 0, size(rng, least, most), size(rng, least, most)),
});

const block = (scenery: Scenery, [leastW, mostW]: Span, [leastD, mostD]: Span): Mould => ({
  scenery,
  shape(rng) {
    const [w, d] = [size(rng, leastW, mostW), size(rng, leastD, mostD)];
    return box(-w / 2, -d / 2, w, d);
  },
});

type Span = readonly [least: number, most: number];

const corner = (scenery: Scenery): Mould => ({
  scenery,
  shape(rng) {
    const [w, d] = [size(rng, 6, 9), size(rng, 5, 7)];
    return angle(-w / 2, -d / 2, w, d, 2.5);
  },
});

const wood = round(SCENERY.wood, 3.5, 5);
const hill = round(SCENERY.hill, 3.5, 5.5);
const ruin = block(SCENERY.ruin, [6, 8], [5, 6]);
const brokenRuin = corner(SCENERY.ruin);
const wall = block(SCENERY.wall, [4, 10], [1.5, 1.5]);
const container = block(SCENERY.container, [7, 8], [3, 3]);
const tenement = block(SCENERY.tenement, [7, 9], [5, 6]);
const rock = round(SCENERY.rock, 2.5, 4);
const barricade = block(SCENERY.barricade, [5, 7], [1, 1]);
const sandbags = block(SCENERY.sandbags, [4, 6], [1, 1]);
const crater = round(SCENERY.crater, 2, 3.5);
const marsh = round(SCENERY.marsh, 3, 5);
const minefield = block(SCENERY.minefield, [4, 6], [3, 5]);
const thorns = block(SCENERY.thorns, [4, 6], [3, 4]);
const slag = round(SCENERY.slag, 2, 3.5);
const terrace = block(SCENERY.terrace, [6, 8], [5, 6]);
const crevasse = block(SCENERY.crevasse, [6, 9], [1.5, 2]);
const wire = block(SCENERY.wire, [5, 7], [1.5, 2]);

export const THEMES: readonly Theme[] = [
  {
    pairs: [[wood, 2], [hill, 1], [rock, 1], [ruin, 1], [marsh, 1], [thorns, 1], [barricade, 1]],
    screens: [wood, hill, ruin, wall],
  },
  {
    pairs: [[tenement, 2], [terrace, 1], [ruin, 1], [brokenRuin, 1], [sandbags, 1], [wire, 1], [crater, 1]],
    screens: [brokenRuin, ruin, terrace, wall],
  },
  {
    pairs: [[container, 2], [ruin, 1], [terrace, 1], [wood, 1], [slag, 1], [minefield, 1], [barricade, 1]],
    screens: [container, ruin, wood, wall],
  },
  {
    pairs: [[hill, 2], [rock, 1], [crevasse, 1], [brokenRuin, 1], [crater, 1], [minefield, 1], [barricade, 1]],
    screens: [wood, hill, rock, wall],
  },
]; // prettier-ignore
