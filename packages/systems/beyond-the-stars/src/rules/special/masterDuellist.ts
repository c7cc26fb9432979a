import { defineRule } from '../../rule.js';

/** Master duellist: its surplus dice give a Glory Point on 2+. BTS-SPR-46. */
export const masterDuellist = defineRule({
  id: 'srMasterDuellist',
  ref: 'BTS-SPR-46',
  duel: { surplus: () => 2 },
});
