import type { Action, UnitCard } from '../types.js';
import { named, worth } from '../words.js';

const boom: Action = {
  id: 'boom',
  name: named('Flèche de grue', 'Crane Boom'),
  types: ['melee'],
  av: worth(6),
  against: 'df',
  range: 2,
  strength: 4,
  triggers: [
    {
      id: 'swing',
      name: named('Balayage', 'Swing'),
      suits: ['rams'],
      effects: [{ do: 'hit', whom: { pulse: 2, of: 'target', whom: 'enemy' }, strength: 1 }],
    },
    {
      id: 'again',
      name: named('Coup de retour', 'Backswing'),
      suits: ['crows'],
      margin: 2,
      effects: [{ do: 'act', whom: 'actor', again: true }],
    },
  ],
};

const harpoon: Action = {
  id: 'harpoon',
  name: named('Harpon de quai', 'Quay Harpoon'),
  types: ['ranged'],
  av: worth(5),
  against: 'df',
  range: 14,
  strength: 3,
  piercing: true,
  triggers: [
    {
      id: 'reel',
      name: named('Ramener la ligne', 'Reel In'),
      suits: ['masks'],
      effects: [{ do: 'push', whom: 'target', distance: 4, direction: 'toward' }],
    },
  ],
};

const lockBreaker: UnitCard = {
  id: 'tidewall.lockBreaker',
  name: named('Le Brise-Écluse', 'The Lock-Breaker'),
  allegiances: ['tidewall'],
  unique: true,
  titan: true,
  fireteam: { base: 100, models: { count: 3, size: 30 } },
  scrip: 11,
  standard: {
    sp: 5,
    df: worth(3),
    wp: worth(4),
    ar: 11,
    abilities: [
      {
        id: 'slab',
        name: named('Blindage de coque', 'Hull Plating'),
        rules: [{ kind: 'soak', amount: 1, least: 1 }],
      },
    ],
    actions: [boom, harpoon],
  },
  glory: {
    sp: 6,
    df: worth(3),
    wp: worth(5),
    ar: 12,
    abilities: [
      {
        id: 'slab',
        name: named('Blindage de coque', 'Hull Plating'),
        rules: [{ kind: 'soak', amount: 1, least: 1 }],
      },
      {
        id: 'headOfSteam',
        name: named('Sous pression', 'Head of Steam'),
        rules: [{ kind: 'modify', modifier: { of: 'av', amount: 2, when: { order: 'rush', types: ['melee'] } } }],
      },
    ],
    actions: [{ ...boom, av: worth(7, 'rams'), strength: 5 }, harpoon],
  },
};

const lance: Action = {
  id: 'lance',
  name: named('Lance à vapeur', 'Steam Lance'),
  types: ['melee'],
  av: worth(6),
  against: 'df',
  range: 2,
  strength: 3,
  piercing: true,
  triggers: [
    {
      id: 'scald',
      name: named('Ébouillanter', 'Scald'),
      suits: ['crows'],
      effects: [{ do: 'token', whom: 'target', token: 'shaken', count: 1 }],
    },
  ],
};

const maud: UnitCard = {
  id: 'tidewall.maud',
  name: named('Maud la Scaphandrière', 'Maud of the Deep Helm'),
  allegiances: ['tidewall'],
  unique: true,
  champion: true,
  fireteam: { base: 40 },
  scrip: 6,
  standard: {
    sp: 5,
    df: worth(4),
    wp: worth(5),
    ar: 10,
    abilities: [
      {
        id: 'wade',
        name: named('Passer sous les lignes', 'Under the Lines'),
        rules: [{ kind: 'slip' }],
      },
    ],
    actions: [lance],
  },
  glory: {
    sp: 6,
    df: worth(5),
    wp: worth(5),
    ar: 10,
    abilities: [
      {
        id: 'wade',
        name: named('Passer sous les lignes', 'Under the Lines'),
        rules: [{ kind: 'slip' }],
      },
      {
        id: 'undertow',
        name: named('Ressac', 'Undertow'),
        rules: [
          {
            kind: 'when',
            moment: 'killer',
            effects: [{ do: 'move', whom: 'actor', distance: 3 }],
            optional: true,
          },
        ],
      },
    ],
    actions: [{ ...lance, av: worth(7, 'crows') }],
  },
};

const longGun: Action = {
  id: 'longGun',
  name: named('Fusil de phare', 'Lighthouse Gun'),
  types: ['ranged'],
  av: worth(6),
  against: 'df',
  range: 20,
  strength: 2,
  precise: true,
  triggers: [
    {
      id: 'bead',
      name: named('Dans la mire', 'Drawn Bead'),
      suits: ['tomes'],
      immediate: true,
      effects: [{ do: 'strength', amount: 2 }],
    },
  ],
};

const gaff: Action = {
  id: 'gaff',
  name: named('Gaffe', 'Gaff'),
  types: ['melee'],
  av: worth(4),
  against: 'df',
  range: 1,
  strength: 1,
};

const rook: UnitCard = {
  id: 'tidewall.rook',
  name: named('Corneille, gardien du phare', 'Rook the Lightkeeper'),
  allegiances: ['tidewall'],
  unique: true,
  champion: true,
  fireteam: { base: 30 },
  scrip: 5,
  standard: {
    sp: 5,
    df: worth(5),
    wp: worth(4),
    ar: 7,
    abilities: [],
    actions: [longGun, gaff],
  },
  glory: {
    sp: 5,
    df: worth(5),
    wp: worth(5),
    ar: 7,
    abilities: [
      {
        id: 'patience',
        name: named('Patience', 'Patience'),
        rules: [
          { kind: 'modify', modifier: { of: 'av', amount: 2, when: { order: 'concertedEffort', types: ['ranged'] } } },
        ],
      },
    ],
    actions: [{ ...longGun, av: worth(6, 'tomes') }, gaff],
  },
};

const runner: UnitCard = {
  id: 'tidewall.runner',
  name: named('Coursière de jetée', 'Pier Runner'),
  allegiances: ['tidewall'],
  fireteam: { base: 30 },
  scrip: 2,
  tactics: 1,
  standard: {
    sp: 7,
    df: worth(6),
    wp: worth(4),
    ar: 6,
    abilities: [],
    actions: [gaff],
  },
  glory: {
    sp: 8,
    df: worth(6, 'masks'),
    wp: worth(4),
    ar: 6,
    abilities: [],
    actions: [
      gaff,
      {
        id: 'dispatch',
        name: named('Dépêche urgente', 'Urgent Dispatch'),
        types: ['morale'],
        effects: [{ do: 'tactics', count: 1 }],
        oncePer: 'turn',
      },
    ],
  },
};

/** The Titan, the Champions, and who fights alone. */
export const heavies: readonly UnitCard[] = [lockBreaker, maud, rook, runner];
