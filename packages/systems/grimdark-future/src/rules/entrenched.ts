import { defineRule, PENALTY } from '../rule.js';
import { FAR } from '../rulings.js';

/**
 * Entrenched: shooters more than 12 inches away hit much worse, as long as the unit has not moved since its latest
 * activation began. A unit that never moved is dug in from the start. GDF-SPC-14, -15.
 */
export const entrenched = defineRule({
  id: 'entrenched',
  ref: 'GDF-SPC-14',
  target: {
    toHit(roll, strike) {
      if (strike.targetMoved || strike.distance <= FAR) return;
      roll.add(-2, { rule: 'GDF-SPC-14', say: 'gdf.why.entrenched' }, PENALTY);
    },
  },
});
