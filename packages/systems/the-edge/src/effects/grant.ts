import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { bearersOf, depthFor } from './bearers.js';

/** A Re-roll symbol, Obstacle Crossing or the like, for a while. */
export const grant = procedure('effect.grant')({
  begin(c, { effect, scope }) {
    const { until } = effect;
    const depth = depthFor(c.state, until, scope);
    const what = { stat: 'none', amount: 0, grant: effect.grant, until, seat: scope.seat, depth } as const;
    for (const bearer of bearersOf(c.state, effect.whom, scope)) c.emit({ type: 'bonus.given', ...bearer, ...what });
    return done();
  },
});
