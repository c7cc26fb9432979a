import { defineRule, PENALTY } from '../rule.js';
import { FAR } from '../rulings.js';

/** Stealth: shooters more than 12 inches away hit worse, if all models of the unit have it. GDF-SPC-44, R-50. */
export const stealth = defineRule({
  id: 'stealth',
  ref: 'GDF-SPC-44',
  target: {
    toHit(roll, strike) {
      if (strike.distance > FAR) roll.add(-1, { rule: 'GDF-SPC-44', say: 'gdf.why.stealth' }, PENALTY);
    },
  },
});
