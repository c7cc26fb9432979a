import { defineRule } from '../rule.js';

/** Warded: +1 to block. Lent by spells only. GDF-CAS-06. */
export const warded = defineRule({
  id: 'warded',
  ref: 'GDF-CAS-06',
  target: {
    toBlock(roll) {
      roll.add(1, { rule: 'GDF-CAS-06', say: 'gdf.why.warded' });
    },
  },
});
