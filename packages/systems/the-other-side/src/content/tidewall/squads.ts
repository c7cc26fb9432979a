import type { Action, CombinedArmsCard, UnitCard } from '../types.js';
import { named, worth } from '../words.js';

const TROOPS = { base: 50, models: { count: 3, size: 30 } } as const;

const rifle: Action = {
  id: 'rifle',
  name: named('Fusil de milice', 'Militia Rifle'),
  types: ['ranged'],
  av: worth(5),
  against: 'df',
  range: 12,
  strength: 1,
  triggers: [
    {
      id: 'volley',
      name: named('Feu nourri', 'Rolling Fire'),
      suits: ['tomes'],
      effects: [{ do: 'token', whom: 'target', token: 'pinned', count: 1 }],
    },
  ],
};

const bayonet: Action = {
  id: 'bayonet',
  name: named('Baïonnette', 'Bayonet'),
  types: ['melee'],
  av: worth(4),
  against: 'df',
  range: 1,
  strength: 1,
};

const militia: UnitCard = {
  id: 'tidewall.militia',
  name: named('Milice du port', 'Harbour Militia'),
  allegiances: ['tidewall'],
  squad: 3,
  fireteam: TROOPS,
  reserves: 1,
  scrip: 6,
  standard: { sp: 5, df: worth(4), wp: worth(4), ar: 7, abilities: [], actions: [rifle, bayonet] },
  glory: {
    sp: 5,
    df: worth(4),
    wp: worth(5),
    ar: 7,
    abilities: [
      {
        id: 'lastStand',
        name: named('Pour ceux du quai', 'For Those on the Quay'),
        rules: [{ kind: 'modify', modifier: { of: 'av', amount: 2, when: { modelsAtMost: 2 } } }],
      },
    ],
    actions: [{ ...rifle, av: worth(6, 'tomes') }, bayonet],
  },
};

const cutlass: Action = {
  id: 'cutlass',
  name: named('Sabres d’abordage', 'Cutlasses'),
  types: ['melee'],
  av: worth(6),
  against: 'df',
  range: 1,
  strength: 2,
  triggers: [
    {
      id: 'press',
      name: named('Pousser à l’eau', 'Over the Side'),
      suits: ['rams'],
      effects: [{ do: 'push', whom: 'target', distance: 2, direction: 'free' }],
    },
  ],
};

const boarders: UnitCard = {
  id: 'tidewall.boarders',
  name: named('Abordeurs', 'Boarders'),
  allegiances: ['tidewall'],
  squad: 3,
  fireteam: TROOPS,
  scrip: 6,
  standard: { sp: 5, df: worth(5), wp: worth(5), ar: 7, abilities: [], actions: [cutlass] },
  glory: {
    sp: 6,
    df: worth(5),
    wp: worth(5),
    ar: 8,
    abilities: [
      {
        id: 'grapples',
        name: named('Grappins', 'Grapples'),
        rules: [{ kind: 'modify', modifier: { of: 'sp', amount: 1, when: { order: 'rush' } } }],
      },
    ],
    actions: [{ ...cutlass, av: worth(6, 'rams'), strength: 3 }],
  },
};

const charge: Action = {
  id: 'charge',
  name: named('Charge creuse', 'Satchel Charge'),
  types: ['ranged'],
  av: worth(5),
  against: 'df',
  range: 6,
  strength: 2,
  blast: true,
};

const barricade: Action = {
  id: 'barricade',
  name: named('Sacs de sable', 'Sandbags'),
  types: ['morale'],
  effects: [
    {
      do: 'create',
      within: 4,
      terrain: {
        name: named('Sacs de sable', 'Sandbags'),
        side: 2,
        traits: [
          { trait: 'covering', only: 'low' },
          { trait: 'difficult', only: 'low' },
        ],
      },
    },
  ],
  oncePer: 'activation',
};

const sappers: UnitCard = {
  id: 'tidewall.sappers',
  name: named('Sapeurs de la digue', 'Seawall Sappers'),
  allegiances: ['tidewall'],
  squad: 2,
  fireteam: TROOPS,
  scrip: 6,
  standard: { sp: 4, df: worth(4), wp: worth(5), ar: 8, abilities: [], actions: [charge, bayonet, barricade] },
  glory: {
    sp: 4,
    df: worth(4),
    wp: worth(5),
    ar: 9,
    abilities: [],
    actions: [{ ...charge, av: worth(6), strength: 3 }, bayonet, barricade],
  },
};

