import { defineRule } from '../../rule.js';

/** Fragmentation: a hit bursts on its target: others under the light template take a hit of half the Force. BTS-SPR-61. */
export const fragmentation = defineRule({
  id: 'srFragmentation',
  ref: 'BTS-SPR-61',
  shoot: { fragments: 'always' },
});
