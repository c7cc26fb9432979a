import { hasKeyword, is } from '../../figures/traits.js';
import { defineRule } from '../../rule.js';

/** Big game: +1 to wound Beasts, Monsters and Walkers in Duels, and +1 to penetrate there. BTS-SPR-41. */
export const bigGame = defineRule({
  id: 'srBigGame',
  ref: 'BTS-SPR-41',
  wound: {
    toWound(roll, { kind, victim }, state) {
      const game = is(state, victim, 'beast', 'monster', 'walker') || hasKeyword(state, victim, 'beast');
      if (kind === 'duel' && game) roll.add(1, { rule: 'BTS-SPR-41', say: 'bts.why.big-game' });
    },
    toPenetrate(roll, { kind }) {
      if (kind === 'duel') roll.add(1, { rule: 'BTS-SPR-41', say: 'bts.why.big-game' });
    },
  },
});
