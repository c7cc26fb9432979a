import { SCENERY } from '../../tables/scenery.js';
import { blob, box, put } from '../../tables/sketch.js';
import { layoutFrom } from './layout.js';

const { barricade, container, crater, ruin, terrace, wire, wood } = SCENERY;

/** Four feet by three, for small games: the zones shrink to six inches. */
export const yard = layoutFrom({
  id: 'yard',
  name: { fr: 'La Cour des grues', en: 'The Crane Yard' },
  size: [48, 36],
  middle: [[terrace, box(19, 15, 10, 6)]],
  half: [
    [wood, blob(6, 11, 5, 3.5)],
    [container, box(14, 8, 8, 3)],
    [ruin, box(27, 7, 8, 5)],
    [container, box(38, 9, 3, 7)],
    [wood, blob(44.5, 10, 3)],
    [crater, blob(13, 15, 2.5)],
    [barricade, box(20, 13, 5, 1)],
    [wire, box(31, 14, 5, 2)],
    [ruin, put(box(-3.75, -0.75, 7.5, 1.5), 13, 5.5, -10)],
    [ruin, put(box(-3.25, -0.75, 6.5, 1.5), 25.5, 5, -30)],
  ],
});
