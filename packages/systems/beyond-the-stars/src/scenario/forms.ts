/** What a field of an answer holds. Objects in lists have fields of their own. */
export type Part =
  | 'figure'
  | 'figures'
  | 'piece'
  | 'point'
  | 'points'
  | 'plain'
  | { readonly each: Form }
  | { readonly one: Form };

export type Form = Readonly<Record<string, Part>>;

const WALK: Form = { path: 'points' };
const PASSING: Form = { path: 'points', piece: 'piece', to: 'point' };

/** Every thing that a figure can do on its move, besides `do` and `figure`. */
export const DEEDS: Readonly<Record<string, Form>> = {
  end: {},
  walk: { ...WALK, on: 'plain' },
  group: { moves: { each: { figure: 'figure', ...WALK } } },
  charge: { ...WALK, targets: 'figures' },
  storm: { ...WALK, target: 'figure', piece: 'piece' },
  throw: { ...WALK, weapon: 'plain', target: 'figure' },
  fly: { to: 'point', targets: 'figures' },
  drive: { degrees: 'plain', cm: 'plain', facing: 'plain', length: 'plain' },
  push: { to: 'point', degrees: 'plain', facing: 'plain' },
  cast: { spell: 'plain', target: 'figure' },
  embark: { host: 'figure', ...WALK },
  disembark: { target: 'figure', to: 'point' },
  enter: { ...WALK, piece: 'piece', opening: 'plain' },
  leave: { opening: 'plain' },
  storey: { storey: 'plain' },
  stairs: { ...WALK, piece: 'piece', access: 'plain' },
  cross: PASSING,
  climb: PASSING,
  jump: PASSING,
  step: { ...WALK, over: 'figure', to: 'point' },
  stand: {},
  lie: {},
  dare: {},
  heal: { target: 'figure' },
  repair: { target: 'figure', what: 'plain' },
};

/** Answers that are objects, kind by kind. */
export const ANSWERS: Readonly<Record<string, Form>> = {
  'bts.shoot': {
    do: 'plain',
    volleys: { each: { figure: 'figure', shots: { each: { weapon: 'plain', targets: 'figures' } } } },
  },
  'bts.action': { do: 'plain', figure: 'figure', action: 'plain', extend: 'plain' },
  'bts.order': { do: 'plain', figure: 'figure', order: 'plain', target: 'figure' },
  'bts.recoil': { blocked: 'plain', to: 'point', way: { one: { figure: 'figure', to: 'point' } } },
  'bts.place': {
    do: 'plain',
    spots: { each: { figure: 'figure', at: 'point', degrees: 'plain', x: 'plain', y: 'plain', facing: 'plain' } },
    aboard: 'figures',
    inside: { each: { figure: 'figure', piece: 'piece', storey: 'plain' } },
  },
  'bts.secret': { ownChampion: 'figure', enemyTarget: 'figure', marker: 'plain', objective: 'plain' },
};

/** Answers that are one point of the table. */
export const POINTS: readonly string[] = ['bts.spot', 'bts.entry', 'bts.landing', 'bts.marker', 'bts.scenery'];
