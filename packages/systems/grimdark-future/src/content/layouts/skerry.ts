import { SCENERY } from '../../tables/scenery.js';
import { blob, box, put } from '../../tables/sketch.js';
import { layoutFrom } from './layout.js';

const { barricade, crater, hill, marsh, minefield, rock, ruin, wood } = SCENERY;

/** Four feet by four: a wreck on a rock, mud all around. */
export const skerry = layoutFrom({
  id: 'skerry',
  name: { fr: 'L’Écueil', en: 'The Skerry' },
  size: [48, 48],
  middle: [[rock, blob(24, 24, 4)]],
  half: [
    [wood, blob(6, 16, 5, 4)],
    [hill, blob(19, 14, 5.5, 3.5)],
    [ruin, box(29, 12, 8, 6)],
    [wood, blob(43, 17, 5, 4)],
    [marsh, blob(14, 23, 4, 2.5)],
    [barricade, box(22, 18.5, 5, 1)],
    [crater, blob(6, 23.5, 2.5)],
    [ruin, put(box(-4.25, -0.75, 8.5, 1.5), 12, 7.5, -15)],
    [minefield, box(27, 6, 6, 3)],
  ],
});
