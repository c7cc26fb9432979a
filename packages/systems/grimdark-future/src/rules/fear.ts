import { defineRule } from '../rule.js';

/** Fear(X): the unit counts as having caused X wounds more when a melee is decided; nobody falls of it. GDF-SPC-18. */
export const fear = defineRule({
  id: 'fear',
  ref: 'GDF-SPC-18',
  hasX: true,
  melee: {
    fear: x => x,
  },
});
