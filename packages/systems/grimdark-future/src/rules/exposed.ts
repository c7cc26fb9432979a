import { defineRule } from '../rule.js';

/** Exposed: −1 to block. Lent by spells only. GDF-CAS-06. */
export const exposed = defineRule({
  id: 'exposed',
  ref: 'GDF-CAS-06',
  target: {
    toBlock(roll) {
      roll.add(-1, { rule: 'GDF-CAS-06', say: 'gdf.why.exposed' });
    },
  },
});
