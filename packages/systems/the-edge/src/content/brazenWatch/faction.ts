import type { Faction } from '../types.js';
import { cards } from './cards.js';
import { squads } from './squads.js';

/**
 * The Brazen Watch: an old garrison that outlived its city. It wins by standing where it stands: walls of pikes, crossbows
 * and one gun, plate that is mended overnight, and Upgrades that pay for themselves in long matches.
 */
export const brazenWatch: Faction = {
  id: 'brazen-watch',
  name: { fr: 'La Garde d’Airain', en: 'The Brazen Watch' },
  squads,
  cards,
  banner: {
    name: { fr: 'Bannière au Lion riveté', en: 'Banner of the Riveted Lion' },
    action: {
      name: { fr: 'Ne reculez plus', en: 'Not One Step' },
      user: 'nobody',
      cost: {},
      targets: [{ pick: 'squad', whose: 'yours' }],
      effects: [
        { do: 'restore', whom: { target: 0 }, tokens: 1 },
        { do: 'bonus', whom: { target: 0 }, stat: 'def', amount: 1, until: 'own-turn' },
      ],
    },
  },
  altar: {
    name: { fr: 'Forge du rempart', en: 'Rampart Forge' },
    auras: [{ to: { whose: 'yours', range: 1 }, stat: 'def', amount: 1 }],
    action: {
      name: { fr: 'Recharger au brasier', en: 'Fired Anew' },
      user: 'nobody',
      cost: { crystals: 1 },
      limit: 'turn',
      targets: [{ pick: 'upgrade', whose: 'own', near: { of: 'altar', range: 1 } }],
      effects: [{ do: 'charge', whom: { target: 0 }, charges: 1 }],
    },
  },
  tokens: [],
  statuses: [
    {
      id: 'pike-wall',
      name: { fr: 'Mur de piques', en: 'Wall of Pikes' },
      on: 'squad',
      limit: 2,
      auras: [
        { to: 'bearer', stat: 'def', amount: 2 },
        { to: 'bearer', stat: 'mov', amount: -1 },
      ],
    },
  ],
  starter: {
    squads: ['halberdiers', 'arbalesters', 'bell-knights', 'culverin', 'marshal'],
    deck: {
      'pike-wall': 3,
      'two-handed-thrust': 2,
      'iron-hafts': 1,
      crossfire: 3,
      'heavy-bolt': 2,
      winch: 1,
      'bell-charge': 2,
      'death-knell': 1,
      'ride-down': 1,
      'round-shot': 3,
      grapeshot: 1,
      'order-of-the-day': 1,
      countermand: 1,
      'raised-standard': 1,
      'war-chest': 1,
      'fresh-troops': 1,
    },
  },
  starter20: {
    squads: ['halberdiers', 'arbalesters', 'bell-knights', 'culverin', 'marshal'],
    deck: {
      'pike-wall': 2,
      'two-handed-thrust': 2,
      crossfire: 3,
      'heavy-bolt': 2,
      winch: 1,
      'bell-charge': 2,
      'death-knell': 1,
      'round-shot': 2,
      'order-of-the-day': 1,
      countermand: 1,
      'raised-standard': 1,
      'war-chest': 1,
      'fresh-troops': 1,
    },
  },
  starter15: {
    squads: ['halberdiers', 'arbalesters', 'bastion', 'marshal'],
    deck: {
      'pike-wall': 2,
      'two-handed-thrust': 2,
      crossfire: 2,
      'heavy-bolt': 1,
      winch: 1,
      'order-of-the-day': 1,
      'raised-standard': 1,
      'grinding-wheels': 2,
      portcullis: 1,
      'worn-plates': 1,
      'fresh-troops': 1,
    },
  },
};
