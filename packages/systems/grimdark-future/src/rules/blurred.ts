import { defineRule, PENALTY } from '../rule.js';

/** Blurred: whoever attacks the unit hits worse by 1. Lent by spells only. GDF-CAS-06. */
export const blurred = defineRule({
  id: 'blurred',
  ref: 'GDF-CAS-06',
  target: {
    toHit(roll) {
      roll.add(-1, { rule: 'GDF-CAS-06', say: 'gdf.why.blurred' }, PENALTY);
    },
  },
});
