import { defineRule } from '../../rule.js';

/** Many-armed: up to four one-handed weapons, and a two-handed one without its burden. BTS-SPR-55. */
export const manyArmed = defineRule({
  id: 'srManyArmed',
  ref: 'BTS-SPR-55',
  duel: {
    weaponsMost: 4,
    dice(roll) {
      roll.strike('two-handed', { rule: 'BTS-SPR-55', say: 'bts.why.many-armed' });
    },
  },
  shoot: {
    hands(hands) {
      hands.add(2, { rule: 'BTS-SPR-55', say: 'bts.why.many-armed' });
    },
  },
});
