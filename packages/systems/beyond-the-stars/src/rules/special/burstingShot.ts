import { defineRule } from '../../rule.js';

/** Bursting shot: a natural 6 to hit bursts like a fragmentation shot. BTS-SPR-16. */
export const burstingShot = defineRule({
  id: 'srBurstingShot',
  ref: 'BTS-SPR-16',
  shoot: { fragments: 'on-six' },
});
