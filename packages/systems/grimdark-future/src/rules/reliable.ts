import { defineRule } from '../rule.js';

/** Reliable: the weapon hits as if its bearer had Quality 2+. GDF-SPC-37. */
export const reliable = defineRule({
  id: 'reliable',
  ref: 'GDF-SPC-37',
  ofWeapons: true,
  attack: {
    quality: () => 2,
  },
});
