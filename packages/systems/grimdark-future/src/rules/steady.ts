import { defineRule } from '../rule.js';

/** Steady: +1 to hit. Lent by spells only. GDF-CAS-06. */
export const steady = defineRule({
  id: 'steady',
  ref: 'GDF-CAS-06',
  attack: {
    toHit(roll) {
      roll.add(1, { rule: 'GDF-CAS-06', say: 'gdf.why.steady' });
    },
  },
});
