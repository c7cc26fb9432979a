import { defineRule } from '../../rule.js';

/** Stable: those who fire from this platform count as not having moved. BTS-SPR-69. */
export const stable = defineRule({
  id: 'srStable',
  ref: 'BTS-SPR-69',
  shoot: { stablePlatform: true },
});
