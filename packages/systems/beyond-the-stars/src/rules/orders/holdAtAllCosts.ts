import { fliesBy } from '../../compile.js';
import { defineRule } from '../../rule.js';
import { AURA } from '../../rulings.js';
import { sheetOf } from '../../state.js';
import { follows } from './refused.js';

/** Hold at all costs: Infantry without Vol has +1 D while it stands near the Champion who gave the Order. BTS-ORD-06. */
export const holdAtAllCosts = defineRule({
  id: 'holdAtAllCosts',
  ref: 'BTS-ORD-06',
  aura: {
    within: AURA,
    reaches: (state, figure, source) =>
      sheetOf(state, figure).build === 'infantry' &&
      !fliesBy(state, figure) &&
      follows(state, 'holdAtAllCosts', figure, source),
    lends: defineRule({
      id: 'holdAtAllCosts',
      ref: 'BTS-ORD-06',
      stats: {
        defence(value) {
          value.add(1, { rule: 'BTS-ORD-06', say: 'bts.why.hold' });
        },
      },
    }),
  },
});
