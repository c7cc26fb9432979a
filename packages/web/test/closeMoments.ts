import type { Moment } from './moment.js';

/** Moments of hand-to-hand fighting that a game takes long to reach. */

const name = (fr: string, en: string) => ({ fr, en });

const knife = { id: 'knife', name: name('couteau', 'knife'), mode: 'melee', accuracy: 4, penetration: 5 };
const rifle = { id: 'rifle', name: name('fusil', 'rifle'), accuracy: 5, penetration: 5 };

/** AT-43: three against two units at once; the one in the middle touches both. */
export const MELEE: Moment = {
  position: {
    start: { activate: 'troopers' },
    width: 120,
    depth: 80,
    weapons: [rifle, knife],
    units: [
      {
        id: 'troopers',
        name: name('Voltigeurs', 'Skirmishers'),
        player: 1,
        at: [
          [50, 36],
          [53.5, 36],
          [57, 36],
        ],
        kind: { name: name('Voltigeur', 'Skirmisher'), weapons: ['rifle', 'knife'] },
        figures: { 0: { role: 'officer', command: { grade: 2 } } },
      },
      {
        id: 'golems',
        name: name('Golems', 'Golems'),
        player: 2,
        at: [
          [50, 40],
          [53.5, 40],
        ],
        kind: { name: name('Golem', 'Golem'), weapons: ['rifle'], combat: 5 },
      },
      {
        id: 'guards',
        name: name('Gardes', 'Guards'),
        player: 2,
        at: [
          [57, 40],
          [60.5, 40],
        ],
        kind: { name: name('Garde', 'Guard'), weapons: ['rifle'], combat: 4 },
      },
    ],
    cards: [[], ['golems', 'guards']],
  },
  inputs: [{ seat: 0, choice: 'melee' }],
};

const warrior = (id: string, x: number, y: number): object => ({
  id,
  seat: 1,
  at: [x, y],
  unit: 'own',
  name: name('Guerrier', 'Warrior'),
  pv: 3,
});
const brute = (id: string, x: number, y: number): object => ({
  id,
  seat: 2,
  at: [x, y],
  unit: 'foes',
  name: name('Brute', 'Brute'),
});
const units = { own: name('Bande', 'Band'), foes: name('Horde', 'Horde') };
const lostDuel = [{ outcome: [6] }, { outcome: [1] }];

/** Beyond the Stars: a warrior has lost, with open ground behind him. */
export const RECOIL: Moment = {
  position: {
    figures: [warrior('z', 62.5, 60), warrior('y', 62.5, 54), brute('a', 60, 60)],
    units,
    engaged: [['a', 'z']],
    begin: 'duels',
  },
  inputs: lostDuel,
};

const wall = (x: number, y: number): object => ({
  kind: 'impassable',
  box: [x, y, 8, 2],
  height: 6,
  name: name('Mur', 'Wall'),
});

/** Likewise, and the wood beside them burns. */
export const BURNING: Moment = {
  position: {
    figures: [warrior('z', 62.5, 60), warrior('y', 62.5, 54), brute('a', 60, 60)],
    units,
    terrain: [
      { id: 'wood', kind: 'wooded', box: [40, 52, 14, 10], height: 8, flammable: true, name: name('Bois', 'Wood') },
    ],
    burning: ['wood'],
    engaged: [['a', 'z']],
    begin: 'duels',
  },
  inputs: lostDuel,
};

/** Likewise, between walls, with a friend in the way. */
export const PENNED: Moment = {
  position: {
    figures: [warrior('z', 62.5, 60), warrior('y', 65.2, 60), brute('a', 60, 60)],
    units,
    terrain: [wall(58, 61.6), wall(58, 56.4)],
    engaged: [['a', 'z']],
    begin: 'duels',
  },
  inputs: lostDuel,
};

/** Beyond the Stars: two against two, each Engaged with both. */
export const SPLIT: Moment = {
  position: {
    figures: [warrior('a', 60, 60), warrior('b', 65, 60), brute('z', 62.5, 60), brute('y', 62.5, 62.5)],
    units,
    engaged: [
      ['a', 'z'],
      ['b', 'z'],
      ['a', 'y'],
      ['b', 'y'],
    ],
    begin: 'duels',
    initiative: 1,
  },
};

const gun = { id: 'rifle', name: name('Fusil', 'Rifle'), range: 60, force: 5, pen: 1, category: 'precision' };

/** Beyond the Stars: two riflemen, two units in sight. */
export const SHOTS: Moment = {
  position: {
    figures: [
      { ...warrior('a', 55, 50), ranged: [gun] },
      { ...warrior('b', 60, 50), ranged: [gun] },
      brute('y', 55, 72),
      brute('z', 60, 72),
      { ...brute('x', 75, 70), unit: 'hound', name: name('Molosse', 'Hound') },
    ],
    units: { ...units, hound: name('Molosse', 'Hound') },
    phase: 'shooting',
    begin: 'shots',
  },
};

/** Beyond the Stars: a Champion with two Orders begins the turn. */
export const ORDERS: Moment = {
  position: {
    figures: [
      {
        ...warrior('a', 55, 50),
        name: name('Duc', 'Duke'),
        rank: 3,
        morale: 5,
        orders: ['fullAhead', 'holdAtAllCosts'],
      },
      warrior('b', 60, 50),
      brute('z', 60, 90),
    ],
    units,
    turn: 0,
    begin: 'turn',
  },
  inputs: [{ outcome: [6, 1] }],
};
