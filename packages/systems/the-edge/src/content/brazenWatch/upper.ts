import { aimedShot, crystals, FIRST, wounds } from '../phrases.js';
import type { Action } from '../types.js';

/** The drills that every Squad of the Watch knows: the generic Actions on the upper halves. */

export const shortVolley: Action = {
  name: { fr: 'Tir de réserve', en: 'Reserve Shot' },
  cost: crystals(1),
  ...aimedShot({ range: 2, line: true }, [wounds(1)]),
};

export const marchingStep: Action = {
  name: { fr: 'Pas cadencé', en: 'Marching Step' },
  cost: crystals(1),
  effects: [{ do: 'move', whom: 'user', steps: 1 }],
};

export const braceForIt: Action = {
  name: { fr: 'Tenez bon !', en: 'Brace!' },
  cost: crystals(1),
  instant: true,
  when: ['attack-rolled'],
  as: 'facing',
  effects: [{ do: 'bonus', whom: 'facing', stat: 'def', amount: 2, until: 'roll' }],
};

export const steadyHands: Action = {
  name: { fr: 'Main sûre', en: 'Steady Hands' },
  cost: {},
  instant: true,
  when: ['own-roll'],
  as: 'roller',
  effects: [{ do: 'reroll' }],
};

export const mend: Action = {
  name: { fr: 'Fourbir les armes', en: 'Mend and Polish' },
  user: 'nobody',
  cost: crystals(1),
  onDead: true,
  targets: [{ pick: 'squad', whose: 'yours', missing: 'endurance' }],
  effects: [{ do: 'restore', whom: FIRST, tokens: 1 }],
};

export const drill: Action = {
  name: { fr: 'Manœuvre', en: 'Drill' },
  cost: {},
  effects: [
    { do: 'mode', whom: 'user' },
    { do: 'draw', count: 1 },
  ],
};

export const muster: Action = {
  name: { fr: 'Battre le rappel', en: 'Beat to Arms' },
  user: 'nobody',
  cost: {},
  effects: [{ do: 'draw', count: 2 }],
};
