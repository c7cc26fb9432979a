import { defineRule } from '../../rule.js';

/** Sturdy: one-handed Heavy weapons count as Light, two-handed ones as Precision, and a two-handed melee weapon is no burden. BTS-SPR-26. */
export const sturdy = defineRule({
  id: 'srSturdy',
  ref: 'BTS-SPR-26',
  shoot: {
    category(weapon) {
      if (weapon.category !== 'heavy') return undefined;
      return weapon.hands === 1 ? 'light' : 'precision';
    },
  },
  duel: {
    dice(roll) {
      roll.strike('two-handed', { rule: 'BTS-SPR-26', say: 'bts.why.sturdy' });
    },
  },
});
