import { defineRule } from '../../rule.js';

/** Light siege weapon: one Servant is enough to move and fire it, and it may enter buildings. BTS-SPR-10. */
export const lightSiege = defineRule({
  id: 'srLightSiege',
  ref: 'BTS-SPR-10',
  crew: { servants: 1 },
});
