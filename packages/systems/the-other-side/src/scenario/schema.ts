import { ENCOUNTERS, LAYOUTS, OPERATIONS } from '../book.js';
import { CARD_SIDES, TOKENS } from '../content/types.js';

const count = { type: 'integer', minimum: 0, maximum: 99 };
const place = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 };
const cards = { type: 'array', items: { type: 'string' }, maxItems: 54 };

const unit = {
  type: 'object',
  additionalProperties: false,
  required: ['unit', 'at'],
  properties: {
    unit: { type: 'string', description: 'The id of a Unit Card.' },
    at: {
      type: 'array',
      items: { anyOf: [place, { type: 'null' }] },
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
        properties: { asset: { type: 'string' }, fireteam: count, deactivated: { type: 'boolean' } },
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
    hand: cards,
    discard: cards,
    tactics: count,
    vp: count,
    acquired: { type: 'array', items: { type: 'string' } },
    stratagems: { type: 'array', items: { type: 'string' } },
  },
};

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['players'],
  properties: {
    encounter: { enum: ENCOUNTERS },
    commanders: { type: 'integer', minimum: 1, maximum: 3 },
    table: { type: 'string', description: 'The id of a ready table; a bare one of six feet by four unless said.' },
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
    turn: { type: 'integer', minimum: 1, maximum: 5 },
    initiative: { type: 'integer', minimum: 1, maximum: 4 },
    begin: { enum: ['turn', 'draw', 'activation', 'score'] },
  },
};
