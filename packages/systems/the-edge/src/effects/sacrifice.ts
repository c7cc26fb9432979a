import { done } from '@banneret/kernel';
import { call, procedure } from '../procedures/machine.js';
import { whomOf } from '../targets.js';

/** Figures die without giving Victory Points (EDGE-WND-09, R71); the last one still costs the match (EDGE-END-02). */
export const sacrifice = procedure('effect.sacrifice')({
  begin(c, { effect, scope }) {
    const killed = whomOf(c.state, effect.whom, scope).map(figure => ({ figure, by: scope.seat }));
    return killed.length === 0 ? done() : call('deaths', { killed, sacrificed: true }, 'end');
  },
  end: () => done(),
});
