import type { Action, AssetCard, Name, Pack, StratagemCard, UnitCard, UnitSide, Value } from '../src/content/types.js';

/** A tiny pack for rule tests: plain numbers, one of everything the core rules speak of. */

const named = (id: string): Name => ({ fr: id, en: id });
const v = (value: number): Value => ({ value });

/** Melee, reach 1", Strength 2 against Df. */
export const slash: Action = {
  id: 'slash',
  name: named('slash'),
  types: ['melee'],
  av: v(5),
  against: 'df',
  range: 1,
  strength: 2,
};

/** Ranged, 12", Strength 1 against Df. */
export const shoot: Action = {
  id: 'shoot',
  name: named('shoot'),
  types: ['ranged'],
  av: v(5),
  against: 'df',
  range: 12,
  strength: 1,
};

/** Magic against Wp with Triggers of every sort. */
export const hex: Action = {
  id: 'hex',
  name: named('hex'),
  types: ['magic'],
  av: { value: 6, suits: ['rams'] },
  against: 'wp',
  range: 12,
  strength: 2,
  triggers: [
    {
      id: 'burn',
      name: named('burn'),
      suits: ['rams'],
      effects: [{ do: 'token', whom: 'target', token: 'shaken', count: 1 }],
    },
    { id: 'again', name: named('again'), suits: ['masks'], effects: [{ do: 'act', whom: 'actor', again: true }] },
    { id: 'swell', name: named('swell'), suits: ['crows'], immediate: true, effects: [{ do: 'strength', amount: 2 }] },
    {
      id: 'pin',
      name: named('pin'),
      suits: [],
      margin: 3,
      effects: [{ do: 'token', whom: 'target', token: 'pinned', count: 1 }],
    },
  ],
};

/** Morale, a Simple Duel against 10: one's own unit is Inspired. */
export const rally: Action = {
  id: 'rally',
  name: named('rally'),
  types: ['morale'],
  av: v(5),
  against: 10,
  effects: [{ do: 'token', whom: 'actor', token: 'inspired', count: 1 }],
};

/** Morale without a Duel: a friendly Fireteam acts. */
export const command: Action = {
  id: 'command',
  name: named('command'),
  types: ['morale'],
  range: 6,
  aim: { side: 'friendly' },
  effects: [{ do: 'act', whom: 'target' }],
};

export const side = (change: Partial<UnitSide> = {}): UnitSide => ({
  sp: 5,
  df: v(5),
  wp: v(5),
  ar: 8,
  abilities: [],
  actions: [slash],
  ...change,
});

const unit = (id: string, change: Partial<UnitCard> = {}): UnitCard => ({
  id,
  name: named(id),
  allegiances: ['red', 'blue'],
  fireteam: { base: 50, models: { count: 3, size: 30 } },
  scrip: 5,
  standard: side(),
  glory: side({ sp: 7 }),
  ...change,
});

export const UNITS: readonly UnitCard[] = [
  unit('infantry', { squad: 3, standard: side({ actions: [slash, shoot] }), reserves: 1 }),
  unit('lancers', { standard: side({ actions: [{ ...slash, id: 'lance', range: 3 }] }) }),
  unit('gunners', { standard: side({ actions: [shoot] }) }),
  unit('mystic', { fireteam: { base: 30 }, standard: side({ actions: [hex, rally] }) }),
  unit('captain', {
    commander: true,
    unique: true,
    scrip: 30,
    tactics: 2,
    fireteam: { base: 40 },
    standard: side({ actions: [slash, rally, command] }),
  }),
  unit('hero', { champion: true, fireteam: { base: 40, models: { count: 4, size: 30 } } }),
  unit('colossus', {
    titan: true,
    fireteam: { base: 80, models: { count: 5, size: 40 } },
    standard: side({ sp: 6, actions: [slash, shoot] }),
  }),
  unit('mixed', { squad: 2, combinedArms: 'cannon' }),
];

const asset = (id: string, change: Partial<AssetCard> = {}): AssetCard => ({
  id,
  name: named(id),
  allegiances: ['red', 'blue'],
  cost: 2,
  standard: { abilities: [], actions: [] },
  deactivated: { abilities: [], actions: [] },
  ...change,
});

export const ASSETS: readonly AssetCard[] = [
  asset('plating', { deactivate: 1, standard: { abilities: [], actions: [{ ...rally, id: 'cheer' }] } }),
  asset('decoy', { abandon: 2 }),
  asset('sergeant', {
    adjunct: 30,
    standard: { abilities: [], actions: [{ ...shoot, id: 'snipe', ownFireteam: true }] },
  }),
];

const stratagem = (id: string): StratagemCard => ({
  id,
  name: named(id),
  generic: 'earth',
  tactics: 1,
  effects: [{ do: 'draw', count: 1 }],
});

export const PACK: Pack = {
  allegiances: ['red', 'blue'].map(id => ({
    id,
    name: named(id),
    type: 'earth' as const,
    abilities: [],
    glory: { kind: 'tactics' as const, cost: 9 },
  })),
  envoys: [],
  units: UNITS,
  combinedArms: [
    {
      id: 'cannon',
      name: named('cannon'),
      fireteams: 1,
      fireteam: { base: 60 },
      standard: side({ sp: 3, ar: 10, actions: [shoot] }),
      glory: side({ sp: 4, ar: 11, actions: [shoot] }),
    },
  ],
  assets: ASSETS,
  stratagems: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(stratagem),
};
