import { is } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';

/** Guerrilla: Infantry with this rule may roll its tests again and is not slowed in ruins and streets. BTS-SPR-42. */
export const guerrilla = defineRule({
  id: 'srGuerrilla',
  ref: 'BTS-SPR-42',
  move: {
    rerollsTest: (_test, state, { figure }) => is(state, figure, 'infantry'),
    ground: (kind, state, { figure }) => (kind === 'urban' && is(state, figure, 'infantry') ? 1 : undefined),
  },
});
