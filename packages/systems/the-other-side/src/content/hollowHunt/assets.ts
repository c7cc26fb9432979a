import type { AssetCard, AssetFace } from '../types.js';
import { named, worth } from '../words.js';

const ALLEGIANCES = ['hunt'];
const IDLE: AssetFace = { abilities: [], actions: [] };

const boneMask: AssetCard = {
  id: 'hunt.mask',
  name: named('Masque d’os', 'Bone Mask'),
  allegiances: ALLEGIANCES,
  cost: 1,
  slot: 'mask',
  deactivate: 1,
  standard: IDLE,
  deactivated: IDLE,
};

const stainedGlass: AssetCard = {
  id: 'hunt.glass',
  name: named('Vitraux de givre', 'Frost Windows'),
  allegiances: ALLEGIANCES,
  cost: 2,
  restrictions: [{ kind: 'type', type: 'titan' }],
  deactivate: 2,
  standard: {
    abilities: [
      {
        id: 'coldLight',
        name: named('Lumière froide', 'Cold Light'),
        rules: [
          { kind: 'aura', range: 4, whom: 'enemy', modifier: { of: 'av', amount: -1, when: { types: ['melee'] } } },
        ],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const bells: AssetCard = {
  id: 'hunt.bells',
  name: named('Cloches de la ramure', 'Antler Bells'),
  allegiances: ALLEGIANCES,
  cost: 2,
  slot: 'voice',
  restrictions: [{ kind: 'type', type: 'titan' }],
  deactivate: 1,
  standard: {
    abilities: [],
    actions: [
      {
        id: 'toll',
        name: named('Sonner la curée', 'Toll the Kill'),
        types: ['morale'],
        av: worth(5),
        against: 'wp',
        range: 12,
        effects: [{ do: 'lend', whom: 'target', modifier: { of: 'df', amount: -2 }, lasts: 'turn' }],
      },
    ],
  },
  deactivated: IDLE,
};

const mossCloak: AssetCard = {
  id: 'hunt.moss',
  name: named('Manteau de mousse', 'Moss Mantle'),
  allegiances: ALLEGIANCES,
  cost: 2,
  slot: 'mantle',
  restrictions: [{ kind: 'type', type: 'titan' }],
  abandon: 2,
  standard: {
    abilities: [
      {
        id: 'rooted',
        name: named('Enraciné', 'Rooted'),
        rules: [{ kind: 'modify', modifier: { of: 'ar', amount: 1, when: { engaged: true } } }],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const silverHorn: AssetCard = {
  id: 'hunt.silverHorn',
  name: named('Cor d’argent', 'Silver Horn'),
  allegiances: ALLEGIANCES,
  cost: 2,
  unique: true,
  slot: 'voice',
  restrictions: [{ kind: 'type', type: 'commander' }],
  deactivate: 1,
  standard: {
    abilities: [
      {
        id: 'gather',
        name: named('Ralliement', 'Gathering Call'),
        rules: [{ kind: 'when', moment: 'refresh', effects: [{ do: 'tactics', count: 1 }] }],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const spareHeart: AssetCard = {
  id: 'hunt.heart',
  name: named('Cœur de rechange', 'Spare Heart'),
  allegiances: ALLEGIANCES,
  cost: 2,
  restrictions: [{ kind: 'type', type: 'champion' }],
  abandon: 1,
  standard: {
    abilities: [
      {
        id: 'secondBeat',
        name: named('Second battement', 'Second Beat'),
        rules: [{ kind: 'modify', modifier: { of: 'ar', amount: 1 } }],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const spool: AssetCard = {
  id: 'hunt.spool',
  name: named('Bobine sans fin', 'Endless Spool'),
  allegiances: ALLEGIANCES,
  cost: 1,
  unique: true,
  restrictions: [{ kind: 'unit', unit: 'hunt.seamstress' }],
  deactivate: 1,
  standard: {
    abilities: [
      {
        id: 'fineThread',
        name: named('Fil fin', 'Fine Thread'),
        rules: [{ kind: 'modify', modifier: { of: 'av', amount: 1, suits: ['tomes'], when: { types: ['magic'] } } }],
      },
    ],
    actions: [],
  },
  deactivated: {
    abilities: [
      {
        id: 'tangled',
        name: named('Emmêlé', 'Tangled'),
        rules: [{ kind: 'modify', modifier: { of: 'av', amount: -1, when: { types: ['magic'] } } }],
      },
    ],
    actions: [],
  },
};

const collar: AssetCard = {
  id: 'hunt.collar',
  name: named('Collier de clous', 'Nail Collar'),
  allegiances: ALLEGIANCES,
  cost: 1,
  restrictions: [{ kind: 'unit', unit: 'hunt.firstHound' }],
  deactivate: 1,
  standard: {
    abilities: [
      {
        id: 'choke',
        name: named('Étrangleur', 'Choke Chain'),
        rules: [
          {
            kind: 'trigger',
            types: ['melee'],
            trigger: {
              id: 'maim',
              name: named('Estropier', 'Maim'),
              suits: ['masks'],
              immediate: true,
              effects: [
                { do: 'enhance', precise: true },
                { do: 'strength', amount: 2 },
              ],
            },
          },
        ],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const offal: AssetCard = {
  id: 'hunt.offal',
  name: named('Sac d’entrailles', 'Offal Sack'),
  allegiances: ALLEGIANCES,
  cost: 1,
  most: 2,
  restrictions: [{ kind: 'type', type: 'squad' }],
  abandon: 1,
  standard: {
    abilities: [],
    actions: [
      {
        id: 'feed',
        name: named('Jeter les entrailles', 'Throw the Offal'),
        types: ['morale'],
        effects: [{ do: 'token', whom: 'actor', token: 'reinforcement', count: 1 }],
        oncePer: 'turn',
      },
    ],
  },
  deactivated: IDLE,
};

const valet: AssetCard = {
  id: 'hunt.valet',
  name: named('Valet de limier', 'Lymer’s Valet'),
  allegiances: ALLEGIANCES,
  cost: 2,
  adjunct: 30,
  standard: {
    abilities: [
      {
        id: 'leash',
        name: named('Laisse courte', 'Short Leash'),
        rules: [
          {
            kind: 'modify',
            modifier: { of: 'av', amount: 1, suits: ['crows'], when: { ownFireteam: true, types: ['melee'] } },
          },
        ],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const lanternJaw: AssetCard = {
  id: 'hunt.lure',
  name: named('Leurre', 'Lure'),
  allegiances: ALLEGIANCES,
  cost: 2,
  adjunct: 40,
  restrictions: [{ kind: 'allegiance', allegiance: 'hunt' }],
  standard: {
    abilities: [],
    actions: [
      {
        id: 'beckon',
        name: named('Attirer', 'Beckon'),
        types: ['magic'],
        av: worth(5),
        against: 'wp',
        range: 10,
        effects: [{ do: 'push', whom: 'target', distance: 4, direction: 'toward' }],
      },
    ],
  },
  deactivated: IDLE,
};

const mistSkin: AssetCard = {
  id: 'hunt.mist',
  name: named('Peau de brume', 'Mist Skin'),
  allegiances: ALLEGIANCES,
  cost: 2,
  slot: 'mantle',
  deactivate: 1,
  standard: {
    abilities: [
      {
        id: 'blur',
        name: named('Contours flous', 'Blurred'),
        rules: [{ kind: 'modify', modifier: { of: 'df', amount: 1, when: { types: ['ranged'] } } }],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

export const assets: readonly AssetCard[] = [
  boneMask,
  stainedGlass,
  bells,
  mossCloak,
  silverHorn,
  spareHeart,
  spool,
  collar,
  offal,
  valet,
  lanternJaw,
  mistSkin,
];
