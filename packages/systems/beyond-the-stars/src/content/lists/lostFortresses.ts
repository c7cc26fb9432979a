import { name } from '../make.js';
import type { ArmyList, UnitEntry } from '../types.js';

/** Ready lists of the Fortresses, few profiles in number: 500, 750 and 1,000 points. */

const prince: UnitEntry = {
  leader: {
    profile: 'fortress-prince',
    gear: ['shield'],
    orders: ['holdAtAllCosts', 'killThatThing'],
    actions: ['slash', 'defence'],
  },
  members: [
    { profile: 'halberdier', count: 5, armour: 3 },
    { profile: 'halberdier', gear: ['banner'], upgrades: ['srStandardBearer'] },
    { profile: 'arquebusier', count: 7, gear: ['sabre'] },
  ],
};
const second: UnitEntry = {
  ...prince,
  members: [
    { profile: 'halberdier', count: 4, armour: 3 },
    { profile: 'arquebusier', count: 6, gear: ['sabre'] },
  ],
};
const captain: UnitEntry = {
  leader: { profile: 'gate-captain', gear: ['shield'], orders: ['fullAhead'], actions: ['precision'] },
  members: [
    { profile: 'adventurer', count: 3, gear: ['sabre'], upgrades: ['srCheatDeath'] },
    { profile: 'halberdier', count: 3, armour: 3 },
  ],
};
const page: UnitEntry = { leader: { profile: 'fortress-page', actions: ['focus'], spells: ['immobilise'] } };
const tank: UnitEntry = {
  leader: { profile: 'experimental-tank', slots: ['light-cannon', 'gatling'], plating: { front: 2, flank: 1 } },
};
const bigTank: UnitEntry = { leader: { profile: 'experimental-tank', slots: ['gatling', 'howitzer'] } };

export const lostFortressesLists: readonly ArmyList[] = [
  {
    id: 'lost-fortresses-500',
    name: name('Sortie de la garnison', 'Garrison sally'),
    faction: 'lost-fortresses',
    points: 500,
    units: [prince, captain, page, tank],
  },
  {
    id: 'lost-fortresses-750',
    name: name('La porte grande ouverte', 'The open gate'),
    faction: 'lost-fortresses',
    points: 750,
    units: [prince, captain, captain, page, page, tank, bigTank],
  },
  {
    id: 'lost-fortresses-1000',
    name: name('Tous aux remparts', 'All to the ramparts'),
    faction: 'lost-fortresses',
    points: 1000,
    units: [{ ...prince, general: true }, second, captain, captain, page, tank, tank, bigTank],
  },
];
