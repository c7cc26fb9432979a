import { defineRule } from '../../rule.js';

/** Devastating charge: those it charges take a hit of Force 7. BTS-SPR-19. */
export const devastatingCharge = defineRule({
  id: 'srDevastatingCharge',
  ref: 'BTS-SPR-19',
  move: { impact: () => 7 },
});
