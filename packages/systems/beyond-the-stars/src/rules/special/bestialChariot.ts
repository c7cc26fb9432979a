import { defineRule } from '../../rule.js';

/** Bestial chariot: +1 to wound and to penetrate with the impact of a charge. BTS-SPR-21. */
export const bestialChariot = defineRule({
  id: 'srBestialChariot',
  ref: 'BTS-SPR-21',
  wound: {
    toWound(roll, { kind }) {
      if (kind === 'impact') roll.add(1, { rule: 'BTS-SPR-21', say: 'bts.why.bestial-chariot' });
    },
    toPenetrate(roll, { kind }) {
      if (kind === 'impact') roll.add(1, { rule: 'BTS-SPR-21', say: 'bts.why.bestial-chariot' });
    },
  },
});
