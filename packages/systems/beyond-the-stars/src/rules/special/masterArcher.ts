import { defineRule } from '../../rule.js';

/** Master archer: no penalty for a shield with a two-handed bow; on horseback a composite bow is Light. BTS-SPR-07. */
export const masterArcher = defineRule({
  id: 'srMasterArcher',
  ref: 'BTS-SPR-07',
  shoot: {
    category: (weapon, { build }) => (weapon.bow === 'composite' && build === 'cavalry' ? 'light' : undefined),
    toHit(roll) {
      roll.strike('shield-and-gun', { rule: 'BTS-SPR-07', say: 'bts.why.master-archer' });
    },
  },
});
