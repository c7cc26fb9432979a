import type { Action, UnitCard } from '../types.js';
import { named, worth } from '../words.js';

const antlers: Action = {
  id: 'antlers',
  name: named('Ramure', 'Antlers'),
  types: ['melee'],
  av: worth(6),
  against: 'df',
  range: 2,
  strength: 4,
  triggers: [
    {
      id: 'toss',
      name: named('Projeter', 'Toss'),
      suits: ['rams'],
      effects: [{ do: 'place', whom: 'target', within: 4, of: 'self', single: true }],
    },
    {
      id: 'trample',
      name: named('Piétiner', 'Trample'),
      suits: [],
      margin: 4,
      effects: [{ do: 'deactivate', whom: 'target' }],
    },
  ],
};

const choir: Action = {
  id: 'choir',
  name: named('Chœur d’os', 'Choir of Bones'),
  types: ['magic', 'ranged'],
  av: worth(5),
  against: 'wp',
  range: 12,
  strength: 2,
  blast: true,
};

const cathedralStag: UnitCard = {
  id: 'hunt.stag',
  name: named('Le Cerf-Cathédrale', 'The Cathedral Stag'),
  allegiances: ['hunt'],
  unique: true,
  titan: true,
  fireteam: { base: 120, models: { count: 3, size: 40 } },
  scrip: 11,
  standard: {
    sp: 6,
    df: worth(4),
    wp: worth(4),
    ar: 11,
    abilities: [
      {
        id: 'vast',
        name: named('Immense', 'Vast'),
        rules: [{ kind: 'soak', amount: 1, least: 1 }],
      },
    ],
    actions: [antlers, choir],
  },
  glory: {
    sp: 7,
    df: worth(4),
    wp: worth(5),
    ar: 12,
    abilities: [
      {
        id: 'vast',
        name: named('Immense', 'Vast'),
        rules: [{ kind: 'soak', amount: 1, least: 1 }],
      },
      {
        id: 'knell',
        name: named('Glas', 'Knell'),
        rules: [
          {
            kind: 'when',
            moment: 'activationEnded',
            effects: [{ do: 'token', whom: { pulse: 3, of: 'actor', whom: 'enemy' }, token: 'shaken', count: 1 }],
            oncePer: 'turn',
          },
        ],
      },
    ],
    actions: [{ ...antlers, av: worth(7, 'rams'), strength: 5 }, choir],
  },
};

const bite: Action = {
  id: 'bite',
  name: named('Crocs noirs', 'Black Fangs'),
  types: ['melee'],
  av: worth(7),
  against: 'df',
  range: 1,
  strength: 3,
  triggers: [
    {
      id: 'worry',
      name: named('Secouer la proie', 'Worry'),
      suits: ['crows'],
      effects: [{ do: 'act', whom: 'actor', again: true }],
    },
  ],
};

const firstHound: UnitCard = {
  id: 'hunt.firstHound',
  name: named('Le Premier Chien', 'The First Hound'),
  allegiances: ['hunt'],
  unique: true,
  champion: true,
  fireteam: { base: 50 },
  scrip: 6,
  standard: {
    sp: 7,
    df: worth(5),
    wp: worth(4),
    ar: 9,
    abilities: [
      {
        id: 'eager',
        name: named('Impatient', 'Eager'),
        rules: [
          {
            kind: 'when',
            moment: 'activated',
            effects: [{ do: 'untoken', whom: 'actor', token: 'pinned', count: 1 }],
          },
        ],
      },
    ],
    actions: [bite],
  },
  glory: {
    sp: 8,
    df: worth(5, 'crows'),
    wp: worth(5),
    ar: 9,
    abilities: [
      {
        id: 'shadow',
        name: named('Ombre courante', 'Running Shadow'),
        rules: [{ kind: 'slip' }],
      },
    ],
    actions: [{ ...bite, av: worth(7, 'crows') }],
  },
};

const seam: Action = {
  id: 'seam',
  name: named('Recoudre la brume', 'Stitch the Mist'),
  types: ['magic'],
  av: worth(5),
  against: 11,
  range: 8,
  aim: { side: 'friendly' },
  effects: [{ do: 'place', whom: 'target', within: 6, of: 'self' }],
  triggers: [
    {
      id: 'thread',
      name: named('Fil de vie', 'Thread of Life'),
      suits: ['tomes'],
      effects: [{ do: 'token', whom: 'target', token: 'reinforcement', count: 1 }],
    },
  ],
};

const needles: Action = {
  id: 'needles',
  name: named('Aiguilles', 'Needles'),
  types: ['melee', 'magic'],
  av: worth(5),
  against: 'df',
  range: 1,
  strength: 2,
  piercing: true,
};

const seamstress: UnitCard = {
  id: 'hunt.seamstress',
  name: named('La Couturière', 'The Seamstress'),
  allegiances: ['hunt'],
  unique: true,
  champion: true,
  fireteam: { base: 30 },
  scrip: 5,
  standard: { sp: 5, df: worth(5), wp: worth(6), ar: 7, abilities: [], actions: [seam, needles] },
  glory: {
    sp: 5,
    df: worth(5),
    wp: worth(7),
    ar: 7,
    abilities: [],
    actions: [
      { ...seam, av: worth(6, 'tomes') },
      needles,
      {
        id: 'unpick',
        name: named('Découdre', 'Unpick'),
        types: ['magic'],
        av: worth(6),
        against: 'wp',
        range: 8,
        effects: [{ do: 'fade', whom: 'target' }],
        oncePer: 'turn',
      },
    ],
  },
};

const wisp: UnitCard = {
  id: 'hunt.wisp',
  name: named('Feu follet', 'Stray Wisp'),
  allegiances: ['hunt'],
  fireteam: { base: 30 },
  scrip: 2,
  standard: {
    sp: 8,
    df: worth(6),
    wp: worth(5),
    ar: 5,
    abilities: [{ id: 'drift', name: named('Flotter', 'Drift'), rules: [{ kind: 'slip' }] }],
    actions: [
      {
        id: 'flicker',
        name: named('Vaciller', 'Flicker'),
        types: ['magic'],
        effects: [{ do: 'place', whom: 'actor', within: 5, of: 'self' }],
      },
    ],
  },
  glory: {
    sp: 8,
    df: worth(6),
    wp: worth(6),
    ar: 5,
    abilities: [{ id: 'drift', name: named('Flotter', 'Drift'), rules: [{ kind: 'slip' }] }],
    actions: [
      {
        id: 'mislead',
        name: named('Égarer', 'Mislead'),
        types: ['magic'],
        av: worth(5),
        against: 'wp',
        range: 8,
        effects: [{ do: 'push', whom: 'target', distance: 4, direction: 'free' }],
      },
    ],
  },
};

/** The Titan, the Champions, and who hunts alone. */
export const heavies: readonly UnitCard[] = [cathedralStag, firstHound, seamstress, wisp];
