import { defineRule, type FigureId, type State } from '../../rule.js';
import { AURA } from '../../rulings.js';
import { sheetOf } from '../../state.js';
import { follows } from './refused.js';

const BIG = ['walker', 'monster', 'vehicle'];

const isBig = (state: State, figure: FigureId, builds: readonly string[]): boolean =>
  builds.includes(sheetOf(state, figure).build);

/** Kill that thing: allies near the Champion fight better against Walkers, Monsters and Vehicles. BTS-ORD-04, R-112. */
export const killThatThing = defineRule({
  id: 'killThatThing',
  ref: 'BTS-ORD-04',
  aura: {
    within: AURA,
    reaches: (state, figure, source) => follows(state, 'killThatThing', figure, source),
    lends: defineRule({
      id: 'killThatThing',
      ref: 'BTS-ORD-04',
      shoot: { rerollsMisses: ({ state, target }) => (isBig(state, target, BIG) ? 'may' : undefined) },
      duel: { rerolls: ({ state, foes }) => foes.some(foe => isBig(state, foe, ['walker', 'monster'])) },
      wound: {
        toPenetrate(roll) {
          roll.add(1, { rule: 'BTS-ORD-04', say: 'bts.why.kill-that-thing' });
        },
      },
    }),
  },
});
