import { defineRule } from '../../rule.js';

/** Massive: it counts as two figures at objectives and in Transports. BTS-SPR-51. */
export const massive = defineRule({
  id: 'srMassive',
  ref: 'BTS-SPR-51',
  counts: 2,
  places: 2,
});
