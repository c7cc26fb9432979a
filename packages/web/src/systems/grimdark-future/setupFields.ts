import { LAYOUTS, LISTS } from '@banneret/grimdark-future';
import type { SetupField } from '../webSystem.js';

/** The sizes that every army has a ready list for. */
const POINTS = [...new Set(LISTS.map(({ list }) => list.points))].sort((a, b) => a - b);

/** What the set-up page asks besides armies: the options of the game that people choose among. */
export const setupFields: readonly SetupField[] = [
  {
    name: 'points',
    label: { fr: 'Points', en: 'Points' },
    options: POINTS.map(points => ({ value: String(points), label: { fr: `${points}`, en: `${points}` } })),
    as: 'number',
  },
  {
    name: 'layout',
    label: { fr: 'Table', en: 'Table' },
    options: [
      ...LAYOUTS.map(({ id, name }) => ({ value: id, label: name })),
      // The seed of the match makes it: another table every time.
      { value: 'random', label: { fr: 'Nouvelle, au hasard', en: 'New, at random' } },
    ],
  },
];
