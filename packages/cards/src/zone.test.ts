import { HIDDEN } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { redactMove } from './card.js';
import { EVERYBODY, NOBODY, seats } from './seats.js';
import {
  cloneZone,
  moveCard,
  newZone,
  planMove,
  planReveal,
  redactReveal,
  revealCard,
  viewZone,
  type Zone,
} from './zone.js';

const hand = (...cards: number[]): Zone => newZone({ owner: 0, visibility: 'owner', ordered: false }, cards);
const pile = (...cards: number[]): Zone => newZone({ owner: 0, visibility: 'public', ordered: true }, cards);
const row = (...cards: number[]): Zone => newZone({ owner: 0, visibility: 'owner', ordered: true }, cards);

describe('a hand', () => {
  it('is seen by its owner and only counted by the others', () => {
    const zone = hand(5, 2, 9);
    expect(viewZone(zone, 0).cards).toEqual([2, 5, 9]);
    expect(viewZone(zone, 1).cards).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(viewZone(zone, 'public').cards).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  });

  it('has no order: the same cards make the same state, byte for byte', () => {
    expect(JSON.stringify(hand(5, 2, 9))).toBe(JSON.stringify(hand(9, 5, 2)));
  });

  it('shows a revealed card to those it was revealed to', () => {
    const zone = hand(2, 5, 9);
    const reveal = planReveal(zone, 5, seats(1));
    revealCard(zone, reveal);
    expect(viewZone(zone, 1).cards).toEqual([HIDDEN, HIDDEN, 5]);
    expect(viewZone(zone, 2).cards).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(redactReveal(reveal, 2)).toEqual({ card: HIDDEN, knowers: NOBODY });
  });

  it('forgets what was revealed once a card leaves unseen, whichever card it was', () => {
    for (const leaving of [2, 5]) {
      const zone = hand(2, 5, 9);
      const elsewhere = row();
      revealCard(zone, planReveal(zone, 5, seats(1)));
      moveCard(zone, elsewhere, planMove(zone, elsewhere, leaving));
      expect(viewZone(zone, 1).cards).toEqual([HIDDEN, HIDDEN]);
      expect(viewZone(elsewhere, 1).cards).toEqual([HIDDEN]);
    }
  });

  it('keeps what was revealed when a card leaves in the open', () => {
    const zone = hand(2, 5, 9);
    const discard = pile();
    revealCard(zone, planReveal(zone, 5, seats(1)));
    moveCard(zone, discard, planMove(zone, discard, 2));
    expect(viewZone(zone, 1).cards).toEqual([HIDDEN, 5]);
  });

  it('tells everybody about a card that came back from the open', () => {
    const [zone, discard] = [hand(2), pile(7)];
    moveCard(discard, zone, planMove(discard, zone, 7));
    expect(viewZone(zone, 1).cards).toEqual([HIDDEN, 7]);
  });
});

describe('a discard pile', () => {
  it('is public and keeps the order of discarding', () => {
    const [zone, discard] = [hand(2, 5, 9), pile(1)];
    for (const card of [9, 2]) {
      const move = planMove(zone, discard, card);
      expect(redactMove(move, 1)).toBe(move);
      moveCard(zone, discard, move);
    }
    expect(viewZone(discard, 'public').cards).toEqual([1, 9, 2]);
    expect(zone.cards).toEqual([5]);
  });
});

describe('a face-down row', () => {
  it('keeps the order its owner laid and hides it from the others', () => {
    const sequence = row(8, 3, 5);
    expect(viewZone(sequence, 0).cards).toEqual([8, 3, 5]);
    expect(viewZone(sequence, 1).cards).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  });

  it('turns its first card over for all', () => {
    const [sequence, played] = [row(8, 3, 5), pile()];
    const move = planMove(sequence, played, 8);
    expect(move.at).toBe(0);
    moveCard(sequence, played, move);
    expect(viewZone(played, 1).cards).toEqual([8]);
    expect(viewZone(sequence, 0).cards).toEqual([3, 5]);
  });

  it('lets the first card go elsewhere unseen, while everybody sees where it went', () => {
    const sequence = row(8, 3, 5);
    revealCard(sequence, planReveal(sequence, 3, seats(1)));
    const view = viewZone(sequence, 1);
    const move = planMove(sequence, sequence, 8, { to: 1 });
    moveCard(sequence, sequence, move);
    moveCard(view, view, redactMove(move, 1));
    expect(sequence.cards).toEqual([3, 8, 5]);
    expect(view.cards).toEqual([3, HIDDEN, HIDDEN]);
  });
});

describe('a card of a row that somebody has seen', () => {
  it('stays known to that viewer wherever it openly goes', () => {
    const [sequence, hidden] = [row(8, 3), newZone({ owner: 0, visibility: 'nobody', ordered: true })];
    revealCard(sequence, planReveal(sequence, 8, seats(1)));
    moveCard(sequence, hidden, planMove(sequence, hidden, 8));
    expect(viewZone(hidden, 1).cards).toEqual([8]);
    expect(viewZone(hidden, 2).cards).toEqual([HIDDEN]);
  });
});

describe('mistakes', () => {
  it('a card that is not there cannot be moved or revealed', () => {
    expect(() => planMove(hand(2), undefined, 3)).toThrow(/card 3 is not in/);
    expect(() => planReveal(hand(2), 3, EVERYBODY)).toThrow(/card 3 is not in/);
    expect(() => moveCard(hand(2), pile(), { card: 3, knowers: EVERYBODY })).toThrow(/card 3 is not in/);
    expect(() => moveCard(row(2), pile(), { card: 3, knowers: EVERYBODY, at: 0 })).toThrow(/card 3 is not at 0/);
    expect(() => moveCard(row(2), pile(), { card: 2, knowers: EVERYBODY })).toThrow(/card 2 is not at -1/);
  });

  it('a clone shares nothing', () => {
    const zone = hand(2, 5);
    const clone = cloneZone(zone);
    clone.cards[0] = 77;
    clone.seen[0] = 0;
    expect(zone).toEqual(hand(2, 5));
  });
});
