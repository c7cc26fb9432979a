import type { StratagemCard } from '../types.js';
import { named } from '../words.js';

const allegiance = 'hunt';

export const stratagems: readonly StratagemCard[] = [
  {
    id: 'hunt.newMoon',
    name: named('Nouvelle lune', 'New Moon'),
    allegiance,
    tactics: 2,
    effects: [{ do: 'lend', whom: { all: 'friendly' }, modifier: { of: 'df', amount: 1 }, lasts: 'turn' }],
  },
  {
    id: 'hunt.fullCry',
    name: named('À pleine voix', 'Full Cry'),
    allegiance,
    tactics: 2,
    effects: [{ do: 'token', whom: { all: 'friendly' }, token: 'inspired', count: 1 }],
  },
  {
    id: 'hunt.pit',
    name: named('La terre s’ouvre', 'The Ground Gives Way'),
    allegiance,
    tactics: 2,
    effects: [{ do: 'damage', whom: { choose: 'enemy', titan: false }, amount: 1 }],
  },
  {
    id: 'hunt.scare',
    name: named('Lever la proie', 'Flush the Quarry'),
    allegiance,
    tactics: 1,
    effects: [{ do: 'push', whom: { choose: 'enemy', titan: false }, distance: 3, direction: 'free' }],
  },
  {
    id: 'hunt.shame',
    name: named('Rabaisser', 'Humble the Proud'),
    allegiance,
    tactics: 2,
    effects: [{ do: 'fade', whom: { choose: 'enemy' } }],
  },
  {
    id: 'hunt.litter',
    name: named('Nouvelle portée', 'New Litter'),
    allegiance,
    tactics: 1,
    effects: [{ do: 'token', whom: { choose: 'friendly' }, token: 'reinforcement', count: 2 }],
  },
  {
    id: 'hunt.theft',
    name: named('Rafler les offrandes', 'Steal the Offerings'),
    allegiance,
    tactics: 1,
    effects: [{ do: 'tactics', count: 2, rob: true }],
    stays: true,
  },
  {
    id: 'hunt.rust',
    name: named('Rouille', 'Rust'),
    allegiance,
    tactics: 1,
    effects: [{ do: 'deactivate', whom: { choose: 'enemy' } }],
  },
];
