import { is } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';
import { canBeThrown, charged, hasChargeBonus } from '../builds/mounted.js';

/** Brutal charge: charging Infantry it throws down whom it beats as Cavalry does, within the same limits. BTS-SPR-18. */
export const brutalCharge = defineRule({
  id: 'srBrutalCharge',
  ref: 'BTS-SPR-18',
  duel: {
    throwsDown: ({ state, figure }, foe) =>
      hasChargeBonus(state, figure) &&
      charged(state, figure).some(one => is(state, one, 'infantry')) &&
      canBeThrown(state, foe),
  },
});
