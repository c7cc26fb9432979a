import type { AssetCard, AssetFace } from '../types.js';
import { named, worth } from '../words.js';

const ALLEGIANCES = ['tidewall'];
const IDLE: AssetFace = { abilities: [], actions: [] };

const plates: AssetCard = {
  id: 'tidewall.plates',
  name: named('Plaques de chaudière', 'Boiler Plates'),
  allegiances: ALLEGIANCES,
  cost: 1,
  slot: 'armour',
  deactivate: 1,
  standard: IDLE,
  deactivated: IDLE,
};

const bulwark: AssetCard = {
  id: 'tidewall.bulwark',
  name: named('Rempart mobile', 'Rolling Bulwark'),
  allegiances: ALLEGIANCES,
  cost: 2,
  slot: 'armour',
  restrictions: [{ kind: 'type', type: 'titan' }],
  deactivate: 2,
  standard: {
    abilities: [
      {
        id: 'screen',
        name: named('À l’abri du rempart', 'Behind the Bulwark'),
        rules: [
          { kind: 'aura', range: 3, whom: 'friendly', modifier: { of: 'df', amount: 1, when: { types: ['ranged'] } } },
        ],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const ballast: AssetCard = {
  id: 'tidewall.ballast',
  name: named('Lest largable', 'Drop Ballast'),
  allegiances: ALLEGIANCES,
  cost: 1,
  restrictions: [{ kind: 'type', type: 'titan' }],
  abandon: 2,
  standard: {
    abilities: [
      { id: 'heavy', name: named('Lourd', 'Heavy'), rules: [{ kind: 'modify', modifier: { of: 'sp', amount: -1 } }] },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const winch: AssetCard = {
  id: 'tidewall.winch',
  name: named('Treuil de secours', 'Rescue Winch'),
  allegiances: ALLEGIANCES,
  cost: 2,
  slot: 'tool',
  restrictions: [{ kind: 'type', type: 'titan' }],
  deactivate: 1,
  standard: {
    abilities: [],
    actions: [
      {
        id: 'hoist',
        name: named('Hisser à bord', 'Hoist Aboard'),
        types: ['morale'],
        range: 8,
        aim: { side: 'friendly', other: true, titan: false },
        effects: [{ do: 'place', whom: 'target', within: 4, of: 'actor' }],
      },
    ],
  },
  deactivated: {
    abilities: [
      {
        id: 'stiff',
        name: named('Grippé', 'Seized Up'),
        rules: [{ kind: 'modify', modifier: { of: 'sp', amount: -1 } }],
      },
    ],
    actions: [],
  },
};

const captainsCoat: AssetCard = {
  id: 'tidewall.coat',
  name: named('Manteau de capitaine', 'Captain’s Coat'),
  allegiances: ALLEGIANCES,
  cost: 2,
  unique: true,
  slot: 'armour',
  restrictions: [
    { kind: 'type', type: 'commander' },
    { kind: 'type', type: 'champion' },
  ],
  deactivate: 1,
  standard: {
    abilities: [
      {
        id: 'presence',
        name: named('Prestance', 'Presence'),
        rules: [{ kind: 'modify', modifier: { of: 'wp', amount: 0, suits: ['rams'] } }],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const signalFlags: AssetCard = {
  id: 'tidewall.flags',
  name: named('Pavillons de signaux', 'Signal Flags'),
  allegiances: ALLEGIANCES,
  cost: 2,
  slot: 'tool',
  restrictions: [{ kind: 'type', type: 'champion' }],
  abandon: 1,
  standard: {
    abilities: [
      {
        id: 'signals',
        name: named('Lire les pavillons', 'Read the Flags'),
        rules: [{ kind: 'when', moment: 'activationEnded', effects: [{ do: 'tactics', count: 1 }], oncePer: 'turn' }],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const lensOfRook: AssetCard = {
  id: 'tidewall.lens',
  name: named('Lentille du grand phare', 'Great Lighthouse Lens'),
  allegiances: ALLEGIANCES,
  cost: 2,
  unique: true,
  restrictions: [{ kind: 'unit', unit: 'tidewall.rook' }],
  abandon: 1,
  standard: {
    abilities: [
      {
        id: 'focus',
        name: named('Faisceau', 'Focused Beam'),
        rules: [{ kind: 'modify', modifier: { of: 'strength', amount: 1, when: { types: ['ranged'] } } }],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const rum: AssetCard = {
  id: 'tidewall.rum',
  name: named('Tonneau de rhum', 'Rum Cask'),
  allegiances: ALLEGIANCES,
  cost: 1,
  most: 2,
  restrictions: [{ kind: 'type', type: 'squad' }],
  abandon: 1,
  standard: {
    abilities: [
      {
        id: 'ration',
        name: named('Ration du soir', 'Evening Ration'),
        rules: [
          {
            kind: 'when',
            moment: 'activated',
            optional: true,
            effects: [{ do: 'untoken', whom: 'actor', token: 'shaken', count: 1 }],
            oncePer: 'turn',
          },
        ],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const bosun: AssetCard = {
  id: 'tidewall.bosun',
  name: named('Maître d’équipage', 'Bosun'),
  allegiances: ALLEGIANCES,
  cost: 2,
  adjunct: 30,
  standard: {
    abilities: [
      {
        id: 'drive',
        name: named('Mener à la baguette', 'Drive Them On'),
        rules: [
          {
            kind: 'modify',
            modifier: { of: 'av', amount: 1, when: { ownFireteam: true, types: ['melee', 'ranged'] } },
          },
        ],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const gunner: AssetCard = {
  id: 'tidewall.gunner',
  name: named('Pointeur', 'Gun Layer'),
  allegiances: ALLEGIANCES,
  cost: 2,
  adjunct: 30,
  restrictions: [{ kind: 'allegiance', allegiance: 'tidewall' }],
  standard: {
    abilities: [
      {
        id: 'spotting',
        name: named('Observation', 'Spotting'),
        rules: [
          {
            kind: 'trigger',
            types: ['ranged'],
            trigger: {
              id: 'ranged-in',
              name: named('Coup au but', 'Ranged In'),
              suits: ['crows'],
              immediate: true,
              effects: [{ do: 'enhance', piercing: true }],
            },
          },
        ],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

const tarShells: AssetCard = {
  id: 'tidewall.tar',
  name: named('Obus à goudron', 'Tar Shells'),
  allegiances: ALLEGIANCES,
  cost: 2,
  slot: 'shells',
  deactivate: 1,
  standard: {
    abilities: [],
    actions: [
      {
        id: 'tarSmoke',
        name: named('Fumée de goudron', 'Tar Smoke'),
        types: ['ranged', 'morale'],
        av: worth(6),
        against: 13,
        range: 12,
        aim: { side: 'enemy' },
        effects: [{ do: 'token', whom: { pulse: 2, of: 'target', whom: 'all' }, token: 'pinned', count: 1 }],
        oncePer: 'turn',
      },
    ],
  },
  deactivated: IDLE,
};

const divingBell: AssetCard = {
  id: 'tidewall.bell',
  name: named('Cloche de plongée', 'Diving Bell'),
  allegiances: ALLEGIANCES,
  cost: 1,
  restrictions: [{ kind: 'unit', unit: 'tidewall.maud' }],
  slot: 'armour',
  deactivate: 1,
  standard: {
    abilities: [
      {
        id: 'sealed',
        name: named('Étanche', 'Sealed'),
        rules: [{ kind: 'modify', modifier: { of: 'df', amount: 2, when: { types: ['magic'] } } }],
      },
    ],
    actions: [],
  },
  deactivated: IDLE,
};

export const assets: readonly AssetCard[] = [
  plates,
  bulwark,
  ballast,
  winch,
  captainsCoat,
  signalFlags,
  lensOfRook,
  rum,
  bosun,
  gunner,
  tarShells,
  divingBell,
];
