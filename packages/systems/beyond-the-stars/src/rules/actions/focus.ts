import { defineRule } from '../../rule.js';

/** Legendary Focus: +1 to cast and to dispel this turn. BTS-ACT-03. */
export const focus = defineRule({
  id: 'actFocus',
  ref: 'BTS-ACT-03',
  command: {
    toCast(roll) {
      roll.add(1, { rule: 'BTS-ACT-03', say: 'bts.why.legendary-focus' });
    },
  },
});
