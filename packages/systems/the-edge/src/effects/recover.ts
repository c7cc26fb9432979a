import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { seatOf } from '../state.js';

/** From one's own Exhausted Reserve back to the Crystal Reserve (EDGE-PAY-03). */
export const recover = procedure('effect.recover')({
  begin(c, { effect, scope }) {
    const count = Math.min(effect.count, seatOf(c.state, scope.seat).exhausted);
    if (count > 0) c.emit({ type: 'crystals.recovered', seat: scope.seat, count });
    return done();
  },
});
