import { multiplyCapped } from '@banneret/dice';
import { Band, COVER_BEHIND, COVER_IN, defineRule } from '../rule.js';

/**
 * Blast(X): no cover against it, and each attack that hits scores X times its hits, but never more than the target has
 * models. GDF-SPC-06 to -08.
 *
 * a six that counts double is doubled first, then multiplied, and the cap binds each attack for itself.
 */
export const blast = defineRule({
  id: 'blast',
  ref: 'GDF-SPC-07',
  ofWeapons: true,
  hasX: true,
  order: Band.multiply,
  attack: {
    hits: (groups, strike, x) => multiplyCapped(groups, x, strike.targetSize),

    toBlock(roll) {
      const because = { rule: 'GDF-SPC-06', say: 'gdf.why.blast-cover' };
      roll.strike(COVER_IN, because).strike(COVER_BEHIND, because);
    },
  },
});
