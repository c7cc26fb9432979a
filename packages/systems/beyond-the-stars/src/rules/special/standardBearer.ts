import { defineRule } from '../../rule.js';

/** Standard bearer: a banner is no burden in Duels. BTS-SPR-60. */
export const standardBearer = defineRule({
  id: 'srStandardBearer',
  ref: 'BTS-SPR-60',
  duel: {
    dice(roll) {
      roll.strike('banner', { rule: 'BTS-SPR-60', say: 'bts.why.standard-bearer' });
    },
  },
});
