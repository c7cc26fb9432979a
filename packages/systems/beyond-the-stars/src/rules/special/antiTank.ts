import { defineRule } from '../../rule.js';

/** Anti-tank: Penetration dice of 1 must be rolled again. BTS-SPR-04. */
export const antiTank = defineRule({
  id: 'srAntiTank',
  ref: 'BTS-SPR-04',
  wound: { rerollsPenetration: true },
});
