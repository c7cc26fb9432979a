import { defineRule } from '../../rule.js';

/** Mighty blow: each wound takes two PV, and +1 on the Vehicle Damage Table. BTS-SPR-27. */
export const mightyBlow = defineRule({
  id: 'srMightyBlow',
  ref: 'BTS-SPR-27',
  wound: {
    loss: () => ({ kind: 'fixed', pv: 2 }),
    toDamage(roll) {
      roll.add(1, { rule: 'BTS-SPR-27', say: 'bts.why.mighty-blow' });
    },
  },
});
