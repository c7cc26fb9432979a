import { ALL_GEAR, name, profile, rule } from '../make.js';
import type { Profile } from '../types.js';

const MOUNTS = ['lancer-bike', 'steel-strider'];

/** Those who conduct the Choir, from the highest Rank to the lowest. */
export const champions: readonly Profile[] = [
  profile('primate', name('Primat du Chœur', 'Primate of the Choir'), 88, [15, 7, 3, 5, 6, 3, 3, 7], {
    keywords: ['nexus', 'champion'],
    rank: 1,
    orders: 3,
    actions: 3,
    armour: { rank: 2, most: 4 },
    gear: ['edge'],
    mayBuy: ALL_GEAR,
    mounts: MOUNTS,
    rules: ['srMasterTactician'],
    upgrades: [
      ['srMasterDuellist', 10],
      ['srTeleport', 12],
      ['srExpertShot', 8],
    ],
  }),
  profile('cantor', name('Cantor', 'Cantor'), 60, [15, 6, 3, 4, 5, 3, 3, 6], {
    keywords: ['nexus', 'champion'],
    rank: 2,
    orders: 2,
    actions: 2,
    armour: { rank: 2, most: 4 },
    gear: ['edge'],
    mayBuy: ALL_GEAR,
    mounts: MOUNTS,
    upgrades: [
      ['srTeleport', 12],
      ['srMasterTactician', 10],
      [rule('srMastery', 'plasma-gun'), 6],
    ],
  }),
  profile('lector', name('Lecteur d’armes', 'Lector at arms'), 44, [15, 5, 3, 4, 5, 2, 2, 6], {
    keywords: ['nexus', 'champion'],
    rank: 3,
    orders: 2,
    actions: 2,
    armour: { rank: 2, most: 4 },
    gear: ['edge'],
    mayBuy: ALL_GEAR,
    mounts: MOUNTS,
    upgrades: [
      ['srFlankAttack', 6],
      ['srTeleport', 10],
      ['srExpertShot', 6],
      [rule('srMastery', 'laser-rifle'), 5],
    ],
  }),
  profile('precentor', name('Préchantre', 'Precentor'), 28, [15, 4, 4, 4, 4, 2, 2, 5], {
    keywords: ['nexus', 'champion'],
    rank: 4,
    orders: 1,
    actions: 1,
    armour: { rank: 1, most: 3 },
    gear: ['baton'],
    mayBuy: ALL_GEAR,
    mounts: ['lancer-bike'],
    upgrades: [
      ['srFlankAttack', 5],
      ['srStandardBearer', 3],
    ],
  }),
  profile('null-oracle', name('Oracle du silence', 'Oracle of silence'), 46, [15, 4, 5, 3, 4, 1, 2, 6], {
    keywords: ['nexus', 'champion', 'mage'],
    rank: 4,
    orders: 1,
    actions: 1,
    spells: { count: 3, lists: ['dark'] },
    armour: { rank: 1, most: 2 },
    mayBuy: ALL_GEAR,
    upgrades: [
      ['srMasterMagic', 10],
      ['srTerrifying', 8],
    ],
  }),
  profile('perfect-pitch', name('Oreille absolue', 'Perfect pitch'), 28, [15, 4, 4, 3, 4, 1, 1, 6], {
    keywords: ['nexus', 'champion', 'mage'],
    rank: 5,
    actions: 1,
    spells: { count: 2, lists: ['light', 'dark'] },
    armour: { rank: 1, most: 2 },
    mayBuy: ['melee', 'ranged', 'support'],
    upgrades: [['srMasterMagic', 10]],
  }),
];
