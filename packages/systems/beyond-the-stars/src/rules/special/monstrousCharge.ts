import { statOf } from '../../figures/stats.js';
import { is } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';
import { figureOf } from '../../state.js';
import { canBeThrown, hasChargeBonus } from '../builds/mounted.js';

/**
 * Monstrous charge: an extra attack whoever charges it meanwhile, and it throws down all those it charged that Cavalry would
 * throw down or that are weaker than itself. BTS-SPR-20.
 */
export const monstrousCharge = defineRule({
  id: 'srMonstrousCharge',
  ref: 'BTS-SPR-20',
  duel: {
    attacks(dice, { state, figure }) {
      const extra =
        figureOf(state, figure).marks.charged &&
        !(is(state, figure, 'cavalry', 'bike') && hasChargeBonus(state, figure));
      if (extra) dice.add(1, { rule: 'BTS-SPR-20', say: 'bts.why.monstrous-charge' });
    },
    throwsDown({ state, figure }, foe) {
      const charged = state.links.some(link => link.charger === figure && link.charged === foe);
      if (!charged || is(state, foe, 'monster', 'vehicle')) return false;
      return canBeThrown(state, foe) || statOf(state, foe, 'force') < statOf(state, figure, 'force');
    },
  },
});
