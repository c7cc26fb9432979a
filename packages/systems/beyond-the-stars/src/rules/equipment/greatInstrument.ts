import { cm } from '@banneret/geometry';
import { is } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';
import { AURA } from '../../rulings.js';

/** A great war instrument: Infantry within 15 cm moves 3 cm farther (H-07, the bonus is ours). BTS-IMP-09. */
export const greatInstrument = defineRule({
  id: 'greatInstrument',
  ref: 'BTS-IMP-09',
  aura: {
    within: AURA,
    reaches: (state, figure) => is(state, figure, 'infantry'),
    lends: defineRule({
      id: 'greatInstrument',
      ref: 'BTS-IMP-09',
      stats: {
        mvt(value) {
          value.add(cm(3), { rule: 'BTS-IMP-09', say: 'bts.why.great-instrument' });
        },
      },
    }),
  },
});
