import { box, building, door, patch, piece, stairs, table, window, type Table } from './sketch.js';

/** Ready tables, each the same from both sides. BTS-TER-01, R-03: about a third of the ground or less. */
export const TABLES: readonly Table[] = [
  table(
    'crossroads',
    { fr: 'La Croisée des vents', en: 'The Windy Crossroads' },
    [piece('wall', box(52, 59.5, 16, 1))],
    [
      piece('wood', patch(25, 40, 20, 14)),
      piece('rocks', patch(92, 34, 16, 12)),
      piece('hedge', box(48, 34, 20, 1)),
      piece('wall', box(14, 56, 16, 1)),
      piece('terrace', box(70, 44, 14, 10), [stairs('wide-stairs', [77, 42], [77, 46])]),
      building({ fr: 'Relais', en: 'Posthouse' }, box(38, 12, 12, 9), [
        door(44, 21),
        window(40, 12),
        window(50, 16),
        window(38, 16),
      ]),
      piece('cliff', patch(108, 56, 8)),
    ],
  ),
  table(
    'drowned-quarter',
    { fr: 'Le Quartier noyé', en: 'The Drowned Quarter' },
    [piece('pond', patch(60, 60, 22, 16))],
    [
      piece('ford', box(0, 52, 30, 9)),
      piece('rubble', box(66, 30, 16, 12)),
      piece('rubble', box(10, 26, 14, 10)),
      piece('wood', patch(100, 50, 14)),
      piece('wall', box(34, 40, 14, 1)),
      building(
        { fr: 'Tour de guet', en: 'Watchtower' },
        box(88, 16, 9, 9),
        [door(92, 25), window(88, 20, 1), window(92, 16, 1), window(97, 20, 1), window(92, 25, 1)],
        { storeys: 2, fortified: true },
      ),
      piece('rampart', box(40, 22, 18, 1)),
    ],
  ),
  table(
    'broken-hills',
    { fr: 'Les Collines brisées', en: 'The Broken Hills' },
    [
      piece('terrace', box(50, 52, 20, 16), [
        stairs('wide-stairs', [60, 50], [60, 54]),
        stairs('wide-stairs', [60, 70], [60, 66]),
      ]),
    ],
    [
      piece('ditch', box(12, 46, 22, 4)),
      piece('rocks', patch(88, 46, 20, 14)),
      piece('cliff', patch(38, 34, 9)),
      piece('wood', patch(64, 28, 16, 12)),
      piece('roof', box(96, 22, 12, 10), [
        stairs('ladder', [95, 27], [98, 27]),
        stairs('narrow-stairs', [102, 34], [102, 30]),
      ]),
      piece('hedge', box(18, 20, 18, 1)),
    ],
  ),
  table(
    'last-farm',
    { fr: 'La Dernière Ferme', en: 'The Last Farm' },
    [
      building(
        { fr: 'Grange', en: 'Barn' },
        box(53, 54, 14, 12),
        [door(60, 54), door(60, 66), window(53, 60), window(67, 60), window(60, 54, 1), window(60, 66, 1)],
        { storeys: 2 },
      ),
    ],
    [
      piece('hedge', box(36, 46, 12, 1)),
      piece('hedge', box(72, 46, 12, 1)),
      piece('wood', patch(16, 44, 18, 20)),
      piece('wood', patch(104, 30, 14)),
      piece('rocks', patch(60, 26, 14, 10)),
      piece('wall', box(30, 30, 12, 1)),
      piece('rubble', box(84, 54, 12, 10)),
      piece('ford', box(100, 46, 20, 8)),
    ],
  ),
];

export type { Table } from './sketch.js';
