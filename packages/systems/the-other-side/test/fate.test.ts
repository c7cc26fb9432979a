import { randomChoice } from '@banneret/ai';
import { awaited, drawOutcome, seededRng, start, submit } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { pack, companies } from '../src/content/index.js';
import { blackJokerOf, cardOf, fateCardsOf, isJoker, redJokerOf, suitsOf, valueOf } from '../src/fate.js';
import { playerOf, type State } from '../src/state.js';
import { PLAIN_OPTIONS, type Setup } from '../src/book.js';
import { TABLES } from '../src/tables/ready.js';
import { theOtherSide } from '../src/system.js';
import { view } from '../src/view.js';
import { cardNamed, cards, scene, type CardWord, type Scene, type SeatBody } from './scene.js';

/** A mystic and three gunners five inches apart: the Duel of `hex`, AV 6 with Rams against Wp 5. */
function duel(actor: SeatBody = {}, other: SeatBody = {}, options = {}): Scene {
  const t = scene({
    seats: [
      { units: [{ card: 'mystic', at: [[10, 10]] }], ...actor },
      { units: [{ card: 'gunners', at: [[16, 10]] }], ...other },
    ],
    options,
  });
  return t.order(0, 0, 'concertedEffort').do('none').act(t.fireteam(0, 0), 'card.hex', t.fireteam(1, 0));
}

const plain: Setup = {
  encounter: 'standard',
  seats: 2,
  commanders: 1,
  table: TABLES[2]!,
  options: PLAIN_OPTIONS,
  pack,
  companies: [null, null],
};

const names = (s: State, seat: number, words: readonly CardWord[]): number[] =>
  words.map(word => cardNamed(seat, word));

describe('the Fate Deck', () => {
  it('TOS-DCK-01, TOS-DCK-02: four suits of thirteen values and two Jokers, for each player', () => {
    const own = fateCardsOf(0);
    expect(own).toHaveLength(54);
    for (const suit of ['rams', 'masks', 'crows', 'tomes'] as const)
      expect(own.filter(card => !isJoker(card) && suitsOf(card)[0] === suit).map(valueOf)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
      ]);
    expect(own.filter(isJoker)).toHaveLength(2);
    expect(fateCardsOf(1).some(card => own.includes(card))).toBe(false);
    expect([valueOf(cardOf(1, 'crows', 9)), suitsOf(cardOf(1, 'crows', 9))]).toEqual([9, ['crows']]);
  });

  it('TOS-DCK-03, TOS-DCK-04: the black Joker is 0 of no suit, the red one 14 of all four', () => {
    expect([valueOf(blackJokerOf(0)), suitsOf(blackJokerOf(0))]).toEqual([0, []]);
    expect([valueOf(redJokerOf(0)), suitsOf(redJokerOf(0))]).toEqual([14, ['rams', 'masks', 'crows', 'tomes']]);
  });

  it('TOS-DCK-05: nobody can look at the order of a deck, not even its owner', () => {
    const { state } = scene({ seats: [{}, {}] });
    for (const viewer of [0, 1, 'public'] as const) {
      const seen = view(state, viewer).players[0]!.deck;
      expect([seen.top, seen.bottom, seen.list.length]).toEqual([[], [], 54]);
    }
  });

  it('TOS-DCK-06: every card is in the deck, the hand, the Conflict or the pile, all through a game', () => {
    const small = companies.filter(company => company.commanders.length === 1).slice(0, 2);
    const match = start(theOtherSide, { ...plain, companies: small });
    const rng = seededRng(5);
    while (match.pending.kind !== 'over') {
      const { pending, wait } = match;
      if (pending.kind === 'chance')
        submit(theOtherSide, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
      else {
        const seat = awaited(match)[0]!;
        submit(theOtherSide, match, {
          kind: 'choice',
          wait,
          seat,
          choice: randomChoice(theOtherSide, match, seat, rng),
        });
      }
      for (const [seat, { deck, hand, conflict, discard }] of match.state.players.entries()) {
        const all = [...deck.list, ...hand.cards, ...conflict.cards, ...discard.cards].sort((a, b) => a - b);
        expect(all).toEqual(fateCardsOf(seat));
      }
    }
  });

  it('TOS-DCK-07: an empty deck is rebuilt at once from the pile, without the Conflict and the hand', () => {
    const t = duel({ deck: ['5 rams'], discard: ['1 rams', '2 rams'], hand: ['9 tomes'] });
    t.do(cards('5 rams'));
    const { deck, discard, conflict } = playerOf(t.state, 0);
    expect(deck.list).toEqual(names(t.state, 0, ['1 rams', '2 rams']));
    expect([discard.cards, conflict.cards]).toEqual([[], names(t.state, 0, ['5 rams'])]);
  });

  it('TOS-DCK-07: E-05, an effect that needs more cards goes on with the new deck', () => {
    const deck = ['1 rams', '2 rams', '3 rams'];
    const discard = ['4 rams', '5 rams', '6 rams', '7 rams', '8 rams', '9 rams', '10 rams'];
    const t = scene({
      seats: [{ deck, discard, tactics: 6, units: [{ card: 'gunners', at: [[9, 9]] }] }, {}],
      begin: 'draw',
    });
    t.do(6, cards('1 rams', '2 rams', '3 rams', '4 rams', '5 rams', '6 rams'));
    expect(playerOf(t.state, 0).hand.cards).toEqual(
      names(t.state, 0, ['1 rams', '2 rams', '3 rams', '4 rams', '5 rams', '6 rams']),
    );
    expect(playerOf(t.state, 0).deck.list).toHaveLength(4);
  });
});

