import { defineRule } from '../../rule.js';

/** Makeshift defence: successful Penetration rolls against the Vehicle in Duels must be rolled again. BTS-SPR-30. */
export const makeshiftDefence = defineRule({
  id: 'srMakeshiftDefence',
  ref: 'BTS-SPR-30',
  victim: { makeshift: true },
});
