import { plainWords } from './language.js';
import { toyGame } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import { Teller } from './telling.js';

/** A toy that tells every event by the coins that side 1 has at that moment, and the hand it sees. */
const game = {
  ...toyGame,
  tell: (_event: unknown, state: ReturnType<typeof toyGame.system.setup>) =>
    `${state.sides[0]?.coins} ${state.sides[0]?.hand.join()}`,
};
const start = () => toyGame.system.setup({ seats: 2, rounds: 1, lines: [[1], [1]] });
const events = [
  { type: 'coins.changed', seat: 0, by: 2 },
  { type: 'card.drawn', seat: 0, card: 4 },
  { type: 'coins.changed', seat: 0, by: -1 },
];

describe('a teller', () => {
  const texts = (viewer: number | undefined): unknown[] => {
    const teller = new Teller(game, start(), viewer, plainWords('en'));
    return events.map(event => teller.tell(event)?.text);
  };

  it('shows each event the position right after it', () => expect(texts(undefined)).toEqual(['5 ', '5 4', '4 4']));

  it('through the eyes of one player', () => expect(texts(1)).toEqual(['5 ', '5 -1', '4 -1']));

  it('leaves the match alone, and starts again from anywhere', () => {
    const state = start();
    const teller = new Teller(game, state, 0, plainWords('en'));
    expect(teller.tell(events[0])?.text).toBe('5 ');
    expect(state.sides[0]?.coins).toBe(3);
    teller.moveTo(state);
    expect(teller.tell(events[2])?.text).toBe('2 ');
  });
});
