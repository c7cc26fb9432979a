import { aimedShot, crystals, enemyNear, FIRST, ONE_OF_US, SECOND, wounds } from '../phrases.js';
import type { Action } from '../types.js';

/** What everything that grows here can do: the generic Actions on the upper halves. */

export const leap: Action = {
  name: { fr: 'Bond', en: 'Leap' },
  cost: crystals(1),
  targets: [ONE_OF_US],
  effects: [{ do: 'move', whom: FIRST, steps: 2, crossing: true }],
};

export const regrow: Action = {
  name: { fr: 'Repousse', en: 'Regrowth' },
  user: 'nobody',
  cost: crystals(1),
  onDead: true,
  targets: [{ pick: 'squad', whose: 'yours', missing: 'figures' }],
  effects: [{ do: 'revive', whom: FIRST, figures: 1, near: { of: 'altar', range: 1 } }],
};

export const spilledSap: Action = {
  name: { fr: 'Sève versée', en: 'Spilled Sap' },
  cost: { sacrifice: 1 },
  effects: [{ do: 'crystals', count: 2 }],
};

export const snare: Action = {
  name: { fr: 'Collet', en: 'Snare' },
  cost: crystals(1),
  targets: [enemyNear({ of: 'user', range: 2 })],
  effects: [{ do: 'status', whom: FIRST, status: 'rooted', until: 'own-turn' }],
};

export const barbs: Action = {
  name: { fr: 'Volée d’épines', en: 'Flying Barbs' },
  cost: crystals(1),
  ...aimedShot({ range: 1 }, [wounds(1)]),
};

export const vine: Action = {
  name: { fr: 'Liane', en: 'Vine' },
  cost: crystals(1),
  targets: [ONE_OF_US, enemyNear({ of: FIRST, range: 3, line: true })],
  effects: [{ do: 'reposition', whom: SECOND, where: { of: FIRST, range: 1 } }],
};

export const frenzy: Action = {
  name: { fr: 'Frénésie', en: 'Frenzy' },
  cost: crystals(1),
  instant: true,
  when: ['before-attack'],
  as: 'roller',
  effects: [{ do: 'bonus', whom: 'roller', stat: 'att', amount: 2, until: 'roll' }],
};

export const scent: Action = {
  name: { fr: 'Flairer la piste', en: 'Catch the Scent' },
  user: 'nobody',
  cost: {},
  effects: [{ do: 'draw', count: 2 }],
};
