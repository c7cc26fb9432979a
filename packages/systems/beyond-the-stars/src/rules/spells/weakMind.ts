import { defineRule } from '../../rule.js';

/** Weakened Mind: Mo -1 for the rest of the game, once for each time it was cast. BTS-SPL-08. */
export const weakMind = defineRule({
  id: 'weakMind',
  ref: 'BTS-SPL-08',
  stats: {
    morale(value) {
      value.add(-1, { rule: 'BTS-SPL-08', say: 'bts.why.weak-mind' });
    },
  },
});
