import { defineRule } from '../../rule.js';

/** Enraged: it must charge if it can. BTS-SPR-33. */
export const enraged = defineRule({
  id: 'srEnraged',
  ref: 'BTS-SPR-33',
  move: { mustCharge: true },
});
