import { defineRule } from '../rule.js';

/** Strider: difficult ground is open ground to this model, and its steps there do not slow the others. GDF-SPC-45, R-41. */
export const strider = defineRule({
  id: 'strider',
  ref: 'GDF-SPC-45',
  move: {
    ignoresDifficult: true,
  },
});
