import { defineRule } from '../../rule.js';
import { figureOf } from '../../state.js';

/** Fanatic: fearless, enraged, and +1 to wound in the Duel after its charge. BTS-SPR-34. */
export const fanatic = defineRule({
  id: 'srFanatic',
  ref: 'BTS-SPR-34',
  move: { mustCharge: true },
  morale: { passes: () => true },
  wound: {
    toWound(roll, { kind, by }, state) {
      if (kind === 'duel' && figureOf(state, by).marks.charged)
        roll.add(1, { rule: 'BTS-SPR-34', say: 'bts.why.fanatic' });
    },
  },
});
