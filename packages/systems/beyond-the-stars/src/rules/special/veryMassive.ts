import { defineRule } from '../../rule.js';

/** Very massive: it counts as five figures at objectives, and no Transport has room for it. BTS-SPR-76. */
export const veryMassive = defineRule({
  id: 'srVeryMassive',
  ref: 'BTS-SPR-76',
  counts: 5,
  places: Infinity,
});
