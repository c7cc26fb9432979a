import { MELEE_STAGES } from './combat.js';

const text = { type: 'string', minLength: 1, maxLength: 80 };
const count = { type: 'integer', minimum: 0, maximum: 200 };

const roll = {
  type: 'object',
  additionalProperties: false,
  required: ['weapon'],
  properties: {
    weapon: { ...text, description: 'The weapon’s id, or "impact".' },
    target: { ...text, description: 'Shooting only: the unit it is fired at.' },
    attacks: { type: 'integer', minimum: 1, maximum: 200, description: 'As many as can attack now, if absent.' },
    targetSize: {
      ...count,
      description: 'Models of the target when the attack was declared; those it has now if absent.',
    },
    cover: { enum: ['none', 'behind', 'in'], description: 'Cover of the target at that time; as it is now if absent.' },
    distance: { type: 'number', minimum: 0, maximum: 120, description: 'Inches between the units at that time.' },
  },
};

export const attack = {
  type: 'object',
  description:
    'Shots or melee strikes in the middle of being resolved. With neither "hits" nor "unblocked", the first of the rolls is about to be rolled to hit.',
  additionalProperties: false,
  required: ['rolls'],
  properties: {
    rolls: {
      type: 'array',
      maxItems: 20,
      items: roll,
      description: 'Those still to be resolved, the present one first.',
    },
    hits: {
      type: 'array',
      minItems: 1,
      description: 'Hits of the present roll that wait for their block dice.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['count', 'ap'],
        properties: { count: { type: 'integer', minimum: 1, maximum: 200 }, ap: count },
      },
    },
    unblocked: {
      type: 'integer',
      minimum: 1,
      maximum: 200,
      description: 'Hits of the present roll that went through.',
    },
    wounded: { type: 'array', items: text, description: 'Shooting: units that earlier rolls wounded.' },
    wounds: { ...count, description: 'Melee: wounds that earlier rolls of this side caused.' },
  },
};

export const melee = {
  type: 'object',
  description: 'A melee under way: the activated unit has made its charge move.',
  additionalProperties: false,
  required: ['at'],
  properties: {
    at: { enum: MELEE_STAGES, description: 'What comes next.' },
    wounds: {
      type: 'array',
      items: count,
      minItems: 2,
      maxItems: 2,
      description: 'Caused so far by the charger and by its target; 0 and 0 if absent.',
    },
    fatigued: {
      type: 'array',
      items: text,
      description: 'Who was Fatigued (or Shaken) when it began; whoever is now, if absent.',
    },
    countered: { type: 'boolean', description: 'Has the target struck with its Counter weapons?' },
  },
};
