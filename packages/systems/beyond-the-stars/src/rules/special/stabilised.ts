import { mvtOf } from '../../figures/stats.js';
import { defineRule } from '../../rule.js';
import { halfLength } from '../../rulings.js';
import { figureOf } from '../../state.js';

/** Stabilised weapon: no penalty after moving half of the Mvt or less. BTS-SPR-12. */
export const stabilised = defineRule({
  id: 'srStabilised',
  ref: 'BTS-SPR-12',
  shoot: {
    toHit(roll, { state, shooter }) {
      if (figureOf(state, shooter).marks.spent <= halfLength(mvtOf(state, shooter)))
        roll.strike('moved', { rule: 'BTS-SPR-12', say: 'bts.why.stabilised' });
    },
  },
});
