import type { Action, CombinedArmsCard, UnitCard } from '../types.js';
import { named, worth } from '../words.js';

const PACK = { base: 50, models: { count: 3, size: 30 } } as const;

const jaws: Action = {
  id: 'jaws',
  name: named('Mâchoires', 'Jaws'),
  types: ['melee'],
  av: worth(5),
  against: 'df',
  range: 1,
  strength: 2,
  triggers: [
    {
      id: 'bayAtHeels',
      name: named('Aux talons', 'At the Heels'),
      suits: ['crows'],
      effects: [{ do: 'token', whom: 'target', token: 'pinned', count: 1 }],
    },
  ],
};

const hounds: UnitCard = {
  id: 'hunt.hounds',
  name: named('Meute creuse', 'Hollow Pack'),
  allegiances: ['hunt'],
  squad: 3,
  fireteam: PACK,
  combinedArms: 'hunt.matron',
  scrip: 9,
  standard: { sp: 6, df: worth(5), wp: worth(4), ar: 6, abilities: [], actions: [jaws] },
  glory: {
    sp: 7,
    df: worth(5),
    wp: worth(4),
    ar: 7,
    abilities: [],
    actions: [{ ...jaws, av: worth(6, 'crows') }],
  },
};

const matron: CombinedArmsCard = {
  id: 'hunt.matron',
  name: named('Matrone de la meute', 'Pack Matron'),
  fireteams: 1,
  fireteam: { base: 40, models: { count: 2, size: 40 } },
  standard: {
    sp: 6,
    df: worth(5),
    wp: worth(5),
    ar: 8,
    abilities: [],
    actions: [
      {
        id: 'howl',
        name: named('Hurler à la faim', 'Hungry Howl'),
        types: ['morale'],
        effects: [
          {
            do: 'flip',
            value: 8,
            success: [{ do: 'token', whom: { pulse: 6, of: 'actor', whom: 'friendly' }, token: 'inspired', count: 1 }],
          },
        ],
      },
      { ...jaws, id: 'maul', name: named('Broyer', 'Maul'), strength: 3 },
    ],
  },
  glory: {
    sp: 7,
    df: worth(5),
    wp: worth(5),
    ar: 9,
    abilities: [],
    actions: [{ ...jaws, id: 'maul', name: named('Broyer', 'Maul'), av: worth(6), strength: 4 }],
  },
};

const whelps: UnitCard = {
  id: 'hunt.whelps',
  name: named('Chiots de brume', 'Mist Whelps'),
  allegiances: ['hunt'],
  squad: 3,
  fireteam: { base: 40, models: { count: 2, size: 30 } },
  reserves: 2,
  scrip: 4,
  standard: {
    sp: 6,
    df: worth(5),
    wp: worth(3),
    ar: 5,
    abilities: [],
    actions: [{ ...jaws, av: worth(4), strength: 1 }],
  },
  glory: {
    sp: 7,
    df: worth(6),
    wp: worth(4),
    ar: 5,
    abilities: [],
    actions: [{ ...jaws, av: worth(5), strength: 1 }],
  },
};

const bow: Action = {
  id: 'bow',
  name: named('Arc de côtes', 'Rib Bow'),
  types: ['ranged'],
  av: worth(5),
  against: 'df',
  range: 12,
  strength: 1,
  precise: true,
  triggers: [
    {
      id: 'barb',
      name: named('Barbelure', 'Barb'),
      suits: ['tomes'],
      effects: [{ do: 'hit', whom: 'target', strength: 0, precise: true }],
    },
  ],
};

const knife: Action = {
  id: 'knife',
  name: named('Couteau de curée', 'Gralloching Knife'),
  types: ['melee'],
  av: worth(4),
  against: 'df',
  range: 1,
  strength: 1,
};

const stalkers: UnitCard = {
  id: 'hunt.stalkers',
  name: named('Traqueurs', 'Stalkers'),
  allegiances: ['hunt'],
  squad: 2,
  fireteam: PACK,
  scrip: 6,
  standard: { sp: 6, df: worth(5), wp: worth(5), ar: 6, abilities: [], actions: [bow, knife] },
  glory: {
    sp: 6,
    df: worth(6),
    wp: worth(5),
    ar: 6,
    abilities: [
      {
        id: 'fromCover',
        name: named('À l’affût', 'From Hiding'),
        rules: [
          { kind: 'modify', modifier: { of: 'strength', amount: 1, when: { order: 'concertedEffort' } } },
          { kind: 'modify', modifier: { of: 'df', amount: 1, when: { engaged: false } } },
        ],
      },
    ],
    actions: [{ ...bow, av: worth(6, 'tomes') }, knife],
  },
};

const wail: Action = {
  id: 'wail',
  name: named('Plainte', 'Wail'),
  types: ['magic'],
  av: worth(5),
  against: 'wp',
  range: 8,
  strength: 1,
  triggers: [
    {
      id: 'echo',
      name: named('Écho', 'Echo'),
      suits: ['masks'],
      effects: [{ do: 'tactics', count: 1, rob: true }],
    },
  ],
};

const weepers: UnitCard = {
  id: 'hunt.weepers',
  name: named('Pleureuses', 'Weepers'),
  allegiances: ['hunt'],
  squad: 3,
  fireteam: PACK,
  scrip: 7,
  standard: { sp: 5, df: worth(4), wp: worth(6), ar: 6, abilities: [], actions: [wail, knife] },
  glory: {
    sp: 5,
    df: worth(4),
    wp: worth(7),
    ar: 6,
    abilities: [
      {
        id: 'mourning',
        name: named('Deuil', 'Mourning'),
        rules: [
          {
            kind: 'trigger',
            types: ['magic'],
            trigger: {
              id: 'sob',
              name: named('Sanglot', 'Sob'),
              suits: ['crows'],
              effects: [{ do: 'draw', count: 1 }],
            },
          },
        ],
      },
    ],
    actions: [{ ...wail, av: worth(6, 'masks'), strength: 2 }, knife],
  },
};

const maul: Action = {
  id: 'tusks',
  name: named('Défenses', 'Tusks'),
  types: ['melee'],
  av: worth(5),
  against: 'df',
  range: 1,
  strength: 3,
  piercing: true,
};

const boars: UnitCard = {
  id: 'hunt.boars',
  name: named('Sangliers d’ardoise', 'Slate Boars'),
  allegiances: ['hunt'],
  squad: 2,
  fireteam: { base: 60, models: { count: 3, size: 40 } },
  scrip: 9,
  standard: { sp: 5, df: worth(3), wp: worth(4), ar: 9, abilities: [], actions: [maul] },
  glory: {
    sp: 6,
    df: worth(3),
    wp: worth(5),
    ar: 9,
    abilities: [
      {
        id: 'furrow',
        name: named('Labourer', 'Furrow'),
        rules: [{ kind: 'modify', modifier: { of: 'strength', amount: 1, when: { order: 'rush' } } }],
      },
    ],
    actions: [{ ...maul, av: worth(6) }],
  },
};

export const squads: readonly UnitCard[] = [hounds, whelps, stalkers, weepers, boars];

/** TOS-UNT-20: the cards that come with a Squad of their own accord. */
export const combinedArms: readonly CombinedArmsCard[] = [matron];
