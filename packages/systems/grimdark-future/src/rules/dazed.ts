import { defineRule, PENALTY } from '../rule.js';

/** Dazed: −1 to hit. Lent by spells only. GDF-CAS-06. */
export const dazed = defineRule({
  id: 'dazed',
  ref: 'GDF-CAS-06',
  attack: {
    toHit(roll) {
      roll.add(-1, { rule: 'GDF-CAS-06', say: 'gdf.why.dazed' }, PENALTY);
    },
  },
});
