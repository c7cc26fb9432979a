import type { Action, UnitCard } from '../types.js';
import { named, worth } from '../words.js';

const unmake: Action = {
  id: 'unmake',
  name: named('Défaire', 'Unmake'),
  types: ['magic'],
  av: worth(6),
  against: 'wp',
  range: 10,
  strength: 2,
  effects: [{ do: 'token', whom: 'target', token: 'shaken', count: 1 }],
  triggers: [
    {
      id: 'hunger',
      name: named('Faim', 'Hunger'),
      suits: ['tomes'],
      immediate: true,
      effects: [{ do: 'mill', count: 4, strengthPer: 'crows' }],
    },
    {
      id: 'through',
      name: named('Par la brèche', 'Through the Breach'),
      suits: ['masks'],
      effects: [{ do: 'hit', whom: { pulse: 3, of: { markers: 'breach' }, whom: 'enemy' }, strength: 1 }],
    },
  ],
};

const talons: Action = {
  id: 'talons',
  name: named('Longs doigts', 'Long Fingers'),
  types: ['melee'],
  av: worth(5),
  against: 'df',
  range: 2,
  strength: 1,
};

const tear: Action = {
  id: 'tear',
  name: named('Ouvrir une brèche', 'Tear a Breach'),
  types: ['magic', 'morale'],
  effects: [{ do: 'marker', kind: 'breach', within: 6 }],
  oncePer: 'turn',
};

const call: Action = {
  id: 'call',
  name: named('Appeler la meute', 'Call the Pack'),
  types: ['magic'],
  av: worth(6),
  against: 14,
  effects: [
    { do: 'unmarker', kind: 'breach', within: 6 },
    { do: 'summon', unit: 'hunt.whelps', within: 6 },
  ],
  oncePer: 'game',
};

const mother: UnitCard = {
  id: 'hunt.mother',
  name: named('La Mère sans nom', 'The Nameless Mother'),
  allegiances: ['hunt'],
  unique: true,
  commander: true,
  fireteam: { base: 50, models: { count: 3, size: 40 } },
  scrip: 25,
  tactics: 1,
  standard: {
    sp: 5,
    df: worth(4),
    wp: worth(6, 'tomes'),
    ar: 8,
    abilities: [
      {
        id: 'brood',
        name: named('Couvée', 'Brood'),
        rules: [
          {
            kind: 'when',
            moment: 'exploration',
            effects: [{ do: 'draw', count: 1 }],
          },
        ],
      },
    ],
    actions: [unmake, talons, tear],
  },
  glory: {
    sp: 6,
    df: worth(4),
    wp: worth(7, 'tomes'),
    ar: 8,
    abilities: [
      {
        id: 'dread',
        name: named('Présence innommable', 'Nameless Dread'),
        rules: [{ kind: 'aura', range: 6, whom: 'enemy', modifier: { of: 'wp', amount: -1 } }],
      },
    ],
    actions: [{ ...unmake, av: worth(7, 'masks'), strength: 3 }, talons, tear, call],
  },
};

const whip: Action = {
  id: 'whip',
  name: named('Fouet d’os', 'Bone Whip'),
  types: ['melee'],
  av: worth(6),
  against: 'df',
  range: 3,
  strength: 2,
  precise: true,
  triggers: [
    {
      id: 'drag',
      name: named('Traîner', 'Drag'),
      suits: ['rams'],
      effects: [{ do: 'push', whom: 'target', distance: 3, direction: 'toward' }],
    },
    {
      id: 'lash',
      name: named('Cingler', 'Lash'),
      suits: ['crows'],
      effects: [{ do: 'damage', whom: 'target', amount: 1 }],
    },
  ],
};

const horn: Action = {
  id: 'horn',
  name: named('Cor de chasse', 'Hunting Horn'),
  types: ['morale'],
  range: 8,
  aim: { side: 'friendly', squad: true },
  effects: [
    { do: 'move', whom: 'target', distance: 3 },
    { do: 'token', whom: 'target', token: 'inspired', count: 1 },
  ],
  oncePer: 'turn',
};

const loose: Action = {
  id: 'loose',
  name: named('Lâchez tout !', 'Loose Them All!'),
  types: ['morale'],
  range: 6,
  aim: { side: 'friendly', other: true, titan: false },
  effects: [{ do: 'act', whom: 'target', types: ['melee'] }],
};

const whipperIn: UnitCard = {
  id: 'hunt.whipperIn',
  name: named('Le Piqueur blanc', 'The White Whipper-In'),
  allegiances: ['hunt'],
  unique: true,
  champion: true,
  commander: true,
  fireteam: { base: 40 },
  scrip: 24,
  tactics: 1,
  standard: {
    sp: 6,
    df: worth(6),
    wp: worth(5),
    ar: 8,
    abilities: [
      {
        id: 'scent',
        name: named('Flairer le sang', 'Blood Scent'),
        rules: [{ kind: 'when', moment: 'killer', effects: [{ do: 'tactics', count: 1 }] }],
      },
    ],
    actions: [whip, horn],
  },
  glory: {
    sp: 7,
    df: worth(6),
    wp: worth(5),
    ar: 8,
    abilities: [
      {
        id: 'scent',
        name: named('Flairer le sang', 'Blood Scent'),
        rules: [{ kind: 'when', moment: 'killer', effects: [{ do: 'tactics', count: 1 }] }],
      },
      {
        id: 'atTheFore',
        name: named('En tête de meute', 'At the Fore'),
        rules: [
          { kind: 'aura', range: 4, whom: 'friendly', modifier: { of: 'av', amount: 1, when: { types: ['melee'] } } },
        ],
      },
    ],
    actions: [{ ...whip, av: worth(7), strength: 3 }, horn, loose],
  },
};

const huntsman: UnitCard = {
  id: 'hunt.huntsman',
  name: named('Veneur gris', 'Grey Huntsman'),
  allegiances: ['hunt'],
  champion: true,
  commander: true,
  fireteam: { base: 40 },
  scrip: 19,
  tactics: 1,
  standard: { sp: 6, df: worth(5), wp: worth(5), ar: 7, abilities: [], actions: [talons, horn] },
  glory: { sp: 7, df: worth(5), wp: worth(5), ar: 8, abilities: [], actions: [talons, horn, loose] },
};

/** TOS-UNT-12: the Commanders. */
export const leaders: readonly UnitCard[] = [mother, whipperIn, huntsman];
