import { defineRule } from '../../rule.js';

/** Active protection: shots at the Vehicle have no Penetration. BTS-SPR-62. */
export const activeProtection = defineRule({
  id: 'srActiveProtection',
  ref: 'BTS-SPR-62',
  target: { noPen: true },
});
