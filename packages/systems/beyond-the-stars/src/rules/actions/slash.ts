import { defineRule } from '../../rule.js';

/** Legendary Slash: each of his wounds in Duels that is not saved takes 1D3+1 PV. BTS-ACT-10. */
export const slash = defineRule({
  id: 'actSlash',
  ref: 'BTS-ACT-10',
  wound: { loss: ({ kind }) => (kind === 'duel' ? { kind: 'd3', plus: 1 } : undefined) },
});
