import { ALL_GEAR, name, profile, rule } from '../make.js';
import type { Profile } from '../types.js';

const MOUNTS = ['steppe-horse', 'war-elk', 'scrap-bike'];

/** Those who lead the Tribes, from the highest Rank to the lowest. */
export const champions: readonly Profile[] = [
  profile('storm-mother', name('Mère des Tempêtes', 'Storm Mother'), 80, [15, 7, 4, 5, 5, 4, 3, 7], {
    keywords: ['human', 'champion'],
    rank: 1,
    orders: 3,
    actions: 3,
    armour: { rank: 1, most: 3 },
    gear: ['axe'],
    mayBuy: ALL_GEAR,
    mounts: [...MOUNTS, 'great-eagle'],
    rules: ['srMasterTactician'],
    upgrades: [
      ['srMightyBlow', 15],
      ['srTireless', 8],
      ['srExpertRider', 4],
    ],
  }),
  profile('march-duke', name('Duc des Confins', 'Duke of the Marches'), 58, [15, 6, 4, 5, 5, 3, 3, 6], {
    keywords: ['human', 'champion'],
    rank: 2,
    orders: 2,
    actions: 2,
    armour: { rank: 1, most: 3 },
    gear: ['axe'],
    mayBuy: ALL_GEAR,
    mounts: [...MOUNTS, 'great-eagle'],
    upgrades: [
      ['srMasterTactician', 10],
      ['srMountedHunter', 5],
      ['srExpertRider', 4],
      [rule('srGrudge', 'vehicle'), 4],
      [rule('srMastery', 'axe'), 6],
    ],
  }),
  profile('march-knight', name('Chevalier des Confins', 'Knight of the Marches'), 42, [15, 6, 4, 4, 4, 3, 2, 5], {
    keywords: ['human', 'champion'],
    rank: 3,
    orders: 2,
    actions: 2,
    armour: { rank: 1, most: 3 },
    gear: ['axe'],
    mayBuy: ALL_GEAR,
    mounts: MOUNTS,
    upgrades: [
      ['srMountedHunter', 5],
      ['srExpertRider', 4],
      ['srFlankAttack', 6],
      [rule('srMastery', 'spear'), 5],
    ],
  }),
  profile('band-leader', name('Meneuse de bande', 'Band leader'), 27, [15, 5, 4, 4, 3, 2, 2, 5], {
    keywords: ['human', 'champion', 'irregular'],
    rank: 4,
    orders: 1,
    actions: 1,
    armour: { rank: 0, most: 2 },
    gear: ['club'],
    mayBuy: ALL_GEAR,
    mounts: ['steppe-horse', 'scrap-bike'],
    rules: ['srIrregularCommander', 'srPopularFigure'],
    upgrades: [
      ['srFlankAttack', 6],
      ['srTreacherous', 2],
      ['srCheatDeath', 6],
      ['srGunslinger', 4],
    ],
  }),
  profile('wind-speaker', name('Parleuse des vents', 'Wind speaker'), 44, [15, 4, 5, 3, 3, 1, 2, 6], {
    keywords: ['human', 'champion', 'mage'],
    rank: 4,
    orders: 1,
    actions: 1,
    spells: { count: 3, lists: ['light'] },
    armour: { rank: 0, most: 1 },
    mayBuy: ALL_GEAR,
    mounts: ['steppe-horse', 'war-elk'],
    rules: ['srSpiritualLeader'],
    upgrades: [
      ['srMasterMagic', 10],
      ['srMedic', 12],
    ],
  }),
  profile('storm-child', name('Enfant de l’orage', 'Storm child'), 30, [15, 3, 5, 3, 3, 1, 1, 6], {
    keywords: ['human', 'champion', 'mage'],
    rank: 5,
    actions: 1,
    spells: { count: 2, lists: ['light', 'dark'] },
    armour: { rank: 0, most: 1 },
    mayBuy: ['melee', 'support'],
    upgrades: [['srMasterMagic', 10]],
  }),
];
