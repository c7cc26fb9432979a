import { drawnCards, drawRequest, EVERYBODY, planDraw, type CardId } from '@banneret/cards';
import { ask, done, goto, order, pick, pickOption, roll, type Option, type Seat } from '@banneret/kernel';
import { stratagemCard } from '../book.js';
import { HAND_LIMIT } from '../rulings.js';
import { playerOf, type State } from '../state.js';
import { call, procedure } from './machine.js';
import { handRequest, settleDecks } from './decks.js';

/** TOS-DCK-08, -11: all cards first, over a rebuilt deck if need be, and only then the hand limit. */
export const draw = procedure('draw')({
  begin(c, v) {
    const left = v.left ?? v.count;
    const { deck } = playerOf(c.state, v.seat);
    const now = Math.min(left, deck.list.length);
    if (now === 0) return goto('end');
    return roll(handRequest(c.state, v.seat, now).chance!, 'drawn');
  },
  drawn(c, v, outcome: readonly CardId[]) {
    const { deck, hand } = playerOf(c.state, v.seat);
    const cards = drawnCards(handRequest(c.state, v.seat, outcome.length), outcome);
    c.emit({ type: 'cards.drawn', seat: v.seat, moves: planDraw(deck, hand, cards) });
    settleDecks(c);
    v.left = (v.left ?? v.count) - outcome.length;
    return goto('begin');
  },
  end: (_c, v) => call('handLimit', { seat: v.seat }, 'limited'),
  limited: () => done(),
});

/** TOS-DCK-10, -15: one at a time, so that the owner chooses their order on the pile too. */
export const handLimit = procedure('handLimit')({
  begin(c, v) {
    const { hand } = playerOf(c.state, v.seat);
    if (hand.cards.length <= HAND_LIMIT) return done();
    return ask({ seat: v.seat, ask: 'tos.ask.hand-limit', rule: 'TOS-DCK-10', shape: pick(hand.cards) }, 'chosen');
  },
  chosen(c, v, card: CardId) {
    c.emit({ type: 'card.discarded', seat: v.seat, card, rule: 'TOS-DCK-10' });
    settleDecks(c);
    return goto('begin');
  },
});

/** TOS-DCK-28, R-87: the price is a Fate Card of the own hand. */
export const discard = procedure('discard')({
  begin(c, v) {
    const { hand, acquired } = playerOf(c.state, v.seat);
    const fate: Option[] = hand.cards.map(id => ({ id }));
    // Stratagems are in hand too, and no payment.
    const others = acquired.map(stratagem => ({
      id: `stratagem:${stratagem}`,
      say: 'tos.choice.stratagem-in-hand',
      args: { stratagem: stratagemCard(c.state.book, stratagem).id },
      barred: [{ rule: 'TOS-DCK-28', say: 'tos.no.payment' }],
    }));
    const shape = pickOption([...fate, ...others]);
    return ask({ seat: v.seat, ask: 'tos.ask.discard', rule: v.rule, shape }, 'chosen');
  },
  chosen(c, v, card: CardId) {
    c.emit({ type: 'card.discarded', seat: v.seat, card, rule: v.rule });
    settleDecks(c);
    return done(card);
  },
});

/** R-03, E-05: cards discarded from the deck are no flips; the deck may be rebuilt in the middle of it. */
export const mill = procedure('mill')({
  begin(c, v) {
    const left = v.left ?? v.count;
    const now = Math.min(left, playerOf(c.state, v.seat).deck.list.length);
    return now === 0 ? done(v.cards ?? []) : roll(millRequest(c.state, v.seat, now).chance!, 'drawn');
  },
  drawn(c, v, outcome: readonly CardId[]) {
    const cards = drawnCards(millRequest(c.state, v.seat, outcome.length), outcome);
    c.emit({ type: 'deck.milled', seat: v.seat, cards });
    v.cards = [...(v.cards ?? []), ...cards];
    v.left = (v.left ?? v.count) - cards.length;
    settleDecks(c);
    return goto('begin');
  },
});

const millRequest = (s: State, seat: Seat, count: number) =>
  drawRequest(playerOf(s, seat).deck, count, { why: 'tos.roll.mill', rule: 'TOS-DCK-15', seenBy: EVERYBODY });

/**
 * TOS-DCK-15, -17: what lies in the Conflict goes to the piles, in flip order or in one of the owner's choosing. As long as an
 * Action is under way it all stays there, and only the end of the Action (`final`) clears it.
 */
export const clearConflict = procedure('clearConflict')({
  begin(c, v) {
    if (c.state.action !== null && v.final !== true) return done();
    const next = v.next ?? 0;
    const player = c.state.players[next];
    if (player === undefined) return goto('clear');
    const cards = player.conflict.cards;
    v.next = next + 1;
    v.piles = [...(v.piles ?? []), [...cards]];
    if (cards.length < 2 || !c.state.book.options.pileOrder) return goto('begin');
    return ask({ seat: next, ask: 'tos.ask.pile-order', rule: 'TOS-DCK-15', shape: order(cards) }, 'ordered');
  },
  ordered(_c, v, cards: readonly CardId[]) {
    v.piles = [...(v.piles ?? []).slice(0, -1), cards];
    return goto('begin');
  },
  clear(c, v) {
    const piles = v.piles ?? [];
    if (piles.some(pile => pile.length > 0) || c.state.flips.length > 0) c.emit({ type: 'conflict.cleared', piles });
    settleDecks(c);
    return done();
  },
});
