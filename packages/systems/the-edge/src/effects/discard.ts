import { planMove, type CardId } from '@banneret/cards';
import { ask, done, goto, roll, subset, type Seat } from '@banneret/kernel';
import { procedure, type C } from '../procedures/machine.js';
import { seatOf } from '../state.js';

/** Opponents discard, face up (EDGE-CARD-15): cards of their choice, or at random. */
export const discard = procedure('effect.discard')({
  begin(c, v) {
    const seat = v.scope.targets[v.effect.from]?.[v.next ?? 0];
    if (seat === undefined) return done();
    const { cards } = seatOf(c.state, seat).hand;
    const count = Math.min(v.effect.count, cards.length);
    if (count === 0) return goto('next');
    if (v.effect.random)
      return roll(
        { kind: 'draw', from: cards, count, rule: 'EDGE-GEN-05', why: 'edge.discard', seenBy: 'all' },
        'taken',
      );
    const shape = subset([...cards], count, count);
    return ask({ seat, ask: 'edge.ask.discard-effect', rule: 'EDGE-GEN-05', shape }, 'taken');
  },
  taken(c, v, cards: readonly CardId[]) {
    for (const card of cards) discardFromHand(c, v.scope.targets[v.effect.from]?.[v.next ?? 0] as Seat, card);
    return goto('next');
  },
  next(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('begin');
  },
});

function discardFromHand(c: C, seat: Seat, card: CardId): void {
  const side = seatOf(c.state, seat);
  c.emit({ type: 'card.discarded', seat, from: 'hand', move: planMove(side.hand, side.discard, card) });
}
