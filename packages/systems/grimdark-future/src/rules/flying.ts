import { defineRule } from '../rule.js';

/**
 * Flying: the model moves over units and terrain, and terrain does nothing to it on the way: no cap, no climbing, no test.
 * GDF-SPC-20, -21. R-52: it may end on any terrain, but keeps its distance from other units there; and where it stands in
 * dangerous ground when it is activated, it tests like anybody.
 */
export const flying = defineRule({
  id: 'flying',
  ref: 'GDF-SPC-20',
  move: {
    flies: true,
    ignoresDifficult: true,
  },
});
