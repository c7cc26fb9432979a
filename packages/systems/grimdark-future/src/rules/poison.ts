import { defineRule } from '../rule.js';

/**
 * Poison: natural sixes to block its hits are rolled again, once (a second six does block, GDF-GEN-13), and the target
 * regenerates worse; with Rending the two penalties add up. GDF-SPC-32, -33.
 */
export const poison = defineRule({
  id: 'poison',
  ref: 'GDF-SPC-33',
  ofWeapons: true,
  attack: {
    rerollsBlock: 6,
    toRegenerate(roll) {
      roll.add(-1, { rule: 'GDF-SPC-32', say: 'gdf.why.poison-regeneration' });
    },
  },
});
