import type { Faction } from '../types.js';
import { cards } from './cards.js';
import { squads } from './squads.js';

/**
 * The Briar Brood: a wood that has learnt to hate. Bodies are its coin: it spends them, grows them back beside its Altar,
 * drags enemies into the thorns and holds them there.
 */
export const briarBrood: Faction = {
  id: 'briar-brood',
  name: { fr: 'La Couvée des Ronces', en: 'The Briar Brood' },
  squads,
  cards,
  banner: {
    name: { fr: 'Bannière d’écorce', en: 'Banner of Bark' },
    action: {
      name: { fr: 'Printemps sans fin', en: 'Endless Spring' },
      user: 'nobody',
      cost: {},
      onDead: true,
      targets: [{ pick: 'squad', whose: 'yours', missing: 'figures' }],
      effects: [{ do: 'revive', whom: { target: 0 }, figures: 1, near: { of: 'altar', range: 2 } }],
    },
  },
  altar: {
    name: { fr: 'Souche-mère', en: 'Mother Stump' },
    auras: [{ to: { whose: 'yours', range: 1 }, stat: 'att', amount: 1 }],
    action: {
      name: { fr: 'Offrande', en: 'Offering' },
      user: 'nobody',
      cost: {},
      limit: 'turn',
      targets: [{ pick: 'figure', whose: 'own', near: { of: 'altar', contact: true } }],
      effects: [
        { do: 'sacrifice', whom: { target: 0 } },
        { do: 'crystals', count: 2 },
        { do: 'draw', count: 1 },
      ],
    },
  },
  tokens: [
    {
      id: 'bramble',
      name: { fr: 'Roncier', en: 'Bramble' },
      size: 1,
      limit: 3,
      trap: { whose: 'enemy', effects: [{ do: 'wound', whom: 'intruder', wounds: 1 }] },
    },
  ],
  statuses: [
    {
      id: 'rooted',
      name: { fr: 'Entravé', en: 'Rooted' },
      on: 'figure',
      limit: 4,
      auras: [{ to: 'bearer', forbids: ['move'] }],
    },
  ],
  starter: {
    squads: ['sproutlings', 'thornwolves', 'stranglers', 'lantern-wasps', 'root-mother'],
    deck: {
      overgrowth: 3,
      'tide-of-green': 1,
      'burst-pod': 1,
      'pack-hunt': 3,
      'moon-howl': 2,
      'bone-collar': 1,
      stranglehold: 2,
      'pull-under': 2,
      'creeping-ivy': 1,
      sting: 3,
      'smoke-glow': 1,
      'bramble-field': 1,
      'full-bloom': 1,
      'deep-roots': 1,
      'seed-cache': 1,
      omen: 1,
    },
  },
  starter20: {
    squads: ['sproutlings', 'thornwolves', 'stranglers', 'lantern-wasps', 'root-mother'],
    deck: {
      overgrowth: 2,
      'tide-of-green': 1,
      'pack-hunt': 3,
      'moon-howl': 1,
      'bone-collar': 1,
      stranglehold: 2,
      'pull-under': 2,
      sting: 3,
      'smoke-glow': 1,
      'full-bloom': 1,
      'deep-roots': 1,
      'seed-cache': 1,
      omen: 1,
    },
  },
  starter15: {
    squads: ['sproutlings', 'thornwolves', 'old-wood', 'root-mother'],
    deck: {
      overgrowth: 2,
      'tide-of-green': 1,
      'pack-hunt': 3,
      'moon-howl': 1,
      'bone-collar': 1,
      'bramble-field': 1,
      'full-bloom': 1,
      'falling-trunk': 1,
      'wandering-wood': 2,
      barkskin: 1,
      'seed-cache': 1,
    },
  },
};
