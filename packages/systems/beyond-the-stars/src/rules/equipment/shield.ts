import { hasRule } from '../../compile.js';
import { isMounted } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';
import { sheetOf } from '../../state.js';

/**
 * A shield: +1 D, lost with ranged equipment unless an Expert rider carries it; and -1 to hit with a two-handed ranged
 * weapon. BTS-IMP-01, -02.
 */
export const shield = defineRule({
  id: 'shield',
  ref: 'BTS-IMP-01',
  stats: {
    defence(value, state, { figure }) {
      const keeps = hasRule(state, figure, 'srExpertRider') && isMounted(state, figure);
      if (sheetOf(state, figure).ranged.length === 0 || keeps)
        value.add(1, { rule: 'BTS-IMP-01', say: 'bts.why.shield' });
    },
  },
  shoot: {
    toHit(roll, { weapon }) {
      if (weapon.hands === 2) roll.add(-1, { rule: 'BTS-IMP-02', say: 'bts.why.shield-and-gun' }, 'shield-and-gun');
    },
  },
});
