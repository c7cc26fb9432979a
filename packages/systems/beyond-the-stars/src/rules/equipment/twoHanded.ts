import { defineRule } from '../../rule.js';
import { NOBODY, sheetOf } from '../../state.js';

/** A two-handed melee weapon: -1 on Duel dice, +1 to wound. BTS-IMP-03; the benefit is the catalogue's recommendation. */
export const twoHanded = defineRule({
  id: 'twoHanded',
  ref: 'BTS-IMP-03',
  duel: {
    dice(roll, { state, figure, weapons }) {
      if (sheetOf(state, figure).melee[weapons[0] ?? NOBODY]?.hands === 2)
        roll.add(-1, { rule: 'BTS-IMP-03', say: 'bts.why.two-handed' }, 'two-handed');
    },
  },
  wound: {
    toWound(roll, { kind, by, weapon }, state) {
      if (kind === 'duel' && sheetOf(state, by).melee[weapon]?.hands === 2)
        roll.add(1, { rule: 'BTS-IMP-03', say: 'bts.why.two-handed' });
    },
  },
});
