import { defineRule } from '../../rule.js';

/** Impact: those it charges take a hit of Force 5. BTS-SPR-44. */
export const impact = defineRule({
  id: 'srImpact',
  ref: 'BTS-SPR-44',
  move: { impact: () => 5 },
});
