import { name } from '../make.js';
import type { ArmyList, FigureEntry, UnitEntry } from '../types.js';

/** Ready lists of the Choir: 500, 750 and 1,000 points. */

const rifles = (count: number): FigureEntry => ({ profile: 'chorister', count, gear: ['laser-rifle', 'baton'] });
const screens = (count: number): FigureEntry => ({ profile: 'chorister', count, gear: ['partisan', 'screen'] });
const bearer: FigureEntry = { profile: 'vigil', gear: ['standard'], upgrades: ['srStandardBearer'] };

const cantor: UnitEntry = {
  leader: {
    profile: 'cantor',
    gear: ['laser-pistol'],
    orders: ['holdAtAllCosts', 'killThatThing'],
    actions: ['precision', 'defence'],
  },
  members: [
    rifles(6),
    screens(3),
    { profile: 'chorister', gear: ['shard-launcher', 'baton'] },
    bearer,
    { profile: 'healer' },
  ],
};
const lector: UnitEntry = {
  leader: {
    profile: 'lector',
    gear: ['laser-pistol'],
    orders: ['stopThem', 'fullAhead'],
    actions: ['fusillade', 'slash'],
  },
  members: [
    { profile: 'vigil', count: 2, gear: ['screen'] },
    { profile: 'blade-dancer', count: 3 },
    { profile: 'steel-hound' },
  ],
};
/** The larger lists have more of them. */
const dancers: readonly FigureEntry[] = [
  { profile: 'vigil', count: 2, gear: ['screen'] },
  { profile: 'blade-dancer', count: 3 },
  { profile: 'steel-hound', count: 2 },
];
const psalm: UnitEntry = { leader: { profile: 'psalm-walker', gear: ['pulse-cannon'] } };
const oracle: UnitEntry = {
  leader: {
    profile: 'null-oracle',
    orders: ['raiseFlags'],
    actions: ['focus'],
    spells: ['compel', 'generalPanic', 'elements'],
  },
  members: [{ profile: 'automaton', count: 4, gear: ['riot-gun'] }, { profile: 'six-arm' }],
};
const droppers: UnitEntry = {
  leader: {
    profile: 'precentor',
    gear: ['laser-pistol'],
    orders: ['soundAlarm'],
    actions: ['shot'],
  },
  members: [{ profile: 'stalker', count: 2, gear: ['long-rifle'] }, { profile: 'tuner' }, { profile: 'healer' }],
};
const processional: FigureEntry = { profile: 'processional', slots: ['plasma-gun'] };
const litany: UnitEntry = { leader: { profile: 'litany', slots: ['field-mortar', null] } };
const gun: UnitEntry = { leader: { profile: 'dissonance-gun' } };

export const steelChoirLists: readonly ArmyList[] = [
  {
    id: 'steel-choir-500',
    name: name('Petit office', 'Lesser office'),
    faction: 'steel-choir',
    points: 500,
    units: [cantor, lector, psalm],
  },
  {
    id: 'steel-choir-750',
    name: name('Vêpres de guerre', 'War vespers'),
    faction: 'steel-choir',
    points: 750,
    units: [cantor, { ...lector, members: dancers }, psalm, oracle, droppers],
  },
  {
    id: 'steel-choir-1000',
    name: name('Grand orgue', 'Great organ'),
    faction: 'steel-choir',
    points: 1000,
    units: [
      {
        leader: {
          profile: 'primate',
          gear: ['laser-pistol'],
          orders: ['holdAtAllCosts', 'killThatThing', 'fullAhead'],
          actions: ['combat', 'defence', 'precision'],
        },
        members: [rifles(4), screens(4), { profile: 'vigil', count: 2, gear: ['plasma-gun'] }, bearer],
        transport: processional,
      },
      { ...lector, members: dancers },
      oracle,
      droppers,
      psalm,
      litany,
      gun,
    ],
  },
];
