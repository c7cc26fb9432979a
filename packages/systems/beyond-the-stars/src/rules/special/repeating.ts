import { defineRule } from '../../rule.js';

/** Repeating weapon: it fires a D6 of times. BTS-SPR-15. */
export const repeating = defineRule({
  id: 'srRepeating',
  ref: 'BTS-SPR-15',
  shoot: { repeating: true },
});
