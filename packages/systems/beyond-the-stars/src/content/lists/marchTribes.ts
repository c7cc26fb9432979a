import { name } from '../make.js';
import type { ArmyList, FigureEntry, UnitEntry } from '../types.js';

/** Ready lists of the Tribes: 500, 750 and 1,000 points, and one with allies. */

const spears = (count: number): FigureEntry => ({
  profile: 'tribal-warrior',
  count,
  gear: ['spear', 'shield'],
  armour: 1,
});
const bows = (count: number): FigureEntry => ({
  profile: 'tribal-warrior',
  count,
  gear: ['bow', 'club'],
  upgrades: ['srPoisoned'],
});
const muskets = (count: number): FigureEntry => ({ profile: 'march-veteran', count, gear: ['musket'] });
/** Somebody must be able to stop a hull. */
const piercer: FigureEntry = { profile: 'march-veteran', gear: ['rampart-gun'] };
const riders = (count: number): FigureEntry => ({
  profile: 'tribal-warrior',
  count,
  gear: ['axe', 'shield'],
  armour: 1,
  mount: 'steppe-horse',
});
const bearer: FigureEntry = { profile: 'march-veteran', gear: ['axe', 'banner'], upgrades: ['srStandardBearer'] };

const duke: UnitEntry = {
  leader: {
    profile: 'march-duke',
    gear: ['shield'],
    orders: ['stopThem', 'holdAtAllCosts'],
    actions: ['combat', 'defence'],
  },
  members: [spears(4), muskets(7), piercer, bearer],
};
const knight: UnitEntry = {
  leader: {
    profile: 'march-knight',
    gear: ['shield'],
    mount: 'steppe-horse',
    orders: ['fullAhead', 'raiseFlags'],
    actions: ['strike', 'fate'],
  },
  members: [riders(3)],
};
const band: UnitEntry = {
  leader: {
    profile: 'band-leader',
    gear: ['javelin'],
    upgrades: ['srFlankAttack'],
    orders: ['soundAlarm'],
    actions: ['shot'],
  },
  members: [
    { profile: 'wood-runner', count: 4, gear: ['bow'], upgrades: ['srFlankAttack', 'srPoisoned'] },
    { profile: 'wood-runner', gear: ['javelin'], upgrades: ['srFlankAttack'] },
  ],
};
const speaker: UnitEntry = {
  leader: {
    profile: 'wind-speaker',
    orders: ['killThatThing'],
    actions: ['focus'],
    spells: ['push', 'courage', 'song'],
  },
  members: [
    { profile: 'frenzied', count: 3 },
    { profile: 'steppe-hound', count: 3 },
  ],
};
const child: UnitEntry = {
  leader: { profile: 'storm-child', actions: ['defence'], spells: ['immobilise', 'elements'] },
};
const catapult: UnitEntry = { leader: { profile: 'catapult' } };
const mammoth: UnitEntry = { leader: { profile: 'pack-mammoth' } };
const chariot: UnitEntry = { leader: { profile: 'war-chariot', slots: ['fire-lance'] } };

export const marchTribesLists: readonly ArmyList[] = [
  {
    id: 'march-tribes-500',
    name: name('Levée des collines', 'Hill muster'),
    faction: 'march-tribes',
    points: 500,
    units: [duke, knight, band, catapult],
  },
  {
    id: 'march-tribes-750',
    name: name('Marche de printemps', 'Spring march'),
    faction: 'march-tribes',
    points: 750,
    units: [duke, { ...knight, members: [riders(5)] }, band, speaker, child, catapult, mammoth],
  },
  {
    id: 'march-tribes-1000',
    name: name('Les clans réunis', 'The gathered clans'),
    faction: 'march-tribes',
    points: 1000,
    units: [
      {
        leader: {
          profile: 'storm-mother',
          gear: ['shield'],
          orders: ['fullAhead', 'stopThem', 'holdAtAllCosts'],
          actions: ['combat', 'strength', 'fate'],
        },
        members: [
          { profile: 'clan-guard', count: 4, gear: ['shield'] },
          spears(6),
          bows(4),
          bearer,
          { profile: 'ancestor' },
        ],
      },
      { ...knight, members: [riders(6)] },
      band,
      {
        ...speaker,
        members: [
          { profile: 'frenzied', count: 3 },
          { profile: 'steppe-hound', count: 3 },
        ],
      },
      child,
      { leader: { profile: 'hill-colossus' } },
      chariot,
      mammoth,
      catapult,
    ],
  },
  {
    id: 'march-alliance-750',
    name: name('Le pacte des murailles', 'The pact of the walls'),
    faction: 'march-tribes',
    ally: 'lost-fortresses',
    points: 750,
    units: [
      duke,
      { ...knight, members: [riders(5)] },
      band,
      catapult,
      {
        allied: true,
        leader: { profile: 'fortress-prince', orders: ['killThatThing', 'stopThem'], actions: ['slash', 'precision'] },
        members: [
          { profile: 'halberdier', count: 5 },
          { profile: 'arquebusier', count: 5 },
        ],
      },
      { allied: true, leader: { profile: 'experimental-tank', slots: ['gatling', null] } },
    ],
  },
];
