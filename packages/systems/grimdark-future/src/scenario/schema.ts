import { PACES } from '../rule.js';
import { attack, melee } from './combatSchema.js';
import { PRESET_HEIGHTS } from '../rulings.js';
import { SPELL_TARGETS } from '../content/army.js';
import { BOON_ENDS, SIGHT_METHODS, TERRAIN_TYPES } from '../state.js';
import { OFF_TABLE, STAGES } from './places.js';

const point = { type: 'array', items: { type: 'number', minimum: -1, maximum: 120 }, minItems: 2, maxItems: 2 };
const spot = {
  type: 'array',
  items: { type: 'number', minimum: -360, maximum: 360 },
  minItems: 2,
  maxItems: 3,
};
const player = { type: 'integer', minimum: 1, maximum: 2 };
const text = { type: 'string', minLength: 1, maxLength: 80 };

const extent = { type: 'array', items: { type: 'integer', minimum: 20, maximum: 200 }, minItems: 2, maxItems: 2 };

const weapon = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'attacks'],
  properties: {
    id: text,
    range: { type: 'integer', minimum: 1, maximum: 72, description: 'Inches; a melee weapon has none.' },
    attacks: { type: 'integer', minimum: 1, maximum: 30 },
    rules: { type: 'array', items: text, description: 'Special rules such as "ap(1)" or "reliable".' },
  },
};

const rules = { type: 'array', items: text, description: 'Special rules such as "ap(1)" or "reliable".' };

const upgrade = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'models'],
  properties: {
    id: text,
    models: {
      anyOf: [{ const: 'all' }, { type: 'integer', minimum: 1, maximum: 20 }],
      description: 'For all models, or for so many at most, one each time it is taken.',
    },
    replaces: { type: 'array', items: text, description: 'Weapons given up for it.' },
    weapons: { type: 'array', items: text },
    rules,
  },
};

const profile = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'quality', 'defense', 'models'],
  properties: {
    id: text,
    quality: { type: 'integer', minimum: 2, maximum: 6 },
    defense: { type: 'integer', minimum: 2, maximum: 6 },
    baseMm: {
      anyOf: [{ type: 'integer', minimum: 20, maximum: 200 }, extent],
      description: 'Diameter of a round base, or length and width of an oval one; 32 if absent.',
    },
    hullMm: { ...extent, description: 'Length and width of the hull of a model that has no base.' },
    volume: { type: 'number', minimum: 0.25, maximum: 12, description: 'Height in inches for volumetric sight.' },
    height: {
      anyOf: [{ type: 'integer', minimum: 1, maximum: 6 }, { enum: Object.keys(PRESET_HEIGHTS) }],
      description: 'Height value for sight, or a sort of model that has one; 2 if absent.',
    },
    hero: { type: 'boolean' },
    rules: { type: 'array', items: text },
    upgrades: {
      type: 'array',
      items: upgrade,
      description: 'What the "copies" of a unit may take; they cost nothing here.',
    },
    models: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['count', 'weapons'],
        properties: {
          count: { type: 'integer', minimum: 1, maximum: 20 },
          weapons: { type: 'array', items: text, minItems: 1 },
        },
      },
    },
  },
};

const spell = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'cost', 'target', 'effect'],
  properties: {
    id: text,
    cost: { type: 'integer', minimum: 1, maximum: 6, description: 'Tokens.' },
    range: { type: 'integer', minimum: 1, maximum: 48, description: 'Inches; 18 if absent.' },
    target: { enum: SPELL_TARGETS },
    effect: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'hits'],
          properties: { kind: { const: 'hits' }, hits: { type: 'integer', minimum: 1, maximum: 30 }, rules },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'rules', 'until'],
          properties: { kind: { const: 'boon' }, rules, until: { enum: BOON_ENDS } },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind'],
          properties: { kind: { const: 'rally' } },
        },
      ],
    },
  },
};

