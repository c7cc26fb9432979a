import { COVER_BEHIND, COVER_IN, defineRule, PENALTY } from '../rule.js';

/**
 * Lock-On: the weapon ignores cover and every penalty to hit and to range; bonuses remain. GDF-SPC-30, -31.
 *
 * The penalties are struck rather than countered, so that the explanation still shows what would have applied.
 */
export const lockOn = defineRule({
  id: 'lock-on',
  ref: 'GDF-SPC-31',
  attack: {
    toHit(roll) {
      roll.strike(PENALTY, { rule: 'GDF-SPC-31', say: 'gdf.why.lock-on' });
    },
    range(length) {
      length.strike(PENALTY, { rule: 'GDF-SPC-31', say: 'gdf.why.lock-on' });
    },
    toBlock(roll) {
      const because = { rule: 'GDF-SPC-30', say: 'gdf.why.lock-on' };
      roll.strike(COVER_IN, because).strike(COVER_BEHIND, because);
    },
  },
});
