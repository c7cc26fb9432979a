import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';

/** One Squad more may be Activated in this turn, even the same again (EDGE-SQD-20). */
export const activate = procedure('effect.activate')({
  begin(c, { scope }) {
    c.emit({ type: 'activation.granted', seat: scope.seat });
    return done();
  },
});
