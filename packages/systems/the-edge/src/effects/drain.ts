import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { squadOf } from '../state.js';
import { squadsOfWhom } from '../targets.js';

/** Endurance tokens are taken away. That is no Wound: a Squad without tokens loses nothing (EDGE-WND-11). */
export const drain = procedure('effect.drain')({
  begin(c, { effect, scope }) {
    for (const squad of squadsOfWhom(c.state, effect.whom, scope)) {
      const tokens = Math.min(effect.tokens, squadOf(c.state, squad).endurance);
      if (tokens > 0) c.emit({ type: 'endurance.changed', squad, by: -tokens });
    }
    return done();
  },
});
