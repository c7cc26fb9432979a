import { ACTIONS, ORDERS, PHASES, SCENARIOS, SPELLS } from '../names.js';
import { BUILDS, CATEGORIES, SLOTS, SUPPORT_KINDS } from '../sheet.js';
import { EFFECT_ENDS, TERRAIN_KINDS } from '../state.js';

const number = (minimum: number, maximum: number) => ({ type: 'number', minimum, maximum });
const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const text = { type: 'string', minLength: 1, maxLength: 80 };
const flag = { type: 'boolean' };
const point = { type: 'array', items: number(-30, 150), minItems: 2, maxItems: 2 };
const player = whole(1, 2);
const listOf = (items: object) => ({ type: 'array', items, maxItems: 100 });
/** Ways to combine them are tried one by one: nobody carries so many that this takes long. */
const armsOf = (items: object) => ({ ...listOf(items), maxItems: 12 });
const object = (required: readonly string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const rule = { anyOf: [text, object(['id'], { id: text, x: { anyOf: [text, whole(0, 100)] } })] };
const hands = { enum: [1, 2] };

const name = { ...object(['fr', 'en'], { fr: text, en: text }), description: 'What players read.' };

const ranged = object([], {
  id: text,
  name,
  hands,
  range: number(1, 240),
  force: whole(1, 10),
  pen: whole(0, 10),
  category: { enum: CATEGORIES },
  dice: whole(1, 12),
  rules: listOf(rule),
  slot: { enum: SLOTS },
  bow: { enum: ['bow', 'longbow', 'crossbow', 'composite'] },
});
const melee = {
  anyOf: [text, object([], { id: text, name, hands, pen: whole(0, 10), supports: flag, rules: listOf(rule) })],
};
const kind = { enum: SUPPORT_KINDS };
const support = { anyOf: [kind, object(['kind', 'rules'], { kind, rules: listOf(rule) })] };
const armour = whole(1, 20);

const figure = object(['id', 'seat'], {
  id: text,
  name,
  seat: player,
  at: point,
  facing: { ...number(-360, 360), description: 'Degrees, counter-clockwise from +x.' },
  place: { enum: ['table', 'waiting', 'reserve', 'gone', 'aboard', 'inside'] },
  host: { ...text, description: 'The Transport it is aboard, or the building it is in.' },
  storey: whole(0, 9),
  build: { enum: BUILDS },
  faction: text,
  keywords: listOf(text),
  unit: text,
  baseMm: { anyOf: [whole(20, 200), { type: 'array', items: whole(20, 300), minItems: 2, maxItems: 2 }] },
  height: number(0.5, 40),
  shoulder: number(0.5, 40),
  mvt: number(0, 120),
  cc: whole(1, 10),
  ct: whole(0, 6),
  force: whole(0, 10),
  defence: whole(0, 10),
  attacks: whole(0, 12),
  pv: whole(0, 30),
  left: { ...whole(1, 30), description: 'PV left.' },
  morale: whole(0, 10),
  armourRank: whole(0, 4),
  melee: armsOf(melee),
  ranged: armsOf(ranged),
  support: listOf(support),
  rules: listOf(rule),
  rank: whole(0, 5),
  general: flag,
  orders: listOf({ enum: ORDERS }),
  actions: listOf({ enum: ACTIONS }),
  spells: listOf({ enum: SPELLS }),
  capacity: whole(0, 40),
  vehicle: object(['front', 'flank', 'rear'], {
    front: armour,
    flank: armour,
    rear: armour,
    crew: whole(0, 9),
    crewMounts: whole(0, 9),
  }),
  siege: object(['servants'], { combinedBase: flag, servants: listOf(text) }),
  serves: text,
  prone: flag,
  panic: { enum: ['pending', 'running'] },
  lastStand: { enum: ['used', 'lost'], description: 'His Baroud d’Honneur.' },
  damage: object([], {
    weapons: listOf(text),
    engine: flag,
    crewLost: whole(0, 9),
    mountsLost: whole(0, 9),
    silent: flag,
  }),
  effects: listOf(
    object(['id', 'until'], {
      id: text,
      until: { enum: EFFECT_ENDS },
      x: { anyOf: [text, whole(-10, 10)] },
      source: { anyOf: [text, whole(0, 200)], description: 'The figure it comes from.' },
    }),
  ),
  marks: {
    type: 'object',
    description:
      'What it has done in this turn: flags, `spent` centimetres, `pivots`, and `from`, where its move began.',
  },
});

const terrain = object(['kind'], {
  id: text,
  name,
  kind: { enum: TERRAIN_KINDS },
  box: { type: 'array', items: number(-30, 150), minItems: 4, maxItems: 4, description: 'x, y, width, depth.' },
  outline: listOf(point),
  height: number(0, 60),
  flammable: flag,
  fortified: flag,
  storeys: whole(1, 9),
  access: listOf(
    object(['kind', 'foot', 'head'], {
      kind: { enum: ['wide-stairs', 'narrow-stairs', 'ladder'] },
      foot: point,
      head: point,
    }),
  ),
  openings: listOf(object(['at', 'kind'], { at: point, kind: { enum: ['door', 'window'] }, storey: whole(0, 9) })),
});

/** What a position looks like: centimetres, millimetres for bases, figures by name. */
export const schema = object(['figures'], {
  turn: whole(0, 99),
  phase: { enum: PHASES },
  initiative: { anyOf: [player, { enum: ['nobody'] }] },
  near: { ...player, description: 'Whose edge is at y = 0.' },
  scenario: { enum: SCENARIOS },
  turns: { ...whole(1, 100), description: 'The last turn; no limit without it.' },
  reserveRolls: { enum: ['compulsory', 'optional'] },
  terrain: listOf(terrain),
  unplaced: { ...listOf(terrain), description: 'Scenery that the players still have to place.' },
  placedBy: { ...player, description: 'Who places all of it, if not both in turn.' },
  figures: listOf(figure),
  units: {
    type: 'object',
    additionalProperties: name,
    description: 'Names of Combat Units, by what figures call them.',
  },
  engaged: listOf({
    type: 'array',
    minItems: 2,
    maxItems: 3,
    items: { anyOf: [text, object([], { barrier: text, edge: text })] },
    description: 'Charger, charged, and what they fight over.',
  }),
  markers: listOf({ anyOf: [point, object(['at', 'camp'], { at: point, camp: player })] }),
  secrets: {
    ...listOf(object([], { ownChampion: text, enemyTarget: text, objective: point })),
    maxItems: 2,
    description: 'What each player has designated.',
  },
  fights: listOf(
    object(['building', 'assailant'], { building: text, storey: whole(0, 9), assailant: player, fought: flag }),
  ),
  alarm: listOf(text),
  burning: listOf(text),
  demoralised: listOf(player),
  observed: whole(0, 99),
  begin: {
    enum: [
      'moves',
      'shots',
      'movement',
      'reinforcements',
      'shooting',
      'command',
      'orders',
      'duels',
      'ending',
      'turn',
      'turns',
      'main',
      'deployment',
    ],
  },
});
