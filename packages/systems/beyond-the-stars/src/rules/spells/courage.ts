import { defineRule } from '../../rule.js';
import { AURA } from '../../rulings.js';

/** Aura of Courage: the caster and allies around him pass all Morale tests. BTS-SPL-05, R-71. */
export const courage = defineRule({
  id: 'courage',
  ref: 'BTS-SPL-05',
  aura: { within: AURA, lends: defineRule({ id: 'courage', ref: 'BTS-SPL-05', morale: { passes: () => true } }) },
});
