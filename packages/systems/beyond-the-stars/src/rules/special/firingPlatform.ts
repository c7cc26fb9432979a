import { defineRule } from '../../rule.js';

/** Firing platform: those aboard may use their own ranged weapons. BTS-SPR-59. */
export const firingPlatform = defineRule({
  id: 'srFiringPlatform',
  ref: 'BTS-SPR-59',
  shoot: { platform: true },
});
