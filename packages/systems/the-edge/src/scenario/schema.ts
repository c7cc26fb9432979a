import { LIMITS } from '../content/types.js';
import { DURATIONS, GRANTS, STATS } from '../effect.js';
import { END_REASONS } from '../state.js';
import { STAGES } from './body.js';

/** JSON Schema of a position. Names of Spaces and hexes are those of `places.ts`: `D4`, `D4:01`. */

const place = { type: 'string', pattern: '^[A-R][1-7](:[0-6]{1,6})?$', description: 'A Space, or hexes of it: D4:01.' };
const count = { type: 'integer', minimum: 0, maximum: 99 };
const name = { type: 'string', maxLength: 80 };
const cardIds = { type: 'array', items: name, maxItems: 100 };
const player = { type: 'integer', minimum: 1, maximum: 4, description: 'A player, counted from 1.' };
const figure = { type: 'string', maxLength: 80, description: 'player:squad:number, as in 1:bell-knights:2.' };
const member = { type: 'integer', minimum: 1, maximum: 4, description: 'A figure of the Squad, counted from 1.' };

const record = (required: readonly string[], properties: object, description?: string) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
  ...(description !== undefined && { description }),
});
const list = (items: object, maxItems: number) => ({ type: 'array', items, maxItems });

const upgrade = record(['card'], { card: name, charges: count, passive: { type: 'boolean' } });
const until = { enum: [...DURATIONS].filter(lasts => lasts !== 'roll' && lasts !== 'exchange') };
const lasting = { figure: member, until, by: player };

const squad = record(['squad'], {
  squad: { type: 'string', description: 'The id of a Squad card of the faction.' },
  at: {
    type: 'array',
    maxItems: 4,
    items: { anyOf: [place, { type: 'null' }] },
    description: 'One place a figure; null: killed. In the set-up a Squad without it waits for its deployment.',
  },
  mode: { enum: ['base', 'alternate'] },
  endurance: { ...count, description: 'Tokens left; without it all of them.' },
  upgrades: { type: 'array', maxItems: 2, items: upgrade },
  statuses: list(record(['status'], { status: name, ...lasting }), 8),
  bonuses: list(
    record([], {
      stat: { enum: [...STATS] },
      amount: { type: 'integer', minimum: -9, maximum: 9 },
      grant: { enum: [...GRANTS] },
      ...lasting,
    }),
    8,
  ),
});

const source = {
  card: { ...name, description: 'A card in hand.' },
  upgrade: { ...name, description: 'An attached Upgrade.' },
  on: { ...name, description: 'The Squad that bears it, where several do.' },
  half: { enum: ['upper', 'lower'] },
  from: { enum: ['banner', 'altar'] },
};

const side = record(['faction', 'squads'], {
  faction: {
    anyOf: [{ type: 'string' }, { type: 'object' }],
    description:
      'The id of a faction of the game, or one of your own, as in a set-up: whole, or { "like": "brazen-watch", … } with what is different.',
  },
  squads: { type: 'array', minItems: 1, maxItems: 5, items: squad },
  altar: place,
  tokens: list(record(['token', 'at'], { token: name, at: place }, 'A trap or another token of the faction.'), 20),
  reserve: count,
  exhausted: count,
  hand: cardIds,
  deck: cardIds,
  discard: cardIds,
  banner: { enum: ['up', 'down'] },
  vp: { ...count, description: 'Multiplayer: starting tokens left.' },
  captured: { type: 'array', items: count, maxItems: 4, description: 'Multiplayer: tokens taken from each player.' },
  mulliganed: { type: 'boolean' },
  silent: { type: 'boolean', description: 'Asks not to be asked in windows of this turn.' },
  used: list(
    record(['limit'], { ...source, limit: { enum: [...LIMITS] } }, 'An Action that was used as often as it may.'),
    20,
  ),
});

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['players', 'active'],
  properties: {
    mode: { enum: ['duel', 'ffa3', 'ffa4', 'team'] },
    options: { type: 'object', description: 'Optional modes of the book, as for a set-up.' },
    players: { type: 'array', minItems: 2, maxItems: 4, items: side },
    sources: { type: 'array', maxItems: 4, items: place },
    active: {
      ...player,
      description: 'The player whose turn it is, or who is asked next in the set-up; counted from 1.',
    },
    begin: {
      enum: ['turn', 'active', 'passive', ...STAGES],
      description: 'Before the turn (default), in an Active turn, in a Passive turn, or at a step of the set-up.',
    },
    counter: { ...player, description: 'The Counter player; in the set-up the last one, unless it is told.' },
    turn: { type: 'integer', minimum: 1, maximum: 999 },
    marker: { type: 'integer', minimum: -10, maximum: 10, description: 'Steps towards player 1’s end of the track.' },
    crystals: { ...count, description: 'The neutral pile; without it what the others leave.' },
    charges: count,
    quiet: { ...count, description: 'Turns in a row before this one in which nothing has changed (EDGE-HSE-01).' },
    ending: { enum: [...END_REASONS], description: 'The match ends with this turn, for this reason.' },
    activated: { ...name, description: 'The Squad that was Activated in this turn; its Activation is over.' },
    activation: record(
      ['squad'],
      {
        squad: name,
        now: { enum: ['move', 'combat'], description: 'The Action that is under way.' },
        closed: { enum: ['move', 'combat'], description: 'The Action that is over.' },
        moved: list(member, 4),
        fought: list(member, 4),
        pushed: list(figure, 20),
      },
      'An Activation under way; begin must be active.',
    ),
    combat: record(
      ['attacker', 'target'],
      {
        attacker: figure,
        target: figure,
        sneak: { type: 'boolean' },
        at: { enum: ['declared', 'attack', 'failed'] },
        striker: { enum: ['attacker', 'target'], description: 'Who attacks; the attacker unless it is told.' },
      },
      'A Combat Sequence under way: just declared, before the Attack die, or after a failed Attack.',
    ),
    action: record(
      ['player'],
      {
        player,
        ...source,
        squad: { ...name, description: 'The Squad that uses it.' },
        targets: list(list({ anyOf: [name, player] }, 4), 4),
        at: { enum: ['announced', 'resolving'] },
      },
      'An Action announced and paid for: its Shots and Combats are still to come.',
    ),
  },
};
