import { copyWhere } from '@banneret/dice';
import { Band, defineRule } from '../rule.js';

/**
 * Furious: when the model charges, a natural six to hit counts as two hits, also one of its Impact attacks. Only
 * the rolled hit is a six for other rules. GDF-SPC-22, -23.
 */
export const furious = defineRule({
  id: 'furious',
  ref: 'GDF-SPC-22',
  order: Band.copy,
  attack: {
    hits: (groups, strike) => (strike.charging ? copyWhere(groups, group => group.natural === 6) : groups),
  },
});
