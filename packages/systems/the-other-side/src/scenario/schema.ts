import { ENCOUNTERS, LAYOUTS, OPERATIONS } from '../book.js';
import { CARD_SIDES, TOKENS } from '../content/types.js';
import { ORDERS } from '../state.js';
import { SCENERY } from '../tables/scenery.js';
import { BEGINS, DUEL_STEPS } from './body.js';
import { cardDefs, cardsSchema } from './cardsSchema.js';

const count = { type: 'integer', minimum: 0, maximum: 99 };
const place = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 };
const strings = { type: 'array', items: { type: 'string' } };
const cards = { type: 'array', items: { type: 'string' }, maxItems: 54 };

const unit = {
  type: 'object',
  additionalProperties: false,
  required: ['unit', 'at'],
  properties: {
    unit: { type: 'string', description: 'The id of a Unit Card.' },
    at: {
      type: 'array',
      items: { anyOf: [place, { type: 'null' }, { enum: ['waiting', 'inside'] }] },
      description: 'One place a Fireteam in inches; null for a Killed one.',
    },
    models: { type: 'array', items: count },
    side: { enum: CARD_SIDES },
    activated: { type: 'boolean' },
    tokens: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(TOKENS.map(token => [token, count])),
    },
    assets: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['asset'],
        properties: {
          asset: { type: 'string' },
          fireteam: { type: 'integer', minimum: 1, maximum: 9, description: 'Of an Adjunct, counted from 1.' },
          deactivated: { type: 'boolean' },
          abandoned: { type: 'boolean' },
          fallen: { type: 'boolean', description: 'An Adjunct whose model has died.' },
        },
      },
    },
    inside: { type: 'string', description: 'The id of the building it is in.' },
    top: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    summoned: { type: 'boolean', description: 'In this Turn.' },
    used: strings,
  },
};

const piece = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    sort: { enum: Object.keys(SCENERY) },
    box: { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 },
    outline: { type: 'array', items: place, minItems: 3 },
    degrees: { type: 'number' },
    traits: strings,
    piece: { type: 'string' },
    roof: { type: 'boolean' },
    rooms: { type: 'boolean' },
  },
};

const table = {
  type: 'object',
  additionalProperties: false,
  properties: {
    width: { type: 'number' },
    depth: { type: 'number' },
    terrain: { type: 'array', items: piece },
  },
};

const activation = {
  type: 'object',
  additionalProperties: false,
  required: ['unit'],
  properties: {
    unit: { type: 'string' },
    order: { enum: ORDERS },
    moved: { type: 'boolean' },
    acted: strings,
    freeMorale: { type: 'boolean' },
    disengagePaid: { type: 'boolean' },
    action: {
      type: 'object',
      additionalProperties: false,
      required: ['fireteam', 'action'],
      properties: { fireteam: { type: 'string' }, action: { type: 'string' }, target: { type: 'string' } },
    },
  },
};

const side = {
  type: 'object',
  additionalProperties: false,
  properties: {
    fireteam: { type: 'string' },
    card: { type: 'string', description: 'The card that counts.' },
    cheated: { type: 'boolean' },
    helped: { type: 'boolean', description: 'By a Tactics Token.' },
    inspired: { type: 'boolean' },
    shaken: { type: 'boolean', description: 'A Shaken Token of this side was spent against it.' },
  },
};

const duel = {
  type: 'object',
  additionalProperties: false,
  required: ['duel'],
  properties: {
    duel: {
      type: 'object',
      additionalProperties: false,
      required: ['action', 'attacker'],
      properties: {
        action: { type: 'string' },
        attacker: { ...side, required: ['fireteam'] },
        defender: side,
        step: { enum: DUEL_STEPS, description: 'What comes next; "attacker" unless said.' },
      },
    },
  },
};

const player = {
  type: 'object',
  additionalProperties: false,
  required: ['allegiance', 'units'],
  properties: {
    allegiance: { type: 'string' },
    units: { type: 'array', items: unit },
    envoy: { type: 'string' },
    hand: cards,
    discard: cards,
    deck: cards,
    initiativeCard: { type: 'string' },
    played: strings,
    zone: { type: 'integer', minimum: 1, maximum: 4 },
    killScored: { type: 'boolean' },
    removed: { type: 'object', additionalProperties: false, properties: { own: count, enemy: count } },
    tactics: count,
    vp: count,
    acquired: { type: 'array', items: { type: 'string' } },
    stratagems: { type: 'array', items: { type: 'string' } },
  },
};

export const schema = {
  $defs: cardDefs,
  type: 'object',
  additionalProperties: false,
  required: ['players'],
  properties: {
    encounter: { enum: ENCOUNTERS },
    commanders: { type: 'integer', minimum: 1, maximum: 3 },
    table: {
      anyOf: [{ type: 'string' }, table],
      description: 'The id of a ready table, or one of your own; a bare one of six feet by four unless said.',
    },
    cards: cardsSchema,
    operation: { enum: OPERATIONS },
    layout: { enum: LAYOUTS },
    options: { type: 'object' },
    players: { type: 'array', items: player, minItems: 2, maxItems: 4 },
    markers: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['at'],
        properties: {
          at: place,
          kind: { type: 'string' },
          owner: { type: 'integer', minimum: 1, maximum: 4 },
          claimed: { type: 'integer', minimum: 1, maximum: 4 },
        },
      },
    },
    turn: { type: 'integer', minimum: 0, maximum: 5 },
    initiative: { type: 'integer', minimum: 1, maximum: 4 },
    attacker: { type: 'integer', minimum: 1, maximum: 4 },
    lastActivated: { type: 'integer', minimum: 1, maximum: 4 },
    begin: { anyOf: [{ enum: BEGINS }, duel] },
    activation,
  },
};
