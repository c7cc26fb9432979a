import { defineRule } from '../../rule.js';
import { FULL_AHEAD } from '../../rulings.js';
import { sheetOf } from '../../state.js';
import { fliesBy } from '../../compile.js';

/** Full ahead: more movement for the rest of the turn, but no charge. BTS-ORD-01(e), (f), R-11, R-13. */
export const fullAhead = defineRule({
  id: 'fullAhead',
  ref: 'BTS-ORD-01',
  stats: {
    mvt(value, state, { figure }) {
      const { build } = sheetOf(state, figure);
      const fast = build === 'cavalry' || build === 'bike' || build === 'vehicle' || fliesBy(state, figure);
      value.add(fast ? FULL_AHEAD.fast : FULL_AHEAD.slow, { rule: 'BTS-ORD-01', say: 'bts.why.full-ahead' });
    },
  },
  move: { noCharge: { rule: 'BTS-ORD-01', say: 'bts.no.full-ahead-charge' } },
});
