import { defineRule } from '../../rule.js';

/** Legendary Strike: CC more by the D3 that was rolled at the start of his combat, the X of the effect. BTS-ACT-08. */
export const strike = defineRule({
  id: 'actStrike',
  ref: 'BTS-ACT-08',
  takes: 'number',
  stats: {
    cc(value, _state, { x }) {
      if (typeof x === 'number') value.add(x, { rule: 'BTS-ACT-08', say: 'bts.why.legendary-strike' });
    },
  },
});
