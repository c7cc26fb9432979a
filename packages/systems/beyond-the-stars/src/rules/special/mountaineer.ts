import { is } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';

/** Mountaineer: Infantry with this rule may roll its tests again and is not slowed by rocks. BTS-SPR-53. */
export const mountaineer = defineRule({
  id: 'srMountaineer',
  ref: 'BTS-SPR-53',
  move: {
    rerollsTest: (_test, state, { figure }) => is(state, figure, 'infantry'),
    ground: (kind, state, { figure }) => (kind === 'rocky' && is(state, figure, 'infantry') ? 1 : undefined),
  },
});
