import { done } from '@banneret/kernel';
import { room } from '../procedures/draw.js';
import { call, procedure } from '../procedures/machine.js';

/** R65: only up to the limit of the hand (EDGE-TURN-05). */
export const draw = procedure('effect.draw')({
  begin(c, { effect, scope: { seat } }) {
    return call('draw', { seat, count: Math.min(effect.count, room(c.state, seat)) }, 'end');
  },
  end: () => done(),
});
