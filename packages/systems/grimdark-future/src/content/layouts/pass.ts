import { SCENERY } from '../../tables/scenery.js';
import { blob, box, put } from '../../tables/sketch.js';
import { layoutFrom } from './layout.js';

const { barricade, cliff, crater, crevasse, hill, minefield, rock, ruin, wood } = SCENERY;

/** Cliffs that nobody climbs, hills that anybody does, and crevasses across the ways between them. */
export const pass = layoutFrom({
  id: 'pass',
  name: { fr: 'Le Col', en: 'The Pass' },
  middle: [[rock, blob(36, 24, 4)]],
  half: [
    [
      cliff,
      [
        [0, 14],
        [9, 14],
        [9, 18],
        [5, 19],
        [4, 23],
        [0, 23],
      ],
    ],
    [hill, blob(19, 14, 5.5, 4)],
    [cliff, put(box(-5, -2, 10, 4), 32, 14, 15)],
    [hill, put(blob(0, 0, 6, 4), 47, 14, -10)],
    [ruin, box(56, 11, 8, 5)],
    [wood, blob(67, 20, 4.5, 3.5)],
    [crevasse, put(box(-6, -1, 12, 2), 21, 22, 10)],
    [crater, blob(29, 19, 2)],
    [barricade, box(42, 20, 6, 1)],
    [minefield, box(57, 20.5, 4, 3)],
    [wood, put(blob(0, 0, 4.5, 2.5), 24.5, 7, 15)],
    [wood, blob(53, 6.5, 3.5, 2.5)],
  ],
});
