import { generalOf, isInPlay } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';
import { seatOf } from '../../state.js';

/** Bodyguard: it passes all Morale tests while its General lives and is in play, in a building or aboard a Transport too. BTS-SPR-38. */
export const bodyguard = defineRule({
  id: 'srBodyguard',
  ref: 'BTS-SPR-38',
  morale: {
    passes(state, { figure }) {
      const general = generalOf(state, seatOf(state, figure));
      return general >= 0 && isInPlay(state, general);
    },
  },
});
