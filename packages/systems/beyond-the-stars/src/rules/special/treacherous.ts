import { defineRule } from '../../rule.js';

/** Treacherous: it shoots past allies as if they were obstacles, and into fights without a penalty. BTS-SPR-31. */
export const treacherous = defineRule({
  id: 'srTreacherous',
  ref: 'BTS-SPR-31',
  shoot: {
    throughAllies: true,
    toHit(roll) {
      roll.strike('engaged', { rule: 'BTS-SPR-31', say: 'bts.why.treacherous' });
    },
  },
});