describe('the hand', () => {
  it('TOS-DCK-08, TOS-DCK-09: drawn cards go to the hand, which only its owner sees', () => {
    const t = scene({ seats: [{ tactics: 2, units: [{ card: 'gunners', at: [[9, 9]] }] }, {}], begin: 'draw' });
    t.do(2, cards('3 masks', '11 tomes'));
    expect(view(t.state, 0).players[0]!.hand.cards).toEqual(names(t.state, 0, ['3 masks', '11 tomes']));
    expect(view(t.state, 1).players[0]!.hand.cards).toEqual([-1, -1]);
  });

  it('TOS-DCK-10, TOS-DCK-11: E-01, five and four more: all are drawn, then three of choice are discarded', () => {
    const hand = ['1 rams', '2 rams', '3 rams', '4 rams', '5 rams'];
    const t = scene({ seats: [{ tactics: 4, hand, units: [{ card: 'gunners', at: [[9, 9]] }] }, {}], begin: 'draw' });
    t.do(4, cards('6 rams', '7 rams', '8 rams', '9 rams'));
    expect([t.next, playerOf(t.state, 0).hand.cards.length]).toEqual(['tos.ask.hand-limit', 9]);
    t.card('1 rams').card('9 rams');
    expect(t.next).toBe('tos.ask.hand-limit');
    t.card('2 rams');
    expect(t.next).not.toBe('tos.ask.hand-limit');
    expect(playerOf(t.state, 0).hand.cards).toHaveLength(6);
  });

  it('TOS-DCK-12: the game starts with empty hands', () => {
    const match = start(theOtherSide, plain);
    expect(match.state.players.map(({ hand }) => hand.cards.length)).toEqual([0, 0]);
  });

  it('TOS-DCK-28: a card as a price comes from the hand, and a Stratagem cannot pay it', () => {
    const t = scene({
      seats: [{ hand: ['3 masks'], acquired: [0], units: [{ card: 'gunners', at: [[9, 9]] }] }, {}],
    });
    t.do('pass');
    expect([t.next, t.open]).toEqual(['tos.ask.discard', names(t.state, 0, ['3 masks'])]);
  });
});

describe('the pile and the Conflict', () => {
  it('TOS-DCK-13, TOS-DCK-14: everybody sees the Conflict and both piles in their order', () => {
    const t = duel({ discard: ['9 tomes', '1 rams'] }).do(cards('5 rams', '6 masks'));
    for (const viewer of [1, 'public'] as const) {
      const seen = view(t.state, viewer).players[0]!;
      expect(seen.conflict.cards).toEqual(names(t.state, 0, ['5 rams']));
      expect(seen.discard.cards).toEqual(names(t.state, 0, ['9 tomes', '1 rams']));
    }
  });

  it('TOS-DCK-15: a discarded card goes on top of the pile', () => {
    const gunners = { card: 'gunners', at: [[9, 9]] as const };
    const t = scene({
      seats: [
        { hand: ['3 masks'], discard: ['9 tomes'], units: [gunners] },
        { units: [{ ...gunners, at: [[30, 30]] }] },
      ],
    });
    t.do('pass').card('3 masks');
    expect(playerOf(t.state, 0).discard.cards).toEqual(names(t.state, 0, ['9 tomes', '3 masks']));
  });

  it('TOS-DCK-15: several cards together are stacked as the owner likes', () => {
    const t = duel({}, {}, { pileOrder: true }).do(cards('12 tomes', '1 masks'), 'done', cards('2 crows'));
    expect([t.next, t.seat]).toEqual(['tos.ask.pile-order', 0]);
    t.do(names(t.state, 0, ['2 crows', '12 tomes']));
    expect(playerOf(t.state, 0).discard.cards).toEqual(names(t.state, 0, ['2 crows', '12 tomes']));
  });

  it('TOS-DCK-16, TOS-DCK-17: a flip lies in the Conflict until the Action is over', () => {
    const t = duel({ hand: ['1 tomes'] }).do(cards('12 tomes', '1 masks'), 'done');
    expect(playerOf(t.state, 0).conflict.cards).toEqual(names(t.state, 0, ['12 tomes']));
    t.do('done', cards('2 crows'));
    expect(playerOf(t.state, 0).conflict.cards).toEqual(names(t.state, 0, ['12 tomes', '2 crows']));
    t.do('done');
    expect(playerOf(t.state, 0).conflict.cards).toEqual([]);
    expect(playerOf(t.state, 0).discard.cards).toEqual(names(t.state, 0, ['12 tomes', '2 crows']));
    expect(playerOf(t.state, 1).discard.cards).toEqual(names(t.state, 1, ['1 masks']));
  });
});

