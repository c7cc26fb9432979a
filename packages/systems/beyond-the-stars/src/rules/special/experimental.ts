import { defineRule } from '../../rule.js';

/** Experimental weapon: it fires as heavy artillery, with the lower of two Deviation dice. BTS-SPR-11. */
export const experimental = defineRule({
  id: 'srExperimental',
  ref: 'BTS-SPR-11',
  shoot: { experimental: true },
});
