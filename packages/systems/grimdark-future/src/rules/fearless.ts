import { defineRule } from '../rule.js';
import { FEARLESS_NEED } from '../rulings.js';

/** Fearless: a failed morale test, also one failed without a roll, counts as passed on 4+. GDF-SPC-19, R-51. */
export const fearless = defineRule({
  id: 'fearless',
  ref: 'GDF-SPC-19',
  morale: {
    rescue: FEARLESS_NEED,
  },
});
