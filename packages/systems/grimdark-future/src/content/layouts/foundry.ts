import { SCENERY } from '../../tables/scenery.js';
import { blob, box, put } from '../../tables/sketch.js';
import { layoutFrom } from './layout.js';

const { container, crater, minefield, ruin, sandbags, silo, slag, tenement, terrace, wall, wood } = SCENERY;

/** Blast furnaces around a loading platform that both sides want; slag runs out of them. */
export const foundry = layoutFrom({
  id: 'foundry',
  name: { fr: 'La Fonderie', en: 'The Foundry' },
  middle: [[terrace, box(30, 20, 12, 8)]],
  half: [
    [silo, blob(5, 15, 4)],
    [container, box(13, 12, 9, 3)],
    [slag, put(box(-1.5, -4, 3, 8), 26, 18, -20)],
    [tenement, box(31, 10, 10, 5)],
    [container, put(box(-4.5, -1.5, 9, 3), 49, 14, -15)],
    [silo, blob(59, 14, 3.5)],
    [ruin, box(65, 12, 6, 6.5)],
    [wall, box(13, 19, 9, 1.5)],
    [wood, blob(6, 25.5, 5, 3)],
    [minefield, box(15, 24, 6, 4)],
    [crater, blob(47, 20, 3)],
    [sandbags, box(33, 17, 6, 1)],
    [wall, box(51, 17, 5.5, 1.5)],
    [wood, blob(69, 7.5, 3, 2.5)],
    [wall, put(box(-3.25, -0.75, 6.5, 1.5), 42.5, 7, 15)],
    [wall, put(box(-3.25, -0.75, 6.5, 1.5), 54.5, 7, 15)],
  ],
});
