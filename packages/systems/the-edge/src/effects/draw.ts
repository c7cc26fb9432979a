import { done } from '@banneret/kernel';
import { call, procedure } from '../procedures/machine.js';
import { seatOf } from '../state.js';

/** R65: only up to the limit of the hand (EDGE-TURN-05). */
export const draw = procedure('effect.draw')({
  begin(c, { effect, scope }) {
    const { seat } = scope;
    const room = c.state.book.options.handSize - seatOf(c.state, seat).hand.cards.length;
    const count = Math.min(effect.count, room);
    return count > 0 ? call('draw', { seat, count }, 'end') : done();
  },
  end: () => done(),
});
