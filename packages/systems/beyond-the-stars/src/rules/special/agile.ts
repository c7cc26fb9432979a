import { defineRule } from '../../rule.js';

/** Impressive agility: it keeps its feet on a 4+ when it would be thrown prone. BTS-SPR-02. */
export const agile = defineRule({
  id: 'srAgile',
  ref: 'BTS-SPR-02',
  move: { staysUp: 4 },
});
