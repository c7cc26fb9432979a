import { defineRule } from '../../rule.js';

/** Organic walker: healers can help it and repairers cannot; they ask for it by name. BTS-SPR-50. */
export const organicWalker = defineRule({
  id: 'srOrganicWalker',
  ref: 'BTS-SPR-50',
});
