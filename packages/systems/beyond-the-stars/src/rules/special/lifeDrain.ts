import { defineRule } from '../../rule.js';

/** Life drain: a wound that is not ignored takes all PV. BTS-SPR-32. */
export const lifeDrain = defineRule({
  id: 'srLifeDrain',
  ref: 'BTS-SPR-32',
  wound: { loss: () => ({ kind: 'all' }) },
});
