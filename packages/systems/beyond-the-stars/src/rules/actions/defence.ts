import { defineRule } from '../../rule.js';
import { sheetOf } from '../../state.js';

/** Legendary Defence: his own D is doubled for the turn. BTS-ACT-01, R-19; R-107: before anything is added to it. */
export const defence = defineRule({
  id: 'actDefence',
  ref: 'BTS-ACT-01',
  stats: {
    defence(value, state, { figure }) {
      value.add(sheetOf(state, figure).defence, { rule: 'BTS-ACT-01', say: 'bts.why.legendary-defence' });
    },
  },
});
