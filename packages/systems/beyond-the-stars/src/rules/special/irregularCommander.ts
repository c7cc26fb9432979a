import { defineRule } from '../../rule.js';

/** Irregular commander: he leads Irregulars only; the judge of lists sees to it. BTS-SPR-25. */
export const irregularCommander = defineRule({
  id: 'srIrregularCommander',
  ref: 'BTS-SPR-25',
});
