import type { AnyGame } from '../game.js';

const rule = { type: 'string', description: 'The ID of a rule, e.g. TOY-05.' };
const refused = (description: string): object => ({
  description: `${description}: one rule, a list (by any of them), or true (by whatever).`,
  oneOf: [rule, { type: 'array', items: rule, minItems: 1 }, { const: true }],
});
const answers = { type: 'array', minItems: 1, description: 'Answers, as `choose` has them.' };
const event = { type: 'object', description: 'Part of an event; null stands for a field that must be absent.' };
const seat = { type: 'integer', minimum: 1, maximum: 4, description: 'A player, counted from 1.' };

const setup = {
  type: 'object',
  description: 'A game from its beginning; what is absent takes the defaults of the game.',
  additionalProperties: false,
  properties: {
    seats: { type: 'integer', minimum: 1, maximum: 4 },
    armies: { type: 'array', maxItems: 4, description: 'Names of armies, or whole lists; one a player.' },
    options: { type: 'object', description: 'Match options of the game.' },
    seed: { type: 'integer', description: 'Varies what the set-up leaves to chance.' },
  },
};

const choices = {
  type: 'array',
  description: 'What the players do, in order.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['seat'],
    properties: {
      seat,
      choose: { description: 'The answer to the question this player is asked at that moment.' },
      refused: refused('This choice must be refused, and the game goes on as if it were unsaid'),
      allowed: { const: true, description: 'This choice would be legal; it is not played.' },
      offered: { ...answers, description: 'Answers that this player is offered at that moment.' },
      notOffered: { ...answers, description: 'Answers that are not offered then, be they absent or barred.' },
    },
  },
};

const expectation = {
  type: 'object',
  description: 'What must come out; without it the file is simply played.',
  additionalProperties: false,
  properties: {
    events: {
      type: 'array',
      description: 'Parts of events that must happen in this order; others may happen in between.',
      items: event,
    },
    never: { type: 'array', description: 'Parts of events that must not happen.', items: event },
    count: {
      type: 'array',
      description: 'How often events happen.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['event', 'times'],
        properties: { event, times: { type: 'integer', minimum: 0 } },
      },
    },
    facts: { type: 'object', description: 'Parts of the final position, in the words of `position`.' },
    refused: refused('The last choice must be refused, or the position or set-up where there are no choices'),
    offered: { ...answers, description: 'Answers offered in the end, to the player of `next` or the only one asked.' },
    notOffered: { ...answers, description: 'Answers that are not offered in the end, be they absent or barred.' },
    next: {
      type: 'object',
      description: 'Who is asked what in the end, or which roll or draw is awaited.',
      additionalProperties: false,
      minProperties: 1,
      properties: { seat, ask: { type: 'string' }, rule, chance: { type: 'string' } },
    },
    result: {
      type: 'object',
      description: 'How the finished game went; no winner is a draw.',
      additionalProperties: false,
      properties: {
        winners: { type: 'array', items: seat },
        scores: { type: 'array', items: { type: 'number' } },
      },
    },
  },
};

const made = new WeakMap<AnyGame, Record<string, unknown>>();

/** The JSON Schema of a game's scenario files, for editors and for the reader itself. */
export function schemaFor(game: AnyGame): Record<string, unknown> {
  const schema = made.get(game) ?? schemaOf(game);
  made.set(game, schema);
  return schema;
}

function schemaOf(game: AnyGame): Record<string, unknown> {
  // A reference in the game's part points at the root of the document, so its definitions move there.
  const { $defs, ...position } = game.scenario.schema as Record<string, unknown>;
  const outcome = game.scenario.outcome ? {} : { type: 'array', items: { type: 'integer' } };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${game.title.en}: a scenario`,
    type: 'object',
    additionalProperties: false,
    required: ['system'],
    oneOf: [{ required: ['position'] }, { required: ['setup'] }],
    properties: {
      $schema: { type: 'string' },
      system: { const: game.system.id },
      title: { type: 'string' },
      position,
      setup,
      chance: { type: 'array', description: 'The outcomes of the rolls and draws to come.', items: outcome },
      seed: { type: ['integer', 'string'], description: 'Rolls and draws whatever `chance` does not give.' },
      choices,
      expect: expectation,
    },
    ...($defs !== undefined && { $defs }),
  };
}
