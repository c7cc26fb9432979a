import { is } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';

/** Forester: woods do not slow Infantry with this rule. BTS-SPR-36. */
export const forester = defineRule({
  id: 'srForester',
  ref: 'BTS-SPR-36',
  move: { ground: (kind, state, { figure }) => (kind === 'wooded' && is(state, figure, 'infantry') ? 1 : undefined) },
});
