import { defineRule } from '../../rule.js';
import { AURA } from '../../rulings.js';
import { seesFigure } from '../../sight/sight.js';

/** Blinding Light: shots at the caster, or at an ally near him who sees him, hit only on a 6. BTS-SPL-03. */
export const blindingLight = defineRule({
  id: 'blindingLight',
  ref: 'BTS-SPL-03',
  aura: {
    within: AURA,
    reaches: (state, figure, source) => seesFigure(state, figure, source),
    lends: defineRule({ id: 'blindingLight', ref: 'BTS-SPL-03', target: { onlySix: () => true } }),
  },
});
