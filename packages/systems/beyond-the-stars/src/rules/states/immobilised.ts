import { defineRule } from '../../rule.js';

/** Immobilised: no move of its own, no shot, no spell, no Order or Action, no blow, no charge bonus. BTS-SPL-13, R-16. */
export const immobilised = defineRule({
  id: 'immobilised',
  ref: 'BTS-SPL-13',
  move: {
    noMove: { rule: 'BTS-SPL-13', say: 'bts.no.immobilised' },
    noCharge: { rule: 'BTS-SPL-13', say: 'bts.no.immobilised' },
  },
  duel: { strikesNot: true },
  command: { mute: { rule: 'BTS-SPL-13', say: 'bts.no.immobilised' } },
});
