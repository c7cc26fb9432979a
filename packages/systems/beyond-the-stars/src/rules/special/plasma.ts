import { defineRule } from '../../rule.js';

/** Plasma weapon: each die to hit that counts as a 1 strikes the shooter with the weapon’s Force. BTS-SPR-08. */
export const plasma = defineRule({
  id: 'srPlasma',
  ref: 'BTS-SPR-08',
  shoot: { overheats: true },
});
