import { defineRule } from '../../rule.js';

/** After it cheated death a figure has CC 1 and CT 6+ until the end of the turn, unless they are worse already. BTS-SPR-77. */
export const cheatedDeath = defineRule({
  id: 'cheatedDeath',
  ref: 'BTS-SPR-77',
  // whatever else is in force, and whenever it began.
  settles: {
    cc(value) {
      value.add(1 - value.total, { rule: 'BTS-SPR-77', say: 'bts.why.cheated-death' });
    },
  },
  shoot: { ct: ct => Math.max(ct, 6) },
});
