import { statOf } from '../../figures/stats.js';
import { is, isMounted } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';
import { canBeThrown, charged, chargesFoot, hasChargeBonus, isFullCharge, isRiddenDown } from '../builds/mounted.js';

/**
 * Monstrous charge: the bonuses of Cavalry within the same limits, but the extra attack stays whoever charges it
 * meanwhile, and it also throws down those it charged that are weaker than itself. BTS-SPR-20.
 */
export const monstrousCharge = defineRule({
  id: 'srMonstrousCharge',
  ref: 'BTS-SPR-20',
  duel: {
    attacks(dice, { state, figure }) {
      // Riders have that attack already.
      const twice = isMounted(state, figure) && hasChargeBonus(state, figure);
      if (isFullCharge(state, figure) && chargesFoot(state, figure) && !twice)
        dice.add(1, { rule: 'BTS-SPR-20', say: 'bts.why.monstrous-charge' });
    },
    throwsDown({ state, figure }, foe) {
      if (hasChargeBonus(state, figure) && canBeThrown(state, foe)) return true;
      if (!isFullCharge(state, figure) || isRiddenDown(state, figure)) return false;
      const weaker = statOf(state, foe, 'force') < statOf(state, figure, 'force');
      return weaker && charged(state, figure).includes(foe) && !is(state, foe, 'monster', 'vehicle');
    },
  },
});
