import { defineRule } from '../../rule.js';

/** Master of magic: +1 on casting and dispelling. BTS-SPR-47. */
export const masterMagic = defineRule({
  id: 'srMasterMagic',
  ref: 'BTS-SPR-47',
  command: {
    toCast(roll) {
      roll.add(1, { rule: 'BTS-SPR-47', say: 'bts.why.master-magic' });
    },
  },
});
