import type { Position, ScenarioReader } from '@banneret/game';
import { HIDDEN, problem, type EventBase, type Parsed } from '@banneret/kernel';
import { CARDS, seatsOf, side, type State } from './state.js';

interface Body {
  readonly round: number;
  readonly rounds: number;
  readonly leader: number;
  readonly at?: 'bids' | 'turns';
  readonly sides: readonly {
    readonly squads: readonly number[];
    readonly coins: number;
    readonly hand?: readonly number[];
    readonly played?: readonly number[];
  }[];
}

const cards = { type: 'array', items: { type: 'integer', minimum: 0, maximum: 5 }, uniqueItems: true };

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['round', 'rounds', 'leader', 'sides'],
  properties: {
    round: { type: 'integer', minimum: 1, maximum: 20, description: 'The round being played.' },
    rounds: { type: 'integer', minimum: 1, maximum: 20 },
    leader: { type: 'integer', minimum: 1, maximum: 4, description: 'The side that leads, counted from 1.' },
    at: {
      enum: ['bids', 'turns'],
      description: 'Where the round stands: before its bids or before its turns (default).',
    },
    sides: {
      type: 'array',
      minItems: 2,
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['squads', 'coins'],
        properties: {
          squads: { type: 'array', minItems: 1, maxItems: 6, items: { type: 'integer', minimum: 0, maximum: 9 } },
          coins: { type: 'integer', minimum: 0, maximum: 99 },
          hand: cards,
          played: cards,
        },
      },
    },
  },
};

/** The step of the round that comes next; its draw is over in any case. */
const STEPS = { bids: 'bid', turns: 'turns' } as const;

/** A position within a round, after its draw: just before its bids or just before its turns. */
function position(raw: unknown): Parsed<Position<State>> {
  const body = raw as Body;
  const seats = body.sides.length;
  if (body.leader > seats) return problem('toy.scenario.leader', { place: 'position.leader', seats });
  const state: State = { round: body.round, rounds: body.rounds, leader: body.leader - 1, stopped: 0, sides: [] };
  for (const [i, { squads, coins, hand = [], played = [] }] of body.sides.entries()) {
    const twice = hand.find(card => played.includes(card));
    if (twice !== undefined)
      return problem('toy.scenario.card-played', { place: `position.sides[${i}].hand`, card: twice });
    const bag = CARDS.filter(card => !hand.includes(card) && !played.includes(card));
    state.sides.push({ line: [...squads], coins, hand: [...hand], bag, played: [...played] });
  }
  return { ok: true, value: { state, seats, stack: [{ proc: 'main', step: STEPS[body.at ?? 'turns'], vars: {} }] } };
}

const facts = (s: State): unknown => ({
  round: s.round,
  leader: s.leader + 1,
  sides: seatsOf(s).map(seat => {
    const { line, coins, hand, played } = side(s, seat);
    return { squads: line, coins, hand: hand.filter(card => card !== HIDDEN), played };
  }),
});

/** Players count from 1, whatever the engine calls their seats. */
const event = (_s: State, happened: EventBase): Readonly<Record<string, unknown>> =>
  'seat' in happened ? { player: (happened.seat as number) + 1 } : {};

export const scenario: ScenarioReader<State> = {
  schema,
  position,
  /** All its questions are of the kernel's own kinds, which are read and written for every game alike. */
  choice: (_s, _prompt, raw) => ({ ok: true, value: raw }),
  facts,
  event,
};
