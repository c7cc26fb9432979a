import { ALL_GEAR, name, profile, rule } from '../make.js';
import type { Profile } from '../types.js';

/** Warriors, beasts and spirits of the Tribes. The Tribal Warrior is the book's own. */
export const warriors: readonly Profile[] = [
  profile('tribal-warrior', name('Guerrier Tribal', 'Tribal warrior'), 5, [15, 4, 5, 4, 3, 1, 1, 3], {
    keywords: ['human', 'warrior', 'common'],
    armour: { rank: 0, most: 2 },
    mayBuy: ALL_GEAR,
    mounts: ['steppe-horse', 'war-elk', 'scrap-bike'],
    upgrades: [
      ['srTreacherous', 1],
      ['srForester', 1],
      ['srMountaineer', 1],
      ['srPoisoned', 1],
      ['srFlaming', 1],
      ['srMasterArcher', 2],
      ['srSturdy', 2],
    ],
  }),
  profile('march-veteran', name('Vétéran des Confins', 'Veteran of the Marches'), 8, [15, 5, 4, 4, 4, 1, 1, 4], {
    keywords: ['human', 'warrior', 'common'],
    armour: { rank: 1, most: 3 },
    mayBuy: ALL_GEAR,
    mounts: ['steppe-horse', 'war-elk', 'scrap-bike'],
    upgrades: [
      ['srCourageous', 1],
      ['srStandardBearer', 3],
      ['srExpertShot', 4],
      ['srExpertRider', 2],
      ['srMasterArcher', 2],
      ['srLineTroops', 1],
    ],
  }),
  profile('clan-guard', name('Garde du clan', 'Clan guard'), 11, [15, 5, 5, 5, 4, 1, 1, 5], {
    keywords: ['human', 'warrior'],
    armour: { rank: 1, most: 3 },
    gear: ['axe'],
    mayBuy: ALL_GEAR,
    rules: ['srBodyguard'],
    upgrades: [
      ['srStandardBearer', 3],
      ['srSturdy', 2],
      ['srTireless', 3],
    ],
  }),
  profile('wood-runner', name('Coureur des bois', 'Wood runner'), 7, [15, 4, 4, 3, 3, 1, 1, 3], {
    keywords: ['human', 'warrior', 'irregular'],
    armour: { rank: 0, most: 1 },
    gear: ['club'],
    mayBuy: ALL_GEAR,
    rules: ['srForester'],
    upgrades: [
      ['srFlankAttack', 1],
      ['srLoner', 2],
      ['srGuerrilla', 1],
      ['srPoisoned', 1],
      ['srGunslinger', 2],
      ['srTreacherous', 1],
    ],
  }),
  profile('frenzied', name('Possédé des brumes', 'Mist-frenzied'), 10, [15, 4, 0, 5, 3, 2, 1, 4], {
    keywords: ['human', 'warrior', 'irregular'],
    armour: { rank: 0, most: 0 },
    gear: ['great-axe'],
    mayBuy: ['melee'],
    rules: ['srFanatic'],
    upgrades: [
      ['srRelentless', 1],
      ['srFast', 2],
    ],
  }),
  profile('steppe-hound', name('Molosse des steppes', 'Steppe hound'), 8, [20, 4, 0, 4, 3, 1, 1, 3], {
    build: 'beast',
    keywords: ['beast', 'warrior'],
    height: 2,
    baseMm: 30,
    rules: ['srRelentless', 'srEnraged', 'srFast'],
    upgrades: [
      ['srBrutalCharge', 3],
      ['srInfectiousBite', 3],
    ],
  }),
  profile('carrion-swarm', name('Nuée de charognards', 'Carrion swarm'), 16, [20, 3, 0, 3, 2, 3, 3, 4], {
    build: 'beast',
    keywords: ['beast', 'warrior'],
    height: 2,
    baseMm: 40,
    rules: ['srRelentless', 'srSwarm', 'srFlight', 'srFearless'],
  }),
  profile('ancestor', name('Ancêtre veilleur', 'Watching ancestor'), 24, [15, 5, 0, 4, 5, 2, 2, 6], {
    keywords: ['spirit', 'spectre', 'warrior'],
    height: 4,
    baseMm: 32,
    rules: ['srRelentless', 'srSpectralStrike', 'srTerrifying', 'srFearless'],
    upgrades: [
      ['srLifeDrain', 8],
      [rule('srGrudge', 'champion'), 3],
    ],
  }),
];
