import { hasKeyword } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';
import { AURA } from '../../rulings.js';

/** Spiritual leader: Warriors within 15 cm may roll a failed Morale test again. BTS-SPR-23. */
export const spiritualLeader = defineRule({
  id: 'srSpiritualLeader',
  ref: 'BTS-SPR-23',
  aura: {
    within: AURA,
    reaches: (state, figure) => hasKeyword(state, figure, 'warrior'),
    lends: defineRule({ id: 'srSpiritualLeader', ref: 'BTS-SPR-23', morale: { rerollsTest: true } }),
  },
});
