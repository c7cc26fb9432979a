/** JSON Schema of a position. Names of Spaces and hexes are those of `places.ts`: `D4`, `D4:01`. */

const place = { type: 'string', pattern: '^[A-R][1-7](:[0-6]{1,6})?$', description: 'A Space, or hexes of it: D4:01.' };
const count = { type: 'integer', minimum: 0, maximum: 99 };
const cardIds = { type: 'array', items: { type: 'string' }, maxItems: 100 };

const upgrade = {
  type: 'object',
  additionalProperties: false,
  required: ['card'],
  properties: { card: { type: 'string' }, charges: count, passive: { type: 'boolean' } },
};

const squad = {
  type: 'object',
  additionalProperties: false,
  required: ['squad', 'at'],
  properties: {
    squad: { type: 'string', description: 'The id of a Squad card of the faction.' },
    at: { type: 'array', maxItems: 4, items: { anyOf: [place, { type: 'null' }] }, description: 'null: killed.' },
    mode: { enum: ['base', 'alternate'] },
    endurance: count,
    upgrades: { type: 'array', maxItems: 2, items: upgrade },
  },
};

const player = {
  type: 'object',
  additionalProperties: false,
  required: ['faction', 'squads'],
  properties: {
    faction: { type: 'string', description: 'The id of a faction of the game.' },
    squads: { type: 'array', minItems: 1, maxItems: 5, items: squad },
    altar: place,
    reserve: count,
    exhausted: count,
    hand: cardIds,
    deck: cardIds,
    discard: cardIds,
    banner: { enum: ['up', 'down'] },
    vp: { ...count, description: 'Multiplayer: starting tokens left.' },
    captured: { type: 'array', items: count, maxItems: 4, description: 'Multiplayer: tokens taken from each player.' },
  },
};

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['players', 'active'],
  properties: {
    mode: { enum: ['duel', 'ffa3', 'ffa4', 'team'] },
    options: { type: 'object', description: 'Optional modes of the book, as for a set-up.' },
    players: { type: 'array', minItems: 2, maxItems: 4, items: player },
    sources: { type: 'array', maxItems: 4, items: place },
    active: { type: 'integer', minimum: 1, maximum: 4, description: 'The player whose turn it is, counted from 1.' },
    begin: {
      enum: ['turn', 'active', 'passive'],
      description: 'Before the turn (default), in an Active turn, in a Passive turn.',
    },
    marker: { type: 'integer', minimum: -10, maximum: 10, description: 'Steps towards player 1’s end of the track.' },
    crystals: { ...count, description: 'The neutral pile; without it what the others leave.' },
    charges: count,
  },
};
