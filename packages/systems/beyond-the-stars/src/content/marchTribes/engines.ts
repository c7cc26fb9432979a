import { name, plating, profile } from '../make.js';
import type { Profile } from '../types.js';

/** Great beasts, chariots and engines of the Tribes. The Catapult is the book's own. */
export const engines: readonly Profile[] = [
  profile('pack-mammoth', name('Mammouth de bât', 'Pack mammoth'), 75, [15, 4, 5, 7, 7, 4, 5, 4], {
    build: 'monster',
    keywords: ['beast', 'transport'],
    baseMm: [100, 60],
    baseless: true,
    height: 9,
    capacity: 6,
    rules: ['srRelentless', 'srFiringPlatform'],
    upgrades: [['srStable', 10]],
  }),
  profile('hill-colossus', name('Colosse des collines', 'Hill colossus'), 130, [15, 5, 0, 8, 7, 4, 4, 5], {
    build: 'monster',
    keywords: ['beast'],
    baseMm: [100, 100],
    baseless: true,
    height: 12,
    rules: ['srRelentless', 'srGigantic', 'srTerrifying'],
  }),
  profile('war-chariot', name('Chariot de guerre', 'War chariot'), 42, [20, 0, 4, 0, 0, 0, 0, 0], {
    build: 'vehicle',
    keywords: ['human', 'transport'],
    baseMm: [90, 50],
    baseless: true,
    height: 4,
    capacity: 4,
    rules: ['srBestialChariot', 'srMakeshiftDefence', 'srFiringPlatform'],
    upgrades: [
      ['srGreatTeam', 8],
      ['srFlankAttack', 6],
    ],
    vehicle: {
      front: 10,
      flank: 10,
      rear: 10,
      plating: plating([0, 1], [0, 1], [0, 0]),
      crew: 1,
      crewMounts: 2,
      slots: [{ slot: 'side', items: ['rampart-gun', 'fire-lance'], crewEach: 1 }],
    },
  }),
  profile('catapult', name('Catapulte', 'Catapult'), 50, [0, 0, 0, 0, 6, 0, 3, 0], {
    build: 'siege',
    keywords: ['siege-weapon', 'common'],
    baseMm: [60, 60],
    baseless: true,
    height: 5,
    upgrades: [['srFlaming', 10]],
    siege: {
      range: 120,
      force: 4,
      pen: 0,
      category: 'light-artillery',
      dice: 1,
      rules: [],
      servants: [
        { profile: 'tribal-warrior', count: 2, most: null },
        { profile: 'march-veteran', count: 0, most: 1 },
      ],
    },
  }),
  profile('repeating-ballista', name('Baliste à répétition', 'Repeating ballista'), 55, [0, 0, 0, 0, 6, 0, 3, 0], {
    build: 'siege',
    keywords: ['siege-weapon'],
    baseMm: [50, 50],
    baseless: true,
    height: 4,
    rules: ['srLightSiege'],
    upgrades: [['srPoisoned', 5]],
    siege: {
      range: 75,
      force: 5,
      pen: 1,
      category: 'heavy',
      dice: 1,
      rules: [{ id: 'srRepeating' }],
      servants: [{ profile: 'tribal-warrior', count: 2, most: 4 }],
    },
  }),
];
