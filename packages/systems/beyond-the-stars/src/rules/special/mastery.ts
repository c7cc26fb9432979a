import { defineRule } from '../../rule.js';
import { sheetOf } from '../../state.js';

/** Mastery (X): with X one Duel die, or all misses, may be rolled again. BTS-SPR-49. */
export const mastery = defineRule({
  id: 'srMastery',
  ref: 'BTS-SPR-49',
  takes: 'weapon',
  duel: {
    rerolls: ({ state, figure, weapons }, { x }) =>
      weapons.some(place => sheetOf(state, figure).melee[place]?.id === x),
  },
  shoot: { rerollsMisses: ({ weapon }, { x }) => (weapon.id === x ? 'may' : undefined) },
});
