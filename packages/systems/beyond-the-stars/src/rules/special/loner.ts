import { defineRule } from '../../rule.js';
import { isHiddenFrom } from '../../sight/loner.js';

/** Loner: while it has not moved and some scenery covers it, enemies farther than 15 cm (30, 45 in an exoskeleton) do not see it. BTS-SPR-68. */
export const loner = defineRule({
  id: 'srLoner',
  ref: 'BTS-SPR-68',
  target: { hidden: isHiddenFrom },
});
