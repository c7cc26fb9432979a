import { SCENERY } from '../../tables/scenery.js';
import { blob, box, put } from '../../tables/sketch.js';
import { layoutFrom } from './layout.js';

const { barricade, crater, hill, marsh, rock, ruin, silo, thorns, wall, wood } = SCENERY;

/** Old farmland: walled orchards, a low hill for each side, and a stream in the middle. */
export const orchard = layoutFrom({
  id: 'orchard',
  name: { fr: 'Les Vergers de cendre', en: 'The Ash Orchards' },
  middle: [[marsh, put(box(-13, -1.5, 26, 3), 36, 24, 20)]],
  half: [
    [hill, blob(8, 15, 6, 4)],
    [wall, box(18, 13, 9, 1.5)],
    [wood, box(31, 10, 8, 6)],
    [wall, box(43, 14, 9, 1.5)],
    [ruin, box(56, 11, 7, 6)],
    [wood, blob(67.5, 15.5, 4, 4.5)],
    [silo, blob(20, 21, 2.5)],
    [wood, box(9, 21, 7, 5)],
    [rock, blob(42, 20, 2.5)],
    [barricade, box(28, 18, 6, 1)],
    [crater, blob(50.5, 20, 2.5)],
    [wall, put(box(-3.75, -0.75, 7.5, 1.5), 54, 7.5, -15)],
    [wall, box(20.5, 9.5, 8, 1.5)],
    [wall, put(box(-2.5, -0.75, 5, 1.5), 30, 7.5, 0)],
    [wall, put(box(-4.5, -0.75, 9, 1.5), 44, 7.5, 30)],
    [thorns, box(11, 4, 5, 3)],
  ],
});
