import { HIDDEN } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import {
  bagOf,
  cloneDeck,
  drawCard,
  lookAtTop,
  newDeck,
  orderedDeck,
  putOnBottom,
  putOnTop,
  shuffleDeck,
  shuffleInto,
  takeTop,
  viewDeck,
} from './deck.js';
import { drawnCards, drawRequest, planDraw } from './draw.js';
import { EVERYBODY, NOBODY, seats } from './seats.js';
import { emptyZone, newZone, viewZone, wholeZone } from './zone.js';

const reason = { why: 'draw', rule: 'TOS-DCK-08', seenBy: seats(0) };
const newHand = () => newZone({ owner: 0, visibility: 'owner', ordered: false });
const newDiscard = (...cards: number[]) => newZone({ owner: 0, visibility: 'public', ordered: true }, cards);

describe('drawing', () => {
  it('asks chance for cards of the bag, sorted so that equal states ask equal questions', () => {
    const request = drawRequest(newDeck(0, [7, 3, 5], 'owner'), 2, reason);
    expect(request).toEqual({
      first: [],
      chance: { kind: 'draw', from: [3, 5, 7], count: 2, why: 'draw', rule: 'TOS-DCK-08', seenBy: [0] },
      last: [],
      missing: 0,
    });
  });

  it('gives the settled top first, then the bag, then the settled bottom, then reports what is missing', () => {
    const deck = newDeck(0, [3, 5, 7], 'owner');
    putOnTop(deck, { card: 1, knowers: EVERYBODY });
    putOnBottom(deck, { card: 9, knowers: EVERYBODY });
    const five = drawRequest(deck, 6, reason);
    expect([five.first, five.chance?.count, five.last, five.missing]).toEqual([[1], 3, [9], 1]);
    expect(drawnCards(five, [5, 3, 7])).toEqual([1, 5, 3, 7, 9]);
    const one = drawRequest(deck, 1, reason);
    expect([one.first, one.chance, one.last, one.missing]).toEqual([[1], undefined, [], 0]);
    expect(() => drawnCards(five, [5, 3])).toThrow(/2 cards/);
  });

  it('a drawn card is known to the hand it went to', () => {
    const [deck, hand] = [newDeck(0, [3, 5, 7], 'owner'), newHand()];
    for (const move of planDraw(deck, hand, [5])) drawCard(deck, hand, move);
    expect(viewZone(hand, 0).cards).toEqual([5]);
    expect(viewZone(hand, 1).cards).toEqual([HIDDEN]);
    expect(bagOf(deck)).toEqual([3, 7]);
  });

  it('a card somebody had peeked at stays known to that viewer in the hand', () => {
    const [deck, hand] = [newDeck(0, [3, 5, 7], 'nobody'), newHand()];
    lookAtTop(deck, [7], seats(1));
    for (const move of planDraw(deck, hand, [7, 3])) drawCard(deck, hand, move);
    expect(viewZone(hand, 1).cards).toEqual([HIDDEN, 7]);
  });

  it('refuses a card that is not on top, not in the deck, or drawn from nothing', () => {
    const deck = newDeck(0, [3, 5], 'owner');
    lookAtTop(deck, [5], seats(0));
    expect(() => takeTop(deck, { card: 3, knowers: seats(0) })).toThrow(/3 is not on top/);
    expect(() => takeTop(newDeck(0, [3], 'owner'), { card: 4, knowers: NOBODY })).toThrow(/4 is not in the deck/);
    expect(() => takeTop(newDeck(0, [], 'owner'), { card: 4, knowers: NOBODY })).toThrow(/empty/);
  });
});