const unit = {
  type: 'object',
  additionalProperties: false,
  required: ['player', 'profile'],
  properties: {
    player,
    profile: { ...text, description: 'Of one of the game’s armies, or of "profiles" above.' },
    name: { ...text, description: 'What the scenario calls the unit; the profile’s id if absent.' },
    models: {
      type: 'array',
      minItems: 1,
      maxItems: 40,
      items: { anyOf: [spot, { type: 'null' }] },
      description:
        'Where each model stands, in inches, and if it matters how it faces, in degrees counter-clockwise from the right; null for one that has fallen, as have those of the profile that are left out.',
    },
    place: {
      enum: OFF_TABLE,
      description:
        'Where a unit is that is not on the table: not yet deployed, in reserve for an Ambush, or flown off.',
    },
    aboard: { ...text, description: 'The name of the transport it is in.' },
    left: {
      type: 'integer',
      minimum: 1,
      maximum: 40,
      description: 'Models left of a unit off the table; all if absent.',
    },
    arrived: { type: 'integer', minimum: 2, maximum: 4, description: 'The round in which it arrived from an Ambush.' },
    wounds: {
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: 30 },
      description: 'By model; fewer than would kill it.',
    },
    tokens: {
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: 6 },
      description: 'Spell tokens, by model; none if absent.',
    },
    spells: {
      type: 'array',
      items: text,
      uniqueItems: true,
      description: 'Lasting spells it is under, by their ids, whoever has cast them.',
    },
    copies: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: { type: 'array', items: text },
      description: 'The upgrades of each copy of the profile that the unit is made of; two for a combined unit.',
    },
    joined: {
      anyOf: [
        text,
        {
          type: 'object',
          additionalProperties: false,
          required: ['profile'],
          properties: { profile: text, upgrades: { type: 'array', items: text } },
        },
      ],
      description: 'The profile of a Hero that is part of the unit, with its upgrades; its place comes last in models.',
    },
    activated: { type: 'boolean' },
    shaken: { type: 'boolean' },
    fatigued: { type: 'boolean', description: 'Has it attacked in melee in this round?' },
    moved: { type: 'boolean', description: 'Has it moved since its latest activation began?' },
  },
};

const activation = {
  type: 'object',
  description: 'A unit of the active player that is in the middle of its activation.',
  additionalProperties: false,
  required: ['unit'],
  properties: {
    unit: { ...text, description: 'Its name.' },
    order: {
      enum: ['hold', ...PACES],
      description:
        'The order it has carried out: it shoots or fights next, if it may. Without it, it is asked for its order. Whether it has moved is said by its own "moved".',
    },
    target: { ...text, description: 'After a charge: the unit it has charged.' },
  },
};

const terrain = {
  type: 'object',
  additionalProperties: false,
  required: ['types', 'outline'],
  properties: {
    types: {
      type: 'array',
      items: { enum: TERRAIN_TYPES },
      uniqueItems: true,
      description: 'None for open ground. Models stand on top of an elevated piece; a gap is a cut in the ground.',
    },
    outline: { type: 'array', minItems: 3, maxItems: 40, items: point, description: 'Counter-clockwise, in inches.' },
    height: { type: 'number', minimum: 1, maximum: 20, description: 'Inches plus one; 5 if absent.' },
    seeIntoNotThrough: { type: 'boolean' },
    name: {
      type: 'object',
      additionalProperties: false,
      required: ['fr', 'en'],
      properties: { fr: text, en: text },
      description: 'What players read.',
    },
  },
};

/** A position between two turns of a round, or in the middle of an activation. */
export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['round', 'active', 'units'],
  properties: {
    round: { type: 'integer', minimum: 0, maximum: 4, description: '0 before the first one.' },
    stage: {
      enum: STAGES,
      description:
        'What is about to begin: placing the markers, deployment, or the round. Absent when the round is under way.',
    },
    near: { ...player, description: 'Who has the long edge at y = 0; player 1 if absent.' },
    active: { ...player, description: 'Whose turn it is.' },
    first: { ...player, description: 'Who had the first turn of this round; the active player if absent.' },
    latest: {
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: 99 },
      minItems: 2,
      maxItems: 2,
      description: 'The number of each player’s latest activation in this round, 0 for none.',
    },
    width: { type: 'number', minimum: 30, maximum: 96, description: 'Inches; 72 if absent.' },
    depth: { type: 'number', minimum: 30, maximum: 96, description: 'Inches; 48 if absent.' },
    weapons: { type: 'array', items: weapon },
    profiles: { type: 'array', items: profile },
    spells: { type: 'array', items: spell, description: 'What Casters among the profiles can try.' },
    units: { type: 'array', minItems: 1, maxItems: 60, items: unit },
    activation,
    melee,
    attack,
    terrain: { type: 'array', items: terrain },
    options: {
      type: 'object',
      description: 'What the players agreed on, where it is not the usual.',
      additionalProperties: false,
      properties: {
        sight: { enum: SIGHT_METHODS },
        points: { type: 'integer', minimum: 1, maximum: 10_000 },
        forceOrganisation: { type: 'boolean' },
        skipSeparation: { type: 'boolean' },
        strictPaths: { type: 'boolean' },
      },
    },
    markers: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['at'],
        properties: { at: point, owner: { ...player, description: 'Nobody if absent.' } },
      },
    },
  },
};
