import { is } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';

/** Infectious bite: in Duels its Force meets the victim’s Force instead of its Defence. BTS-SPR-54. */
export const infectiousBite = defineRule({
  id: 'srInfectiousBite',
  ref: 'BTS-SPR-54',
  wound: {
    against: ({ kind, victim }, state) =>
      kind === 'duel' && !is(state, victim, 'siege', 'vehicle') ? 'force' : undefined,
  },
});
