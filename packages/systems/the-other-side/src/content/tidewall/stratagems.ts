import type { StratagemCard } from '../types.js';
import { named } from '../words.js';

const allegiance = 'tidewall';

export const stratagems: readonly StratagemCard[] = [
  {
    id: 'tidewall.highTide',
    name: named('Marée haute', 'High Tide'),
    allegiance,
    tactics: 2,
    effects: [{ do: 'token', whom: { all: 'enemy' }, token: 'pinned', count: 1 }],
  },
  {
    id: 'tidewall.shipments',
    name: named('Arrivage de matériel', 'Fresh Shipment'),
    allegiance,
    tactics: 1,
    effects: [{ do: 'restore', whom: { choose: 'friendly' } }],
  },
  {
    id: 'tidewall.muster',
    name: named('Rappel des réservistes', 'Muster the Reserve'),
    allegiance,
    tactics: 2,
    effects: [{ do: 'reinforce', whom: { choose: 'friendly' }, models: 2 }],
  },
  {
    id: 'tidewall.shoreBattery',
    name: named('Batterie côtière', 'Shore Battery'),
    allegiance,
    tactics: 2,
    effects: [{ do: 'hit', whom: { choose: 'enemy' }, strength: 3, piercing: true }],
  },
  {
    id: 'tidewall.drill',
    name: named('Exercice du matin', 'Morning Drill'),
    allegiance,
    tactics: 1,
    effects: [
      { do: 'lend', whom: { choose: 'friendly' }, modifier: { of: 'av', amount: 1 }, lasts: 'turn' },
      { do: 'lend', whom: { choose: 'friendly' }, modifier: { of: 'sp', amount: 2 }, lasts: 'turn' },
    ],
  },
  {
    id: 'tidewall.medals',
    name: named('Citation à l’ordre', 'Mentioned in Dispatches'),
    allegiance,
    tactics: 2,
    effects: [{ do: 'glory', whom: { choose: 'friendly' } }],
  },
  {
    id: 'tidewall.fog',
    name: named('Corne de brume', 'Foghorn'),
    allegiance,
    tactics: 1,
    effects: [{ do: 'token', whom: { choose: 'enemy' }, token: 'shaken', count: 2 }],
  },
  {
    id: 'tidewall.charts',
    name: named('Cartes marines', 'Sea Charts'),
    allegiance,
    tactics: 1,
    effects: [{ do: 'move', whom: { choose: 'friendly', titan: false }, distance: 4 }],
  },
];
