import { defineRule } from '../../rule.js';
import { movedHalf } from '../../shooting/platform.js';

/** Stabilised weapon: no penalty after moving half of the Mvt or less, by itself or carried. BTS-SPR-12. */
export const stabilised = defineRule({
  id: 'srStabilised',
  ref: 'BTS-SPR-12',
  shoot: {
    toHit(roll, { state, shooter }) {
      if (movedHalf(state, shooter)) roll.strike('moved', { rule: 'BTS-SPR-12', say: 'bts.why.stabilised' });
    },
  },
});
