import { defineRule } from '../../rule.js';

/** Legendary Strength: F more by the D6 that was rolled at the start of his combat, the X of the effect. BTS-ACT-09. */
export const strength = defineRule({
  id: 'actStrength',
  ref: 'BTS-ACT-09',
  takes: 'number',
  stats: {
    force(value, _state, { x }) {
      if (typeof x === 'number') value.add(x, { rule: 'BTS-ACT-09', say: 'bts.why.legendary-strength' });
    },
  },
});
