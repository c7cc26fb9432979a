import { inches } from '@banneret/geometry';
import { defineRule } from '../rule.js';

/** Slow: two inches less on Advance, four less on Rush and Charge. GDF-SPC-40. */
export const slow = defineRule({
  id: 'slow',
  ref: 'GDF-SPC-40',
  move: {
    distance(length, order) {
      length.add(-inches(order === 'advance' ? 2 : 4), { rule: 'GDF-SPC-40', say: 'gdf.why.slow' });
    },
  },
});
