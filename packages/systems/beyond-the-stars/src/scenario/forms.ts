import type { PartName } from './parts.js';

/** What a field of an answer holds. Objects, alone or in lists, have fields of their own. */
export type Part = PartName | { readonly each: Form } | { readonly one: Form };

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
  throw: { ...WALK, weapon: 'weapon', target: 'figure' },
  fly: { to: 'point', targets: 'figures' },
  // Older files have `facing` and `length`, in the engine's own units.
  drive: { degrees: 'degrees', cm: 'cm', facing: 'plain', length: 'plain' },
  push: { to: 'point', degrees: 'degrees' },
  cast: { spell: 'plain', target: 'figure' },
  embark: { host: 'figure', ...WALK },
  disembark: { target: 'figure', to: 'point' },
  enter: { ...WALK, piece: 'piece', opening: 'opening' },
  leave: { opening: 'opening' },
  storey: { storey: 'plain' },
  stairs: { ...WALK, piece: 'piece', access: 'access' },
  cross: PASSING,
  climb: PASSING,
  jump: PASSING,
  step: { ...WALK, over: 'figure', to: 'point' },
  stand: {},
  lie: {},
  dare: {},
  heal: { target: 'figure' },
  repair: { target: 'figure', what: 'mending' },
};

/** Answers that are objects, kind by kind. */
const ANSWERS: Readonly<Record<string, Form>> = {
  'bts.shoot': {
    do: 'plain',
    volleys: { each: { figure: 'figure', shots: { each: { weapon: 'weapon', targets: 'figures' } } } },
  },
  'bts.action': { do: 'plain', figure: 'figure', action: 'plain', extend: 'plain' },
  'bts.order': { do: 'plain', figure: 'figure', order: 'plain', target: 'figure' },
  'bts.recoil': { blocked: 'plain', to: 'point', way: { one: { figure: 'figure', to: 'point' } } },
  'bts.place': {
    do: 'plain',
    spots: { each: { figure: 'figure', at: 'point', degrees: 'degrees' } },
    aboard: 'figures',
    inside: { each: { figure: 'figure', piece: 'piece', storey: 'plain' } },
  },
  'bts.secret': { ownChampion: 'figure', enemyTarget: 'figure', marker: 'marker' },
};

/** What `do` may be, kind by kind. */
export const DEEDS_OF: Readonly<Record<string, readonly string[]>> = {
  'bts.act': Object.keys(DEEDS),
  'bts.shoot': ['shoot', 'end'],
  'bts.action': ['action', 'pass'],
  'bts.order': ['order', 'pass'],
  'bts.place': ['place', 'wait'],
};

/** The form of an answer to a kind of question; a deed and an Order have one of their own. */
export function formOf(kind: string, answer: Readonly<Record<string, unknown>>): Form | undefined {
  if (kind === 'bts.act') {
    const { do: deed } = answer;
    return { do: 'plain', figure: 'figure', ...(typeof deed === 'string' ? DEEDS[deed] : undefined) };
  }
  // Whoever ends or passes says no more.
  if (['end', 'pass', 'wait'].includes(String(answer['do']))) return { do: 'plain' };
  // The alarm is sounded for a unit, which may be called like one of its figures.
  if (kind === 'bts.order' && answer['order'] === 'soundAlarm') return { ...ANSWERS[kind], target: 'unit' };
  return ANSWERS[kind];
}

/** Answers that are one point of the table. */
export const POINTS: readonly string[] = ['bts.spot', 'bts.entry', 'bts.landing', 'bts.marker', 'bts.scenery'];