const lantern: Action = {
  id: 'lantern',
  name: named('Lanterne aveuglante', 'Blinding Lantern'),
  types: ['magic'],
  av: worth(5),
  against: 'wp',
  range: 10,
  effects: [{ do: 'token', whom: 'target', token: 'shaken', count: 1 }],
  triggers: [
    {
      id: 'glare',
      name: named('Éblouir', 'Glare'),
      suits: ['masks'],
      effects: [
        { do: 'lend', whom: 'target', modifier: { of: 'av', amount: -1, when: { types: ['ranged'] } }, lasts: 'turn' },
      ],
    },
  ],
};

const beacon: Action = {
  id: 'beacon',
  name: named('Allumer un fanal', 'Light a Beacon'),
  types: ['morale'],
  effects: [{ do: 'marker', kind: 'beacon', within: 3 }],
  oncePer: 'turn',
};

const rally: Action = {
  id: 'rally',
  name: named('Vers la lumière', 'To the Light'),
  types: ['morale'],
  effects: [
    { do: 'untoken', whom: { pulse: 4, of: { markers: 'beacon' }, whom: 'friendly' }, token: 'shaken', count: 1 },
    { do: 'untoken', whom: { pulse: 4, of: { markers: 'beacon' }, whom: 'friendly' }, token: 'pinned', count: 1 },
  ],
};

const lamplighters: UnitCard = {
  id: 'tidewall.lamplighters',
  name: named('Allumeurs de fanaux', 'Lamplighters'),
  allegiances: ['tidewall'],
  squad: 2,
  fireteam: TROOPS,
  scrip: 5,
  standard: { sp: 5, df: worth(4), wp: worth(6), ar: 6, abilities: [], actions: [lantern, bayonet, beacon] },
  glory: {
    sp: 5,
    df: worth(4),
    wp: worth(7),
    ar: 6,
    abilities: [
      {
        id: 'bright',
        name: named('Mille feux', 'A Thousand Lights'),
        rules: [{ kind: 'aura', range: 4, whom: 'enemy', modifier: { of: 'df', amount: -1 } }],
      },
    ],
    actions: [{ ...lantern, av: worth(6, 'masks') }, bayonet, beacon, rally],
  },
};

const carbine: Action = { ...rifle, id: 'carbine', name: named('Carabine', 'Carbine'), range: 10, strength: 2 };

const coastguard: UnitCard = {
  id: 'tidewall.coastguard',
  name: named('Garde-côtes', 'Coastguard'),
  allegiances: ['tidewall'],
  squad: 2,
  fireteam: TROOPS,
  combinedArms: 'tidewall.carronade',
  scrip: 7,
  standard: { sp: 4, df: worth(4), wp: worth(5), ar: 8, abilities: [], actions: [carbine, bayonet] },
  glory: {
    sp: 5,
    df: worth(4),
    wp: worth(5),
    ar: 8,
    abilities: [],
    actions: [
      { ...carbine, av: worth(6) },
      { ...bayonet, av: worth(5) },
    ],
  },
};

const grapeshot: Action = {
  id: 'grapeshot',
  name: named('Caronade', 'Carronade'),
  types: ['ranged'],
  av: worth(5),
  against: 'df',
  range: 16,
  strength: 3,
  blast: true,
  triggers: [
    {
      id: 'recoil',
      name: named('Recul maîtrisé', 'Braced Recoil'),
      suits: [],
      margin: 3,
      effects: [{ do: 'untoken', whom: 'actor', token: 'pinned', count: 1 }],
    },
  ],
};

const carronade: CombinedArmsCard = {
  id: 'tidewall.carronade',
  name: named('Caronade sur affût', 'Wheeled Carronade'),
  fireteams: 1,
  fireteam: { base: 60, models: { count: 2, size: 30 } },
  standard: { sp: 3, df: worth(3), wp: worth(5), ar: 9, abilities: [], actions: [grapeshot] },
  glory: {
    sp: 4,
    df: worth(3),
    wp: worth(5),
    ar: 9,
    abilities: [],
    actions: [{ ...grapeshot, av: worth(6), strength: 4 }],
  },
};

export const squads: readonly UnitCard[] = [militia, boarders, sappers, lamplighters, coastguard];

/** TOS-UNT-20: the cards that come with a Squad of their own accord. */
export const combinedArms: readonly CombinedArmsCard[] = [carronade];
