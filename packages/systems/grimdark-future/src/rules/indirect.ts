import { COVER_BEHIND, defineRule, PENALTY } from '../rule.js';

/**
 * Indirect: fires over whatever is in the way, and cover from standing behind things does not count; it is less
 * accurate after a move. GDF-SPC-26 to -28.
 *
 * cover from standing *in* something remains, and only a unit of which some model was displaced has moved.
 */
export const indirect = defineRule({
  id: 'indirect',
  ref: 'GDF-SPC-26',
  attack: {
    ignoresSight: true,
    toHit(roll, strike) {
      if (strike.moved) roll.add(-1, { rule: 'GDF-SPC-28', say: 'gdf.why.indirect-moved' }, PENALTY);
    },
    toBlock(roll) {
      roll.strike(COVER_BEHIND, { rule: 'GDF-SPC-27', say: 'gdf.why.indirect-cover' });
    },
  },
});
