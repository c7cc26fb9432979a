import { isChampion } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';

/** Headhunter: +1 to wound Champions in Duels. BTS-SPR-22. */
export const headhunter = defineRule({
  id: 'srHeadhunter',
  ref: 'BTS-SPR-22',
  wound: {
    toWound(roll, { kind, victim }, state) {
      if (kind === 'duel' && isChampion(state, victim)) roll.add(1, { rule: 'BTS-SPR-22', say: 'bts.why.headhunter' });
    },
  },
});
