import { defineRule } from '../../rule.js';

/** Repairer: at the end of its move it may mend a machine that it touches. BTS-SPR-65. */
export const repairer = defineRule({
  id: 'srRepairer',
  ref: 'BTS-SPR-65',
  move: { repairs: true },
});
