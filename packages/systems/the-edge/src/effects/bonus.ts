import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { bearersOf, depthFor } from './bearers.js';

/** A characteristic is raised or lowered for a while (EDGE-ACT-04); the sum is clamped where it is read (R34). */
export const bonus = procedure('effect.bonus')({
  begin(c, { effect, scope }) {
    const { stat, amount, until } = effect;
    const depth = depthFor(c.state, until, scope);
    for (const bearer of bearersOf(c.state, effect.whom, scope))
      c.emit({ type: 'bonus.given', ...bearer, stat, amount, grant: 'none', until, seat: scope.seat, depth });
    return done();
  },
});
