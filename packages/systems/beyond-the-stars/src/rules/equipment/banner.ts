import { defineRule } from '../../rule.js';
import { AURA } from '../../rulings.js';

/** A banner: -1 on the bearer's Duel dice; allies within 15 cm have +1 Mo (H-06, the effect is ours). BTS-IMP-04. */
export const banner = defineRule({
  id: 'banner',
  ref: 'BTS-IMP-04',
  duel: {
    dice(roll) {
      roll.add(-1, { rule: 'BTS-IMP-04', say: 'bts.why.banner-burden' }, 'banner');
    },
  },
  aura: {
    within: AURA,
    banner: true,
    lends: defineRule({
      id: 'banner',
      ref: 'BTS-IMP-04',
      stats: {
        morale(value) {
          value.add(1, { rule: 'BTS-IMP-04', say: 'bts.why.banner' });
        },
      },
    }),
  },
});
