import type { AssetCard, AssetFace, Pack, StratagemCard } from '../types.js';
import { named } from '../words.js';

const IDLE: AssetFace = { abilities: [], actions: [] };

/** TOS-HIR-09: Assets of a whole world. */
const assets: readonly AssetCard[] = [
  {
    id: 'earth.fieldKit',
    name: named('Trousse de campagne', 'Field Kit'),
    allegiances: [],
    generic: 'earth',
    cost: 1,
    abandon: 1,
    standard: IDLE,
    deactivated: IDLE,
  },
  {
    id: 'earth.telegraph',
    name: named('Télégraphe portatif', 'Portable Telegraph'),
    allegiances: [],
    generic: 'earth',
    cost: 2,
    slot: 'tool',
    restrictions: [{ kind: 'type', type: 'commander' }],
    deactivate: 1,
    standard: {
      abilities: [
        {
          id: 'wire',
          name: named('Au bout du fil', 'On the Wire'),
          rules: [{ kind: 'when', moment: 'activated', effects: [{ do: 'draw', count: 1 }], oncePer: 'turn' }],
        },
      ],
      actions: [],
    },
    deactivated: IDLE,
  },
  {
    id: 'malifaux.shard',
    name: named('Éclat chantant', 'Singing Shard'),
    allegiances: [],
    generic: 'malifaux',
    cost: 1,
    abandon: 1,
    standard: IDLE,
    deactivated: IDLE,
  },
  {
    id: 'malifaux.mirror',
    name: named('Miroir fêlé', 'Cracked Mirror'),
    allegiances: [],
    generic: 'malifaux',
    cost: 2,
    restrictions: [{ kind: 'type', type: 'champion' }],
    deactivate: 1,
    standard: {
      abilities: [
        {
          id: 'reflection',
          name: named('Reflet', 'Reflection'),
          rules: [{ kind: 'modify', modifier: { of: 'wp', amount: 1 } }],
        },
      ],
      actions: [],
    },
    deactivated: IDLE,
  },
];

const stratagems: readonly StratagemCard[] = [
  {
    id: 'earth.telegrams',
    name: named('Ordres télégraphiés', 'Telegraphed Orders'),
    generic: 'earth',
    tactics: 1,
    effects: [{ do: 'draw', count: 2 }],
  },
  {
    id: 'earth.smoke',
    name: named('Rideau de fumée', 'Smoke Screen'),
    generic: 'earth',
    tactics: 1,
    effects: [
      {
        do: 'lend',
        whom: { choose: 'friendly' },
        modifier: { of: 'df', amount: 2, when: { types: ['ranged'] } },
        lasts: 'turn',
      },
    ],
  },
  {
    id: 'malifaux.omen',
    name: named('Présage', 'Omen'),
    generic: 'malifaux',
    tactics: 1,
    effects: [{ do: 'flip', suit: 'tomes', success: [{ do: 'draw', count: 3 }] }],
  },
  {
    id: 'malifaux.unrest',
    name: named('Sommeil agité', 'Uneasy Sleep'),
    generic: 'malifaux',
    tactics: 1,
    effects: [{ do: 'token', whom: { choose: 'enemy' }, token: 'pinned', count: 2 }],
  },
];

export const generic: Pack = { allegiances: [], envoys: [], units: [], combinedArms: [], assets, stratagems };