describe('cheating', () => {
  it('TOS-DCK-18, TOS-DCK-29, TOS-DCK-19: the flipped card is discarded at once, the hand card replaces it, and that is no flip', () => {
    const t = duel({ hand: ['13 crows', '2 crows'] }).do(cards('5 rams', '6 masks'));
    const flips = t.events('flip.made').length;
    t.card('13 crows');
    const { conflict, discard, hand } = playerOf(t.state, 0);
    expect([conflict.cards, discard.cards, hand.cards]).toEqual(
      [['13 crows'], ['5 rams'], ['2 crows']].map(words => names(t.state, 0, words)),
    );
    expect(t.events('flip.made')).toHaveLength(flips);
  });

  it('TOS-DCK-20: value and suit of the cheated card count', () => {
    const t = duel({ hand: ['13 crows'] })
      .do(cards('1 tomes', '6 masks'))
      .card('13 crows');
    expect(t.events('duel.decided')[0]?.result).toMatchObject({ total: 19, needed: 11, suits: ['rams', 'crows'] });
  });

  it('TOS-DCK-21: a flip is cheated once, and not any more once declined', () => {
    const t = duel({ hand: ['13 crows', '12 crows'], tactics: 1 })
      .do(cards('1 tomes', '6 masks'))
      .card('13 crows');
    expect(t.open).toEqual(['done', 'tactics']);
    const declined = duel({ hand: ['13 crows'] }).do(cards('9 tomes', '6 masks'), 'done');
    expect(declined.next).toBe('tos.ask.trigger');
  });

  it('TOS-DCK-22: E-03, a flipped Joker cannot be cheated', () => {
    for (const joker of ['black joker', 'red joker']) {
      const t = duel({ hand: ['13 crows'], tactics: 1 }).do(cards(joker, '6 masks'));
      expect([t.next, t.open]).toEqual(['tos.ask.modify.actor', ['done', 'tactics']]);
    }
  });

  it('TOS-DCK-23: E-02, with a second card the Joker may be left aside, and the other card cheated', () => {
    const t = duel({ hand: ['13 crows'], tactics: 1 }).do(cards('black joker', '6 masks'), 'tactics', cards('9 tomes'));
    expect([t.next, t.open]).toEqual(['tos.ask.keep', names(t.state, 0, ['black joker', '9 tomes'])]);
    t.card('9 tomes');
    expect(t.open).toEqual(['done', cardNamed(0, '13 crows')]);
  });

  it('TOS-DCK-24, TOS-DCK-25: one Tactics Token buys one more card; either is kept, the other discarded; no second token', () => {
    const t = duel({ tactics: 2 }).do(cards('9 tomes', '6 masks'), 'tactics', cards('3 rams'));
    expect(playerOf(t.state, 0).tactics).toBe(1);
    t.card('9 tomes');
    expect(playerOf(t.state, 0).discard.cards).toEqual(names(t.state, 0, ['3 rams']));
    expect(t.next).toBe('tos.ask.trigger');
  });

  it('TOS-DCK-26: E-04, a red Joker from the hand is 14 of every suit', () => {
    const t = duel({ hand: ['red joker'] })
      .do(cards('1 tomes', '6 masks'))
      .card('red joker');
    expect(t.events('duel.decided')[0]?.result).toMatchObject({
      total: 20,
      suits: ['rams', 'rams', 'masks', 'crows', 'tomes'],
    });
  });

  it('TOS-DCK-27: a flip in a Turn may be cheated and helped', () => {
    const t = duel({ hand: ['13 crows'], tactics: 1 }).do(cards('9 tomes', '1 masks'));
    expect(t.open).toEqual(['done', 'tactics', cardNamed(0, '13 crows')]);
    t.do('done', 'done', cards('2 rams'));
    expect([t.next, t.open]).toEqual(['tos.ask.flip.penetration', ['done', 'tactics', cardNamed(0, '13 crows')]]);
  });
});
