import { defineRule } from '../rule.js';

/**
 * Impact(X): X attacks more when the model charges, by its sheer weight: no weapon, no AP, and they hit on 2+ whatever
 * its Quality, even when it is Fatigued. Only models near enough to strike have them. GDF-SPC-25.
 */
export const impact = defineRule({
  id: 'impact',
  ref: 'GDF-SPC-25',
  hasX: true,
  melee: {
    impact: x => x,
  },
});
