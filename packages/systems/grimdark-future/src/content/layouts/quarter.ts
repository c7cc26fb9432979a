import { SCENERY } from '../../tables/scenery.js';
import { angle, box, put } from '../../tables/sketch.js';
import { layoutFrom } from './layout.js';

const { barricade, road, ruin, sandbags, tenement, terrace, wall, wire } = SCENERY;

/** Streets between tenements; flat roofs an inch apart, from one of which one steps to the other. */
export const quarter = layoutFrom({
  id: 'quarter',
  name: { fr: 'Le Quartier muré', en: 'The Walled Quarter' },
  middle: [
    [road, box(33.5, 0, 5, 48)],
    [wall, box(30, 23.25, 12, 1.5)],
  ],
  half: [
    [tenement, box(3, 13, 9, 6)],
    [terrace, box(16, 12, 6, 6)],
    [terrace, box(23, 12, 6, 6)],
    [ruin, angle(41, 12, 9, 7, 3)],
    [tenement, box(54, 13, 8, 5)],
    [wall, box(64, 17, 7.5, 1.5)],
    [ruin, box(20, 21.5, 8, 5)],
    [wall, box(4, 23, 9, 1.5)],
    [sandbags, box(33, 15, 6, 1)],
    [wire, box(60, 9, 7, 2)],
    [barricade, box(53, 20.5, 5, 1)],
    [wall, put(box(-4.25, -0.75, 8.5, 1.5), 12, 7.5, -15)],
  ],
});
