import { isMounted } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';

/** Expert rider: while mounted it may roll Crossing tests again, and its shield protects it even with ranged equipment. BTS-SPR-17. */
export const expertRider = defineRule({
  id: 'srExpertRider',
  ref: 'BTS-SPR-17',
  move: { rerollsTest: (test, state, { figure }) => test === 'crossing' && isMounted(state, figure) },
});
