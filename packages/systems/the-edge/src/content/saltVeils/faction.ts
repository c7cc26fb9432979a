import type { Faction } from '../types.js';
import { cards } from './cards.js';
import { squads } from './squads.js';

/**
 * The Salt Veils: wreckers who came ashore with the last tide. They are never where the blow lands, strike from behind,
 * lighten purses and hands, and pay for every mistake, for they wear next to nothing.
 */
export const saltVeils: Faction = {
  id: 'salt-veils',
  name: { fr: 'Les Voiles de Sel', en: 'The Salt Veils' },
  squads,
  cards,
  banner: {
    name: { fr: 'Bannière au Noyé', en: 'Banner of the Drowned Man' },
    action: {
      name: { fr: 'La brume se lève', en: 'The Mist Rises' },
      user: 'nobody',
      cost: {},
      targets: [{ pick: 'figure', whose: 'yours' }],
      effects: [{ do: 'reposition', whom: { target: 0 }, where: { of: 'itself', range: 2 } }],
    },
  },
  altar: {
    name: { fr: 'Phare éteint', en: 'Dead Lighthouse' },
    auras: [{ to: { whose: 'yours', range: 1 }, stat: 'ini', amount: 1 }],
    action: {
      name: { fr: 'Feux trompeurs', en: 'False Lights' },
      user: 'nobody',
      cost: { crystals: 1 },
      limit: 'turn',
      targets: [{ pick: 'figure', whose: 'yours', near: { of: 'altar', range: 1 } }],
      effects: [{ do: 'reposition', whom: { target: 0 }, where: { of: 'altar', range: 3 } }],
    },
  },
  tokens: [],
  statuses: [
    {
      id: 'dazed',
      name: { fr: 'Sonné', en: 'Dazed' },
      on: 'figure',
      limit: 4,
      auras: [{ to: 'bearer', forbids: ['counter'], stat: 'ini', amount: -2 }],
    },
  ],
  starter: {
    squads: ['grey-blades', 'harpooners', 'foam-dancers', 'breakers', 'captain'],
    deck: {
      'hundred-cuts': 3,
      'out-of-the-fog': 2,
      'oiled-blades': 1,
      harpoon: 3,
      'haul-in': 2,
      'barbed-line': 1,
      backwash: 1,
      riptide: 1,
      pirouette: 1,
      'breaking-wave': 3,
      undertow: 2,
      'salt-crust': 1,
      'shadow-walk': 2,
      'black-sails': 1,
      'smugglers-hoard': 1,
    },
  },
  starter20: {
    squads: ['grey-blades', 'harpooners', 'foam-dancers', 'breakers', 'captain'],
    deck: {
      'hundred-cuts': 3,
      'out-of-the-fog': 1,
      'oiled-blades': 1,
      harpoon: 3,
      'haul-in': 1,
      riptide: 1,
      pirouette: 1,
      'breaking-wave': 3,
      undertow: 1,
      'salt-crust': 1,
      'shadow-walk': 2,
      'black-sails': 1,
      'smugglers-hoard': 1,
    },
  },
  starter15: {
    squads: ['grey-blades', 'harpooners', 'leviathan', 'captain'],
    deck: {
      'hundred-cuts': 2,
      'out-of-the-fog': 1,
      'oiled-blades': 1,
      harpoon: 2,
      'haul-in': 1,
      'barbed-line': 1,
      'shadow-walk': 2,
      'black-sails': 1,
      maelstrom: 2,
      swallow: 1,
      'smugglers-hoard': 1,
    },
  },
};
