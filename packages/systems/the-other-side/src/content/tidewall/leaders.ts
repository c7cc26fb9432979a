import type { Action, UnitCard } from '../types.js';
import { named, worth } from '../words.js';

const hook: Action = {
  id: 'hook',
  name: named('Crochet d’abordage', 'Boarding Hook'),
  types: ['melee'],
  av: worth(6),
  against: 'df',
  range: 1,
  strength: 2,
  triggers: [
    {
      id: 'haul',
      name: named('Haler', 'Haul'),
      suits: ['masks'],
      effects: [{ do: 'push', whom: 'target', distance: 3, direction: 'away' }],
    },
  ],
};

const flare: Action = {
  id: 'flare',
  name: named('Pistolet de détresse', 'Flare Pistol'),
  types: ['ranged'],
  av: worth(5),
  against: 'df',
  range: 10,
  strength: 1,
  effects: [{ do: 'token', whom: 'target', token: 'pinned', count: 1 }],
};

const atMyMark: Action = {
  id: 'atMyMark',
  name: named('À mon signal', 'At My Mark'),
  types: ['morale'],
  range: 6,
  aim: { side: 'friendly', other: true },
  effects: [{ do: 'act', whom: 'target', types: ['ranged'] }],
  oncePer: 'turn',
};

const holdTheWall: Action = {
  id: 'holdTheWall',
  name: named('Tenez la digue !', 'Hold the Seawall!'),
  types: ['morale'],
  effects: [{ do: 'token', whom: { pulse: 6, of: 'actor', whom: 'friendly' }, token: 'inspired', count: 1 }],
  oncePer: 'game',
};

const vask: UnitCard = {
  id: 'tidewall.vask',
  name: named('Capitaine Oriane Vask', 'Captain Oriane Vask'),
  allegiances: ['tidewall'],
  unique: true,
  champion: true,
  commander: true,
  fireteam: { base: 40 },
  scrip: 24,
  tactics: 1,
  standard: {
    sp: 5,
    df: worth(5),
    wp: worth(6),
    ar: 9,
    abilities: [
      {
        id: 'steady',
        name: named('Sang-froid', 'Steady Nerves'),
        rules: [
          {
            kind: 'aura',
            range: 6,
            whom: 'friendly',
            modifier: { of: 'wp', amount: 1 },
          },
        ],
      },
    ],
    actions: [hook, flare, atMyMark],
  },
  glory: {
    sp: 6,
    df: worth(5, 'masks'),
    wp: worth(7),
    ar: 9,
    abilities: [
      {
        id: 'steady',
        name: named('Sang-froid', 'Steady Nerves'),
        rules: [
          { kind: 'aura', range: 6, whom: 'friendly', modifier: { of: 'wp', amount: 1 } },
          { kind: 'aura', range: 6, whom: 'friendly', modifier: { of: 'av', amount: 1, when: { types: ['ranged'] } } },
        ],
      },
    ],
    actions: [{ ...hook, av: worth(7, 'masks'), strength: 3 }, flare, atMyMark, holdTheWall],
  },
};

const ladle: Action = {
  id: 'ladle',
  name: named('Louche et couteaux', 'Ladle and Knives'),
  types: ['melee'],
  av: worth(4),
  against: 'df',
  range: 1,
  strength: 1,
};

const blunderbuss: Action = {
  id: 'blunderbuss',
  name: named('Tromblon', 'Blunderbuss'),
  types: ['ranged'],
  av: worth(5),
  against: 'df',
  range: 8,
  strength: 2,
  triggers: [
    {
      id: 'scatter',
      name: named('Mitraille', 'Scatter'),
      suits: ['rams'],
      immediate: true,
      effects: [{ do: 'enhance', blast: true }],
    },
  ],
};

const freshHands: Action = {
  id: 'freshHands',
  name: named('Des bras neufs', 'Fresh Hands'),
  types: ['morale'],
  range: 8,
  aim: { side: 'friendly', squad: true },
  effects: [{ do: 'reinforce', whom: 'target', models: 1 }],
};

const issueKit: Action = {
  id: 'issueKit',
  name: named('Distribuer l’équipement', 'Issue Kit'),
  types: ['morale'],
  av: worth(6),
  against: 12,
  range: 6,
  aim: { side: 'friendly' },
  effects: [
    { do: 'restore', whom: 'target' },
    { do: 'attach', asset: 'tidewall.plates', whom: 'target' },
  ],
  triggers: [
    {
      id: 'ledger',
      name: named('Bien noté', 'Duly Noted'),
      suits: ['tomes'],
      effects: [{ do: 'draw', count: 1 }],
    },
  ],
};

const tolliver: UnitCard = {
  id: 'tidewall.tolliver',
  name: named('Bram Tolliver, intendant', 'Bram Tolliver, Quartermaster'),
  allegiances: ['tidewall'],
  unique: true,
  commander: true,
  fireteam: { base: 50, models: { count: 4, size: 30 } },
  scrip: 26,
  tactics: 2,
  standard: {
    sp: 4,
    df: worth(4),
    wp: worth(5),
    ar: 8,
    abilities: [
      {
        id: 'stores',
        name: named('Magasins pleins', 'Full Stores'),
        rules: [{ kind: 'when', moment: 'refresh', effects: [{ do: 'draw', count: 1 }] }],
      },
    ],
    actions: [ladle, blunderbuss, freshHands],
  },
  glory: {
    sp: 4,
    df: worth(4),
    wp: worth(6),
    ar: 9,
    abilities: [
      {
        id: 'stores',
        name: named('Magasins pleins', 'Full Stores'),
        rules: [
          { kind: 'when', moment: 'refresh', effects: [{ do: 'draw', count: 1 }] },
          { kind: 'soak', amount: 1, least: 1 },
        ],
      },
    ],
    actions: [ladle, { ...blunderbuss, av: worth(6, 'rams') }, freshHands, issueKit],
  },
};

const lieutenant: UnitCard = {
  id: 'tidewall.lieutenant',
  name: named('Lieutenant de quart', 'Watch Lieutenant'),
  allegiances: ['tidewall'],
  champion: true,
  commander: true,
  fireteam: { base: 30 },
  scrip: 19,
  tactics: 1,
  standard: { sp: 5, df: worth(5), wp: worth(5), ar: 7, abilities: [], actions: [flare, ladle] },
  glory: { sp: 5, df: worth(5), wp: worth(6), ar: 7, abilities: [], actions: [flare, ladle, atMyMark] },
};

/** TOS-UNT-12: the Commanders. */
export const leaders: readonly UnitCard[] = [vask, tolliver, lieutenant];
