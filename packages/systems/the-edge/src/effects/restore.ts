import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { squadCard, squadOf } from '../state.js';
import { squadsOfWhom } from '../targets.js';

/** Endurance tokens come back, never above the printed value (R41). */
export const restore = procedure('effect.restore')({
  begin(c, { effect, scope }) {
    for (const squad of squadsOfWhom(c.state, effect.whom, scope)) {
      const missing = squadCard(c.state, squad).endurance - squadOf(c.state, squad).endurance;
      const by = Math.min(effect.tokens, missing);
      if (by > 0) c.emit({ type: 'endurance.changed', squad, by });
    }
    return done();
  },
});
