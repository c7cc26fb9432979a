import { defineRule } from '../rule.js';

/**
 * Sniper: the weapon hits as if its bearer had Quality 2+, and may be aimed at one model of a unit, which is then shot at
 * as if it stood alone. GDF-SPC-41 to -43, R-62.
 */
export const sniper = defineRule({
  id: 'sniper',
  ref: 'GDF-SPC-42',
  attack: {
    quality: () => 2,
    picksModel: true,
  },
});
