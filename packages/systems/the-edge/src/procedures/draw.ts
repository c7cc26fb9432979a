import { drawnCards, drawRequest, planDraw, seats } from '@banneret/cards';
import { done, goto, roll } from '@banneret/kernel';
import { sideOf } from '../book.js';
import { endsWithTurn } from '../endings.js';
import { seatOf, seatsOf, type State } from '../state.js';
import { procedure, type C } from './machine.js';

/** EDGE-TEAM-13: those who see what a seat draws. */
export function drawersOf(s: State, seat: number): number {
  if (!s.book.options.alliesShowHands) return seats(seat);
  return seats(...seatsOf(s).filter(other => sideOf(s, other) === sideOf(s, seat)));
}

/**
 * A seat draws from its own deck (EDGE-CARD-16), as many cards as there are. The deck's last card ends the match with
 * this turn (EDGE-END-05, R16) or, by option, brings the discard pile back (EDGE-OPT-09, R79). Gives true if it ended.
 */
export const draw = procedure('draw')({
  begin(_c, v) {
    v.left = v.count;
    return goto('next');
  },
  next(c, v) {
    reshuffle(c, v.seat, v.left ?? 0);
    const { deck } = seatOf(c.state, v.seat);
    const count = Math.min(v.left ?? 0, deck.list.length);
    if (count === 0) return done(false);
    const seenBy = drawersOf(c.state, v.seat);
    const { chance } = drawRequest(deck, count, { why: 'edge.roll.draw', rule: 'EDGE-CARD-16', seenBy });
    return chance === undefined ? goto('settled') : roll(chance, 'drawn');
  },
  settled(c, v) {
    take(c, v, []);
    return goto('after');
  },
  drawn(c, v, outcome: readonly number[]) {
    take(c, v, outcome);
    return goto('after');
  },
  after(c, v) {
    if (seatOf(c.state, v.seat).deck.list.length > 0) return goto('next');
    if (!c.state.book.options.reshuffle) {
      endsWithTurn(c, 'deck');
      return done(true);
    }
    reshuffle(c, v.seat);
    return goto('next');
  },
});

/** EDGE-OPT-09, R79: as soon as the deck is empty and there is a discard pile; at the latest when a card is due. */
function reshuffle(c: C, seat: number, due = 1): void {
  const { deck, discard } = seatOf(c.state, seat);
  if (!c.state.book.options.reshuffle || due === 0 || deck.list.length > 0 || discard.cards.length === 0) return;
  c.emit({ type: 'deck.reshuffled', seat });
}

function take(
  c: Parameters<typeof endsWithTurn>[0],
  v: { readonly seat: number; left?: number },
  outcome: readonly number[],
): void {
  const { deck, hand } = seatOf(c.state, v.seat);
  const count = Math.min(v.left ?? 0, deck.list.length);
  const seenBy = drawersOf(c.state, v.seat);
  const request = drawRequest(deck, count, { why: 'edge.roll.draw', rule: 'EDGE-CARD-16', seenBy });
  const moves = planDraw(deck, hand, drawnCards(request, outcome), seenBy);
  c.emit({ type: 'cards.drawn', seat: v.seat, moves });
  v.left = (v.left ?? 0) - count;
}

/** EDGE-TURN-05, R65: how many cards a hand may still take. */
export const room = (s: State, seat: number): number =>
  Math.max(0, s.book.options.handSize - seatOf(s, seat).hand.cards.length);
