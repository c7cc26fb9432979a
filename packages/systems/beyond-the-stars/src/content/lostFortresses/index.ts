import { ALL_GEAR, gear, melee, name, plating, profile, ranged, rule } from '../make.js';
import type { Faction, Item, Profile } from '../types.js';

/** The four guns of the experimental tank are the book's names with numbers of ours. */
const arsenal: readonly Item[] = [
  melee('sabre', name('Sabre', 'Sabre'), [2, 8], 1),
  melee('halberd', name('Hallebarde', 'Halberd'), [3, 8], 2, { supports: true, pen: 1 }),
  melee('mace', name('Masse d’armes', 'Mace'), [3, 10], 1, { pen: 1 }),
  ranged('repeating-pistol', name('Pistolet antique à répétition', 'Antique repeating pistol'), [4, 20], 1, [
    30,
    4,
    0,
    'heavy',
    2,
  ]),
  ranged('arquebus', name('Arquebuse', 'Arquebus'), [5, 12], 2, [60, 5, 0, 'precision', 1]),
  ranged('gatling', name('Gatling portative', 'Portable gatling'), [14, 30], 2, [60, 4, 0, 'heavy', 4]),
  ranged(
    'light-cannon',
    name('Canon à boulets légers', 'Light round-shot cannon'),
    [12, null],
    2,
    [75, 6, 1, 'heavy', 1],
    {
      rules: ['srBurstingShot'],
    },
  ),
  ranged('heavy-cannon', name('Canon à boulets lourds', 'Heavy round-shot cannon'), [18, null], 2, [
    90,
    8,
    2,
    'heavy',
    1,
  ]),
  ranged('howitzer', name('Obusier', 'Howitzer'), [16, null], 2, [120, 5, 0, 'light-artillery', 1]),
  gear('shield', name('Bouclier', 'Shield'), [2, 8], 'shield'),
  gear('banner', name('Bannière de la Forteresse', 'Fortress banner'), [15, 25], 'banner'),
  gear('radio', name('Radio', 'Radio'), [5, 8], 'radio'),
];

const LARGE_GUNS = ['gatling', 'light-cannon', 'heavy-cannon'];
/** More of them than fit on any tank. */
const OTHER_GUNS = Array.from({ length: 4 }, () => ['repeating-pistol', 'arquebus']);

const profiles: readonly Profile[] = [
  profile('fortress-prince', name('Prince de la Forteresse', 'Prince of the Fortress'), 44, [15, 6, 4, 4, 5, 3, 2, 5], {
    keywords: ['human', 'champion'],
    rank: 3,
    orders: 2,
    actions: 2,
    armour: { rank: 2, most: 3 },
    gear: ['sabre'],
    mayBuy: ALL_GEAR,
    upgrades: [[rule('srMastery', 'sabre'), 6]],
  }),
  profile('gate-captain', name('Capitaine de la porte', 'Captain of the gate'), 30, [15, 5, 4, 4, 5, 2, 2, 5], {
    keywords: ['human', 'champion'],
    rank: 4,
    orders: 1,
    actions: 1,
    armour: { rank: 2, most: 3 },
    gear: ['sabre'],
    mayBuy: ALL_GEAR,
  }),
  profile('fortress-page', name('Page savant', 'Learned page'), 24, [15, 3, 5, 3, 4, 1, 1, 6], {
    keywords: ['human', 'champion', 'mage'],
    rank: 5,
    actions: 1,
    spells: { count: 1, lists: ['light'] },
    armour: { rank: 1, most: 2 },
    mayBuy: ['melee', 'support'],
  }),
  profile('halberdier', name('Hallebardier', 'Halberdier'), 11, [15, 4, 5, 4, 5, 1, 1, 4], {
    keywords: ['human', 'warrior', 'common'],
    armour: { rank: 2, most: 3 },
    gear: ['halberd'],
    mayBuy: ALL_GEAR,
    upgrades: [['srStandardBearer', 3]],
  }),
  profile('arquebusier', name('Arquebusier', 'Arquebusier'), 11, [15, 3, 4, 3, 4, 1, 1, 3], {
    keywords: ['human', 'warrior', 'common'],
    armour: { rank: 1, most: 2 },
    gear: ['arquebus'],
    mayBuy: ALL_GEAR,
    upgrades: [['srLineTroops', 1]],
  }),
  profile('adventurer', name('Baroudeur', 'Adventurer'), 16, [15, 4, 4, 4, 4, 1, 1, 4], {
    keywords: ['human', 'warrior', 'irregular'],
    armour: { rank: 1, most: 2 },
    gear: ['repeating-pistol', 'repeating-pistol'],
    mayBuy: ['melee'],
    upgrades: [
      ['srGunslinger', 2],
      ['srCheatDeath', 3],
    ],
  }),
  profile('experimental-tank', name('Tank expérimental', 'Experimental tank'), 40, [20, 0, 4, 0, 0, 0, 0, 0], {
    build: 'vehicle',
    keywords: ['human', 'common'],
    baseMm: [90, 60],
    baseless: true,
    height: 5,
    vehicle: {
      front: 11,
      flank: 10,
      rear: 10,
      plating: plating([1, 2], [0, 1], [0, 0]),
      crew: 1,
      crewMounts: 0,
      // One of the large guns in front and one in the turret; of the others as many as one likes, a gunner for each.
      slots: [
        { slot: 'front', items: LARGE_GUNS, crewEach: 1 },
        { slot: 'central', items: [...LARGE_GUNS, 'howitzer'], crewEach: 1 },
        ...OTHER_GUNS.map(items => ({ slot: 'front', items, crewEach: 1 }) as const),
        ...OTHER_GUNS.map(items => ({ slot: 'central', items, crewEach: 1 }) as const),
      ],
    },
  }),
];

/** A small Faction, most at home as an ally. */
export const lostFortresses: Faction = {
  id: 'lost-fortresses',
  name: name('Forteresses Égarées', 'Lost Fortresses'),
  civilisation: 'fragments',
  bonus: {
    name: name('Serrez les rangs', 'Close ranks'),
    text: name(
      'Les Guerriers tirent par-dessus leurs rangs (Troupe de ligne).',
      'Warriors shoot over their own ranks (Line troops).',
    ),
    grants: [{ to: 'warrior', rule: rule('srLineTroops') }],
  },
  arsenal,
  bestiary: [],
  profiles,
};
