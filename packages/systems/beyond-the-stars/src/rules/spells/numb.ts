import { defineRule } from '../../rule.js';

/** Numbness: F -1 for the rest of the game, once for each time it was cast. BTS-SPL-02. */
export const numb = defineRule({
  id: 'numb',
  ref: 'BTS-SPL-02',
  stats: {
    force(value) {
      value.add(-1, { rule: 'BTS-SPL-02', say: 'bts.why.numb' });
    },
  },
});
