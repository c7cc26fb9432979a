import { defineRule } from '../../rule.js';

/** Expert shot: it rolls its misses again. BTS-SPR-74. */
export const expertShot = defineRule({
  id: 'srExpertShot',
  ref: 'BTS-SPR-74',
  shoot: { rerollsMisses: () => 'must' },
});