describe('order', () => {
  it('looking settles the top cards for the lookers, and again for later lookers', () => {
    const deck = newDeck(0, [3, 5, 7], 'owner');
    lookAtTop(deck, [7, 3], seats(1));
    lookAtTop(deck, [7], seats(0));
    expect(viewDeck(deck, 1).top.map(p => p.card)).toEqual([7, 3]);
    expect(viewDeck(deck, 0).top.map(p => p.card)).toEqual([7, HIDDEN]);
    expect(bagOf(deck)).toEqual([5]);
  });

  it('a card at the bottom comes last, after the bag', () => {
    const deck = newDeck(0, [3], 'owner');
    putOnBottom(deck, { card: 9, knowers: seats(0) });
    expect(drawRequest(deck, 1, reason).chance?.from).toEqual([3]);
    takeTop(deck, { card: 3, knowers: seats(0) });
    expect(drawRequest(deck, 1, reason)).toMatchObject({ chance: undefined, last: [9] });
    takeTop(deck, { card: 9, knowers: seats(0) });
    expect(deck.list).toEqual([]);
  });

  it('an owner may fix the whole order; shuffling forgets it', () => {
    const deck = orderedDeck(0, [7, 3, 5], 'owner');
    expect(drawRequest(deck, 3, reason)).toMatchObject({ first: [7, 3, 5], chance: undefined });
    shuffleDeck(deck);
    expect(deck).toEqual(newDeck(0, [7, 3, 5], 'owner'));
  });

  it('a mulligan shuffles the hand back', () => {
    const [deck, hand] = [newDeck(0, [3, 5], 'owner'), newZone({ owner: 0, visibility: 'owner', ordered: false }, [7])];
    const { cards, knowers } = wholeZone(hand);
    emptyZone(hand);
    shuffleInto(deck, cards, knowers);
    expect(deck).toEqual(newDeck(0, [3, 5, 7], 'owner'));
  });
});

describe('who knows what is in a deck', () => {
  it('says nothing about the order, and tells the list to those it is declared to', () => {
    const deck = newDeck(0, [7, 3], 'owner');
    expect(viewDeck(deck, 0)).toMatchObject({ list: [3, 7], top: [] });
    expect(viewDeck(deck, 1).list).toEqual([HIDDEN, HIDDEN]);
    expect(viewDeck(newDeck(0, [7, 3], 'public'), 'public').list).toEqual([3, 7]);
    expect(viewDeck(newDeck(0, [7, 3], 'nobody'), 0).list).toEqual([HIDDEN, HIDDEN]);
  });

  it('a card drawn unseen blanks the list, or subtraction would betray the hand', () => {
    const [deck, hand] = [newDeck(0, [3, 5, 7], 'public'), newHand()];
    for (const move of planDraw(deck, hand, [5])) drawCard(deck, hand, move);
    expect(viewDeck(deck, 0).list).toEqual([3, 7]);
    expect(viewDeck(deck, 1).list).toEqual([HIDDEN, HIDDEN]);
  });

  it('a public discard pile shuffled into an empty deck makes a list everybody knows', () => {
    const [deck, discard] = [newDeck(0, [], 'nobody'), newDiscard(8, 4)];
    const { cards, knowers } = wholeZone(discard);
    emptyZone(discard);
    shuffleInto(deck, cards, knowers);
    expect(viewDeck(deck, 1).list).toEqual([4, 8]);
    expect(drawRequest(deck, 1, reason).chance?.from).toEqual([4, 8]);
  });

  it('cards left in hand are not shuffled in', () => {
    const deck = newDeck(0, [3, 5], 'owner');
    const [hand, discard] = [newHand(), newDiscard()];
    for (const move of planDraw(deck, hand, [5])) drawCard(deck, hand, move);
    for (const move of planDraw(deck, discard, [3])) drawCard(deck, discard, move);
    const { cards, knowers } = wholeZone(discard);
    emptyZone(discard);
    shuffleInto(deck, cards, knowers);
    expect([deck.list, hand.cards, discard.cards]).toEqual([[3], [5], []]);
  });

  it('a clone shares nothing', () => {
    const deck = orderedDeck(0, [3, 5], 'owner');
    const clone = cloneDeck(deck);
    clone.list[0] = 77;
    clone.top[0]!.card = 77;
    clone.listSeen = NOBODY;
    expect(deck).toEqual(orderedDeck(0, [3, 5], 'owner'));
  });
});
