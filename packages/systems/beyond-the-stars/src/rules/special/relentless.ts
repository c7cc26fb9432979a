import { defineRule } from '../../rule.js';

/** Relentless: being unarmed is no hindrance in Duels. BTS-SPR-45. */
export const relentless = defineRule({
  id: 'srRelentless',
  ref: 'BTS-SPR-45',
  duel: {
    dice(roll) {
      roll.strike('unarmed', { rule: 'BTS-SPR-45', say: 'bts.why.relentless' });
    },
  },
  wound: {
    toWound(roll) {
      roll.strike('unarmed', { rule: 'BTS-SPR-45', say: 'bts.why.relentless' });
    },
  },
});
