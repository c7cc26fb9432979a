import { defineRule } from '../../rule.js';

/** Fearless: it passes all Morale tests. BTS-SPR-67. */
export const fearless = defineRule({
  id: 'srFearless',
  ref: 'BTS-SPR-67',
  morale: { passes: () => true },
});
