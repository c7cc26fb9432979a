import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';

/** From the neutral pile to the Reserve, as far as it lasts (EDGE-GEN-07). */
export const crystals = procedure('effect.crystals')({
  begin(c, { effect, scope }) {
    const count = Math.min(effect.count, c.state.crystals);
    if (count > 0) c.emit({ type: 'crystals.gained', seat: scope.seat, count });
    return done();
  },
});
