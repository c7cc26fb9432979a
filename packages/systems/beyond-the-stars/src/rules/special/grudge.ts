import { hasKeyword } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';

/** Grudge (X): in Duels wound dice of 1 are rolled again against those with keyword X. BTS-SPR-63. */
export const grudge = defineRule({
  id: 'srGrudge',
  ref: 'BTS-SPR-63',
  takes: 'keyword',
  wound: {
    rerollsOnes: ({ kind, victim }, state, { x }) => kind === 'duel' && hasKeyword(state, victim, String(x)),
  },
});
