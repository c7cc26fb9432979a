import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { describeLaws } from '@banneret/testkit/vitest';
import { toy, toyGame, type Setup } from '@banneret/toy';

const lines = [
  [3, 3, 3],
  [5, 2, 1],
  [0, 4],
  [2, 2, 2, 2],
];

const forSeats = (seats: number): Setup => ({ seats, rounds: 3, lines });

describeLaws(toy, {
  setups: [forSeats(2), forSeats(3), forSeats(4)],
  games: 12,
  mostInputs: 300,
  words: [strictTranslator('fr', kernelText, toyGame.text), strictTranslator('en', kernelText, toyGame.text)],
  content: {
    ids: [
      'round.began',
      'card.drawn',
      'bids.opened',
      'leader.chosen',
      'coins.changed',
      'line.ordered',
      'dice.rolled',
      'card.played',
      'squads.wounded',
    ],
    touched: event => [event.type],
  },
});
