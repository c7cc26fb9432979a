import { defineRule } from '../../rule.js';

/** Cheat death: each wound that would take its last PV is ignored on a 6, but then it fights badly until the end of the turn. BTS-SPR-77. */
export const cheatDeath = defineRule({
  id: 'srCheatDeath',
  ref: 'BTS-SPR-77',
  victim: { cheatsDeath: true },
});
