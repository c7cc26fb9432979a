import { defineRule } from '../../src/rule.js';

/** Tracker: hits better what has not moved since its latest activation began. */
export const tracker = defineRule({
  id: 'tracker',
  ref: 'GDF-HSE-01',
  attack: {
    toHit(roll, strike) {
      if (!strike.targetMoved) roll.add(+1, { rule: 'GDF-HSE-01', say: 'gdf.why.tracker' });
    },
  },
});
