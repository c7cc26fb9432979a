import { ALL_GEAR, name, profile, rule } from '../make.js';
import type { Profile } from '../types.js';

/** Singers, hunters and machines of the Choir. */
export const warriors: readonly Profile[] = [
  profile('chorister', name('Choriste', 'Chorister'), 7, [15, 4, 4, 3, 4, 1, 1, 3], {
    keywords: ['nexus', 'warrior', 'common'],
    armour: { rank: 1, most: 3 },
    mayBuy: ALL_GEAR,
    upgrades: [
      ['srLineTroops', 1],
      ['srFlankAttack', 1],
      ['srTeleport', 3],
    ],
  }),
  profile('vigil', name('Vigile', 'Vigil'), 13, [15, 5, 4, 4, 5, 1, 1, 5], {
    keywords: ['nexus', 'warrior'],
    armour: { rank: 2, most: 4 },
    gear: ['edge'],
    mayBuy: ALL_GEAR,
    mounts: ['lancer-bike', 'steel-strider'],
    upgrades: [
      ['srStandardBearer', 3],
      ['srTeleport', 3],
      ['srSturdy', 2],
      [rule('srGrudge', 'beast'), 2],
    ],
  }),
  profile('stalker', name('Traqueur', 'Stalker'), 12, [15, 4, 3, 3, 4, 1, 1, 4], {
    keywords: ['nexus', 'warrior'],
    armour: { rank: 1, most: 2 },
    gear: ['baton'],
    mayBuy: ALL_GEAR,
    rules: ['srLoner'],
    upgrades: [
      ['srGuerrilla', 1],
      ['srMountaineer', 1],
      ['srExpertShot', 4],
    ],
  }),
  profile('blade-dancer', name('Danseuse de lames', 'Blade dancer'), 16, [15, 6, 0, 4, 4, 2, 1, 5], {
    keywords: ['nexus', 'warrior'],
    armour: { rank: 1, most: 1 },
    gear: ['edge', 'edge'],
    mayBuy: ['support'],
    rules: ['srAgile', 'srLightFooted'],
    upgrades: [
      ['srMasterDuellist', 4],
      ['srFast', 2],
      ['srHeadhunter', 2],
    ],
  }),
  profile('tuner', name('Accordeur', 'Tuner'), 11, [15, 4, 4, 3, 4, 1, 1, 4], {
    keywords: ['nexus', 'warrior'],
    armour: { rank: 1, most: 2 },
    gear: ['baton'],
    mayBuy: ALL_GEAR,
    rules: ['srRepairer'],
  }),
  profile('healer', name('Médecin du Chœur', 'Choir medic'), 18, [15, 4, 4, 3, 4, 1, 1, 4], {
    keywords: ['nexus', 'warrior'],
    armour: { rank: 1, most: 2 },
    gear: ['baton'],
    mayBuy: ALL_GEAR,
    rules: ['srMedic'],
  }),
  profile('automaton', name('Automate', 'Automaton'), 10, [10, 3, 5, 4, 5, 1, 1, 3], {
    keywords: ['robot', 'warrior'],
    armour: { rank: 2, most: 3 },
    gear: ['baton'],
    mayBuy: ['melee', 'ranged'],
    rules: ['srRobotic'],
    upgrades: [['srAmphibious', 1]],
  }),
  profile('six-arm', name('Sextuple', 'Sixfold'), 22, [15, 5, 4, 5, 5, 2, 2, 4], {
    keywords: ['robot', 'warrior'],
    armour: { rank: 2, most: 3 },
    baseMm: 32,
    height: 4,
    gear: ['edge', 'edge', 'edge'],
    mayBuy: ['melee', 'ranged'],
    rules: ['srRobotic', 'srManyArmed', 'srMassive'],
    upgrades: [['srImpact', 5]],
  }),
  profile('steel-hound', name('Limier d’acier', 'Steel hound'), 12, [20, 4, 0, 4, 4, 2, 1, 4], {
    build: 'beast',
    keywords: ['robot', 'beast', 'warrior'],
    height: 2,
    baseMm: 30,
    rules: ['srRobotic', 'srRelentless', 'srSharpFangs'],
    upgrades: [['srArachnid', 3]],
  }),
];
