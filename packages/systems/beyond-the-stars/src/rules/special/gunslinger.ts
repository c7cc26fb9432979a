import { defineRule } from '../../rule.js';

/** Gunslinger: one more one-handed weapon in the Shooting phase. BTS-SPR-58. */
export const gunslinger = defineRule({
  id: 'srGunslinger',
  ref: 'BTS-SPR-58',
  shoot: {
    hands(hands) {
      hands.add(1, { rule: 'BTS-SPR-58', say: 'bts.why.gunslinger' });
    },
  },
});
