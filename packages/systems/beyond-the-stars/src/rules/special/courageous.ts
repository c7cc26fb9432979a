import { defineRule } from '../../rule.js';

/** Courageous: one die of a Morale test may be rolled again. BTS-SPR-28. */
export const courageous = defineRule({
  id: 'srCourageous',
  ref: 'BTS-SPR-28',
  morale: { rerollsDie: true },
});
