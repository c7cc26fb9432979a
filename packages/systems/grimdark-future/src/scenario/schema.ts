const point = { type: 'array', items: { type: 'number', minimum: -1, maximum: 120 }, minItems: 2, maxItems: 2 };
const player = { type: 'integer', minimum: 1, maximum: 2 };
const text = { type: 'string', minLength: 1, maxLength: 80 };

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

const profile = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'quality', 'defense', 'models'],
  properties: {
    id: text,
    quality: { type: 'integer', minimum: 2, maximum: 6 },
    defense: { type: 'integer', minimum: 2, maximum: 6 },
    baseMm: { type: 'integer', minimum: 20, maximum: 120, description: 'Diameter of the round base; 32 if absent.' },
    height: { type: 'integer', minimum: 1, maximum: 6, description: 'Height value for sight; 2 if absent.' },
    hero: { type: 'boolean' },
    rules: { type: 'array', items: text },
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

const unit = {
  type: 'object',
  additionalProperties: false,
  required: ['player', 'profile', 'models'],
  properties: {
    player,
    profile: { ...text, description: 'Of one of the game’s armies, or of "profiles" above.' },
    name: { ...text, description: 'What the scenario calls the unit; the profile’s id if absent.' },
    models: {
      type: 'array',
      minItems: 1,
      maxItems: 40,
      items: { anyOf: [point, { type: 'null' }] },
      description:
        'Where each model stands, in inches; null for one that has fallen, as have those of the profile that are left out.',
    },
    wounds: {
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: 30 },
      description: 'By model; fewer than would kill it.',
    },
    joined: { ...text, description: 'The profile of a Hero that is part of the unit; its place comes last in models.' },
    activated: { type: 'boolean' },
    shaken: { type: 'boolean' },
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
      enum: ['hold', 'advance', 'rush'],
      description:
        'The order it has carried out: it shoots next, if it may. Without it, it is asked for its order. Whether it has moved is said by its own "moved".',
    },
  },
};

const terrain = {
  type: 'object',
  additionalProperties: false,
  required: ['types', 'outline'],
  properties: {
    types: {
      type: 'array',
      items: { enum: ['impassable', 'blocking', 'cover', 'difficult', 'dangerous'] },
      uniqueItems: true,
    },
    outline: { type: 'array', minItems: 3, maxItems: 40, items: point, description: 'Counter-clockwise, in inches.' },
    height: { type: 'integer', minimum: 1, maximum: 20, description: 'Inches plus one; 5 if absent.' },
    seeIntoNotThrough: { type: 'boolean' },
  },
};

/** A position between two turns of a round, or in the middle of an activation. */
export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['round', 'active', 'units'],
  properties: {
    round: { type: 'integer', minimum: 1, maximum: 4 },
    active: { ...player, description: 'Whose turn it is.' },
    first: { ...player, description: 'Who had the first turn of this round; the active player if absent.' },
    latest: {
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: 99 },
      minItems: 2,
      maxItems: 2,
      description: 'The number of each player’s latest activation in this round, 0 for none.',
    },
    width: { type: 'number', minimum: 24, maximum: 96, description: 'Inches; 72 if absent.' },
    depth: { type: 'number', minimum: 30, maximum: 96, description: 'Inches; 48 if absent.' },
    weapons: { type: 'array', items: weapon },
    profiles: { type: 'array', items: profile },
    units: { type: 'array', minItems: 1, maxItems: 60, items: unit },
    activation,
    terrain: { type: 'array', items: terrain },
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
