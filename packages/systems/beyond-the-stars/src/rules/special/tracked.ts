import { defineRule } from '../../rule.js';

/** Tracked: it ignores difficult ground. BTS-SPR-24. */
export const tracked = defineRule({
  id: 'srTracked',
  ref: 'BTS-SPR-24',
  move: { ground: kind => (kind === 'deep-water' ? undefined : 1) },
});
