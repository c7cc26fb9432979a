import { defineRule } from '../../rule.js';
import { isPlainShot } from '../../shooting/plainShot.js';

/** Flaming shots: +1 to penetrate with its shots, flamethrowers excepted. BTS-SPR-73. */
export const flaming = defineRule({
  id: 'srFlaming',
  ref: 'BTS-SPR-73',
  wound: {
    toPenetrate(roll, blow, state) {
      if (isPlainShot(state, blow)) roll.add(1, { rule: 'BTS-SPR-73', say: 'bts.why.flaming' });
    },
  },
});
