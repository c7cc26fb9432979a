import { aimedShot, crystals, FIRST, ONE_OF_US, strike, wounds } from '../phrases.js';
import type { Action } from '../types.js';

/** Tricks that every hand aboard has learnt: the generic Actions on the upper halves. */

export const vanish: Action = {
  name: { fr: 'S’effacer', en: 'Melt Away' },
  cost: crystals(1),
  instant: true,
  when: ['attack-rolled'],
  as: 'facing',
  effects: [{ do: 'cancel' }, { do: 'reposition', whom: 'facing', where: { of: 'itself', range: 1 } }],
};

export const mistStep: Action = {
  name: { fr: 'Pas de brume', en: 'Mist Step' },
  cost: crystals(1),
  targets: [ONE_OF_US],
  effects: [{ do: 'reposition', whom: FIRST, where: { of: 'itself', range: 2 } }],
};

export const cutPurse: Action = {
  name: { fr: 'Coupe-bourse', en: 'Cutpurse' },
  user: 'nobody',
  cost: {},
  targets: [{ pick: 'opponent' }],
  effects: [
    { do: 'rob', from: 0, count: 1 },
    { do: 'recover', count: 1 },
  ],
};

export const thrownKnife: Action = {
  name: { fr: 'Couteau lancé', en: 'Thrown Knife' },
  cost: crystals(1),
  ...aimedShot({ range: 2 }, [wounds(1)]),
};

export const ambush: Action = {
  name: { fr: 'Guet-apens', en: 'Ambush' },
  cost: crystals(1),
  ...strike({ sneak: true }),
};

export const feint: Action = {
  name: { fr: 'Feinte', en: 'Feint' },
  user: 'nobody',
  cost: crystals(1),
  targets: [{ pick: 'opponent' }],
  effects: [{ do: 'discard', from: 0, count: 1, random: true }],
};

export const loadedDie: Action = {
  name: { fr: 'Dé pipé', en: 'Loaded Die' },
  cost: crystals(1),
  instant: true,
  when: ['own-roll'],
  as: 'roller',
  effects: [{ do: 'set-roll', value: 4 }],
};

export const spoils: Action = {
  name: { fr: 'Part de prise', en: 'Share of the Prize' },
  user: 'nobody',
  cost: {},
  effects: [
    { do: 'recover', count: 1 },
    { do: 'draw', count: 1 },
  ],
};
