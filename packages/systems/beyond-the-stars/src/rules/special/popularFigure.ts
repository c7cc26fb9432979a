import { hasKeyword } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';
import { AURA } from '../../rulings.js';

/** Popular figure: Irregular Warriors within 15 cm have +1 Mo. BTS-SPR-35. */
export const popularFigure = defineRule({
  id: 'srPopularFigure',
  ref: 'BTS-SPR-35',
  aura: {
    within: AURA,
    // BTS-GEN-28, R-09: both keywords.
    reaches: (state, figure) => hasKeyword(state, figure, 'warrior') && hasKeyword(state, figure, 'irregular'),
    lends: defineRule({
      id: 'srPopularFigure',
      ref: 'BTS-SPR-35',
      stats: {
        morale(value) {
          value.add(1, { rule: 'BTS-SPR-35', say: 'bts.why.popular-figure' });
        },
      },
    }),
  },
});
