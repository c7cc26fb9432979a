import { SCENERY } from '../../tables/scenery.js';
import { blob, box, put } from '../../tables/sketch.js';
import { layoutFrom } from './layout.js';

const { barricade, ford, hill, lake, marsh, rock, ruin, thorns, wood } = SCENERY;

/** A flooded forest: deep water that only flyers cross, fords beside it, and woods everywhere. */
export const drownedWood = layoutFrom({
  id: 'drowned-wood',
  name: { fr: 'Le Bois noyé', en: 'The Drowned Wood' },
  middle: [[lake, blob(36, 24, 5, 4)]],
  half: [
    [wood, blob(6, 16, 5, 4)],
    [wood, blob(20, 14, 6, 4)],
    [wood, put(blob(0, 0, 5.5, 3.5), 34, 14, 15)],
    [hill, blob(48, 12, 5.5, 3.5)],
    [wood, blob(61, 16, 5, 4)],
    [rock, blob(69, 22, 2.5)],
    [ford, box(27, 20, 3.5, 7)],
    [marsh, blob(15, 22, 5, 2.5)],
    [ruin, box(46, 18, 8, 5)],
    [thorns, box(61, 21, 5, 2)],
    [wood, put(blob(0, 0, 4.5, 2), 26, 7, -15)],
    [wood, blob(54, 6.5, 3, 2)],
    [wood, blob(41, 6.5, 3, 2)],
    [barricade, box(23, 31, 6, 1)],
  ],
});
