import { defineRule } from '../../rule.js';

/** A medkit: at the end of his move its bearer may heal whoever can be healed (H-15, the effect is ours). BTS-IMP-08. */
export const medkit = defineRule({
  id: 'medkit',
  ref: 'BTS-IMP-08',
  move: { heals: true },
});
