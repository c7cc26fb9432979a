import { is } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';
import { figureOf } from '../../state.js';
import { canBeThrown } from '../builds/mounted.js';

/** Brutal charge: charging Infantry it throws down those it beats, unless Cavalry then charges it. BTS-SPR-18. */
export const brutalCharge = defineRule({
  id: 'srBrutalCharge',
  ref: 'BTS-SPR-18',
  duel: {
    throwsDown({ state, figure }, foe) {
      if (!figureOf(state, figure).marks.charged || !is(state, foe, 'infantry') || !canBeThrown(state, foe))
        return false;
      const countered = state.links.some(({ charger, charged }) => charged === figure && is(state, charger, 'cavalry'));
      return !countered && state.links.some(({ charger, charged }) => charger === figure && charged === foe);
    },
  },
});
