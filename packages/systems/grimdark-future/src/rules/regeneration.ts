import { defineRule } from '../rule.js';
import { REGENERATION_NEED } from '../rulings.js';

/** Regeneration: each wound is ignored on 5+. GDF-SPC-34. */
export const regeneration = defineRule({
  id: 'regeneration',
  ref: 'GDF-SPC-34',
  target: {
    regenerates: REGENERATION_NEED,
  },
});
