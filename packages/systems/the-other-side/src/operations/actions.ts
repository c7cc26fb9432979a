import type { Action } from '../content/types.js';
import { OBJECTIVE, type Mission } from './mission.js';

const shared = { types: ['morale'], tactics: 1, unengaged: true } as const;
const atMarker = { range: 3, aim: { marker: OBJECTIVE } } as const;

/** TOS-PIL-04. */
const investigate: Action = {
  id: 'investigate',
  name: { fr: 'Investigation', en: 'Investigate' },
  ...shared,
  ...atMarker,
  effects: [{ do: 'objective', what: 'claim' }],
};

/** TOS-SUP-03. */
const loot: Action = {
  id: 'loot',
  name: { fr: 'Butin', en: 'Loot' },
  ...shared,
  ...atMarker,
  effects: [{ do: 'objective', what: 'remove' }],
};

/** TOS-TRP-02. */
const setTrap: Action = {
  id: 'setTrap',
  name: { fr: 'Poser un piège', en: 'Set a Trap' },
  ...shared,
  effects: [{ do: 'objective', what: 'trap' }],
};

/** TOS-TRP-03: the Fireteam takes a Hit of its own, and that flip is not cheated. */
const disarmTrap: Action = {
  id: 'disarmTrap',
  name: { fr: 'Désamorcer un piège', en: 'Disarm a Trap' },
  ...shared,
  ...atMarker,
  effects: [
    { do: 'objective', what: 'remove' },
    { do: 'hit', whom: 'actor', strength: 0, uncheatable: true },
  ],
};

/** TOS-CNQ-05, R-75: a Marker more, not one that is moved. */
const pushOn: Action = {
  id: 'pushOn',
  name: { fr: 'Foncer', en: 'Push On' },
  ...shared,
  effects: [{ do: 'objective', what: 'pushOn' }],
};

/** TOS-OPS-07: Morale Actions of Fireteams that are not Engaged. */
export const MISSION_ACTIONS: Readonly<Record<Mission, readonly Action[]>> = {
  pillage: [investigate],
  supplyCache: [loot],
  pitchedBattle: [investigate],
  traps: [setTrap, disarmTrap],
  conquest: [investigate, pushOn],
  killThemAll: [],
  triumvirate: [investigate],
};
