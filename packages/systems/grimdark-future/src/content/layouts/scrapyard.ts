import { SCENERY } from '../../tables/scenery.js';
import { angle, blob, box, put } from '../../tables/sketch.js';
import { layoutFrom } from './layout.js';

const { barricade, container, crater, minefield, road, ruin, silo, slag, wood } = SCENERY;

/** Stacks of containers on both sides of a road, with what is left of the foundry in the middle. */
export const scrapyard = layoutFrom({
  id: 'scrapyard',
  name: { fr: 'La Casse', en: 'The Scrapyard' },
  middle: [
    [road, box(0, 22.5, 72, 3)],
    [ruin, box(30, 20, 12, 8)],
  ],
  half: [
    [container, box(0, 14, 10, 3)],
    [container, box(14, 11, 3, 8)],
    [container, put(box(-4.5, -1.5, 9, 3), 25, 15, 20)],
    [silo, blob(34, 13, 3)],
    [container, box(41, 13, 9, 3)],
    [ruin, angle(55.5, 11.5, 7, 6.5, 2.5)],
    [wood, blob(67.5, 16, 4, 5)],
    [wood, blob(20.5, 28, 4.5, 3)],
    [crater, blob(8, 21, 3)],
    [barricade, box(41, 18, 5, 1)],
    [minefield, box(58, 19.5, 5, 3)],
    [wood, put(blob(0, 0, 3.5, 3), 12, 7, -30)],
    [ruin, box(64, 6, 7, 3)],
    [slag, blob(52, 8, 4, 2.5)],
  ],
});
