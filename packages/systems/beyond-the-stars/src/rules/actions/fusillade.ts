import { defineRule } from '../../rule.js';

/** Legendary Fusillade: no penalty to hit for having moved. Categories still say what may be fired. BTS-ACT-05. */
export const fusillade = defineRule({
  id: 'actFusillade',
  ref: 'BTS-ACT-05',
  shoot: {
    toHit(roll) {
      roll.strike('moved', { rule: 'BTS-ACT-05', say: 'bts.why.legendary-fusillade' });
    },
  },
});
