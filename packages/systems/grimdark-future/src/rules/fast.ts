import { inches } from '@banneret/geometry';
import { defineRule } from '../rule.js';

/** Fast: two inches more on Advance, four more on Rush and Charge. GDF-SPC-16. With Slow too, the two cancel out. */
export const fast = defineRule({
  id: 'fast',
  ref: 'GDF-SPC-16',
  move: {
    distance(length, order) {
      length.add(inches(order === 'advance' ? 2 : 4), { rule: 'GDF-SPC-16', say: 'gdf.why.fast' });
    },
  },
});
