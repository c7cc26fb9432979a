import { is } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';

/** Light-footed: Infantry with this rule counts as having rolled a 6 on every Jump, Climb and Crossing test. BTS-SPR-57. */
export const lightFooted = defineRule({
  id: 'srLightFooted',
  ref: 'BTS-SPR-57',
  move: { sureTest: (_test, state, { figure }) => is(state, figure, 'infantry') },
});
