import { FACTIONS } from '@banneret/the-edge';
import { expect, test } from 'vitest';
import { artOf, ARTS } from './arts.js';

const cards = FACTIONS.flatMap(({ cards: own }) => own);

test('cards of one faction do not all look alike: each has at least six emblems', () => {
  for (const faction of FACTIONS) expect(new Set(faction.cards.map(artOf)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(cards.map(artOf)).size).toBeGreaterThanOrEqual(9);
});

test('a card shows what it is about: a shot, a blow, a token on the board', () => {
  const emblem = (id: string) => artOf(cards.find(card => card.id === id) as never);
  expect(emblem('round-shot')).toBe('shot');
  expect(emblem('hundred-cuts')).toBe('blades');
  expect(emblem('overgrowth')).toBe('heal');
  expect(emblem('bramble-field')).toBe('thorn');
  for (const card of cards) expect(ARTS).toContain(artOf(card));
});
